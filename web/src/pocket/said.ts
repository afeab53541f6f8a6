/**
 * What is known without asking the house, which takes its time to wake: what every house says alike lies beside the
 * client as files; who plays here, at which tables, and what they have learnt is remembered from last time.
 */

const LASTING = /^\/api\/(games|words\/\w+\/[\w-]+|rules\/\w+\/[\w-]+|lessons\/[\w-]+\/[\w-]+)$/;
const FIRST = new Set(['/api/me', '/api/lobby', '/api/lessons']);
const KEY = 'rouages.pocket';

export class Said {
  #folder: string;
  /** Whether the house has answered: from then on it is asked. */
  #awake = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  wake(): void {
    this.#awake = true;
  }

  /** What is known of an address; nothing if the house must be asked. */
  async at(address: string): Promise<unknown> {
    if (LASTING.test(address)) return this.#file(address);
    if (this.#awake || !FIRST.has(address)) return undefined;
    const kept = localStorage.getItem(`${KEY}${address}`);
    return kept === null ? this.#file(address) : JSON.parse(kept);
  }

  remember(address: string, read: unknown): void {
    if (!FIRST.has(address)) return;
    try {
      localStorage.setItem(`${KEY}${address}`, JSON.stringify(read));
    } catch {
      // What does not fit is asked for again.
    }
  }

  async #file(address: string): Promise<unknown> {
    const reply = await fetch(`${this.#folder}/said${address}.json`).catch(() => null);
    return reply?.ok ? reply.json() : undefined;
  }
}
