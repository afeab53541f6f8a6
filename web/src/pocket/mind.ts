/** Who thinks beside the house, in a worker of its own, so that the board never waits for a bot. */
import type { Stood } from './python';
import { NOBODY, type Beginning, type Thought } from './thought';

export class Mind {
  #worker: Worker | null = null;
  #failed = false;
  #number = 0;
  #waiting = new Map<number, (said: string) => void>();
  #stood: Stood | null;

  /** Whoever thinks begins as this Python stood, if it is given. */
  constructor(stood: Stood | null) {
    this.#stood = stood;
  }

  /** Something will have to be thought about soon. */
  wake(): void {
    if (this.#worker || this.#failed) return;
    try {
      this.#worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: self.name });
    } catch {
      return this.#fail();
    }
    this.#worker.onmessage = ({ data: [number, said] }: MessageEvent<Thought>) => {
      this.#waiting.get(number)?.(said);
      this.#waiting.delete(number);
    };
    this.#worker.onerror = () => this.#fail();
    const first: Beginning = [this.#stood];
    const memory = this.#stood?.memory;
    this.#worker.postMessage(first, memory instanceof ArrayBuffer ? [memory] : []);
    this.#stood = null; // as large as all of Python
  }

  think(thought: string): Promise<string> {
    this.wake();
    if (this.#failed) return Promise.resolve(NOBODY);
    const number = ++this.#number;
    return new Promise((done) => {
      this.#waiting.set(number, done);
      const sent: Thought = [number, thought];
      this.#worker!.postMessage(sent);
    });
  }

  /** There is no room for anybody in this browser. */
  #fail(): void {
    this.#failed = true;
    this.#worker?.terminate();
    for (const done of this.#waiting.values()) done(NOBODY);
    this.#waiting.clear();
  }
}
