/** The way to a house in this browser: a worker that runs it, and messages to and fro. */
import type { Line, Reply, Transport } from '../wire/transport';
import { Said } from './said';

/** What a page says to the worker: the name of what the house is to do, and what it takes. */
export type ToHouse =
  | ['ask', number: number, method: string, address: string, body: string]
  | ['open', line: number, address: string]
  | ['send', line: number, message: string]
  | ['close', line: number];

export type FromHouse =
  | ['replied', number: number, status: number, body: string]
  | ['said', line: number, message: string]
  | ['closed', line: number, code: number]
  | ['awake']
  | ['failed', why: string];

/** Where in the life of a line it is, as a socket counts it. */
const OPEN = 1;
const CLOSED = 3;
/** What everything is answered with where the house cannot be opened. */
const CLOSED_HOUSE: Reply = { ok: false, read: { type: 'HouseClosed' } };

/** So long after it is awake whoever wanted to play at once is asked: then all other files come to be kept. */
const SETTLED = 3000;

const TABLES = '/api/tables';
/** What is played here stays even when the browser wants room; it may ask the person, so nobody is asked before they play. */
const lasts = () => void navigator.storage?.persist?.().catch(() => false);

export class Pocket implements Transport {
  readonly breaks = false;
  readonly alone = true;
  readonly settled: Promise<void>;
  #settle = () => {};
  #folder: string;
  #worker: Worker | null = null;
  #said: Said;
  #failed = false;
  #number = 0;
  #asked = new Map<number, (reply: Reply) => void>();
  #lines = new Map<number, PocketLine>();

  /** From the folder of a release; Python comes with the first wish that no file fulfils. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#said = new Said(folder);
    this.settled = new Promise((settle) => (this.#settle = settle));
    // Who was here before has all of them, and only asks whether there are others.
    if (navigator.serviceWorker?.controller) this.#settle();
  }

  /** Has Python come, if it does not already. */
  begin(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: this.#folder });
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.#hear(data);
    worker.onerror = () => this.#fail();
    return (this.#worker = worker);
  }

  async ask(method: string, address: string, body = ''): Promise<Reply> {
    const said = method === 'GET' ? await this.#said.at(address) : undefined;
    if (said !== undefined) return { ok: true, read: said };
    if (method === 'POST' && address === TABLES) lasts();
    const reply = await this.#ask(method, address, body);
    if (reply.ok && (method === 'GET' || method === 'PUT')) this.#said.remember(address, reply.read);
    return reply;
  }

  #ask(method: string, address: string, body: string): Promise<Reply> {
    if (this.#failed) return Promise.resolve(CLOSED_HOUSE);
    const number = ++this.#number;
    return new Promise((done) => {
      this.#asked.set(number, done);
      this.#say(['ask', number, method, address, body]);
    });
  }

  line(address: string): Line {
    const number = ++this.#number;
    const line = new PocketLine(
      (message) => this.#say(['send', number, message]),
      () => {
        this.#lines.delete(number);
        this.#say(['close', number]);
      },
    );
    this.#lines.set(number, line);
    this.#say(['open', number, address]);
    return line;
  }

  #say(message: ToHouse): void {
    this.begin().postMessage(message);
  }

  #hear(message: FromHouse): void {
    switch (message[0]) {
      case 'replied': {
        const [, number, status, body] = message;
        this.#asked.get(number)?.({ ok: status < 400, read: JSON.parse(body) });
        this.#asked.delete(number);
        return;
      }
      case 'said':
        this.#lines.get(message[1])?.onmessage?.({ data: message[2] });
        return;
      case 'closed': {
        const line = this.#lines.get(message[1]);
        this.#lines.delete(message[1]);
        return line?.end(message[2]);
      }
      case 'awake':
        setTimeout(this.#settle, SETTLED);
        return this.#said.wake();
      case 'failed':
        return this.#fail();
    }
  }

  /** The house cannot be opened: whoever asks is told so. */
  #fail(): void {
    this.#failed = true;
    this.#settle();
    for (const done of this.#asked.values()) done(CLOSED_HOUSE);
    this.#asked.clear();
  }
}

class PocketLine implements Line {
  readyState = OPEN;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;

  constructor(
    readonly send: (message: string) => void,
    readonly hangUp: () => void,
  ) {
    queueMicrotask(() => this.onopen?.(null));
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.hangUp();
  }

  /** The house has closed it. */
  end(code: number): void {
    this.readyState = CLOSED;
    this.onclose?.({ code });
  }
}
