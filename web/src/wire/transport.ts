/** How a page reaches its house: over the network, or in this very browser, where no server is. */

/** What a socket is, as far as we use it. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: any) => unknown) | null;
  onmessage: ((event: any) => unknown) | null;
  onclose: ((event: any) => unknown) | null;
  send: (message: string) => void;
  close: () => void;
}

export interface Reply {
  readonly ok: boolean;
  /** What was read; nothing where it was no JSON. */
  readonly read: unknown;
}

export interface Transport {
  /** Fails if the house is not reached. */
  ask: (method: string, address: string, body?: string) => Promise<Reply>;
  line: (address: string) => Line;
  /** Whether a line can break without a word. */
  readonly breaks: boolean;
  /** Whether nobody else can come to the house. */
  readonly alone: boolean;
  /** When what is only kept for later may come. */
  readonly settled: Promise<void>;
}

const overNetwork = (credentials: RequestCredentials): Transport => ({
  ask: async (method, address, body) => {
    const request: RequestInit = { method, credentials };
    if (body !== undefined) {
      request.headers = { 'Content-Type': 'application/json' };
      request.body = body;
    }
    const reply = await fetch(address, request);
    return { ok: reply.ok, read: await reply.json().catch(() => null) };
  },
  line: (address) => {
    const url = new URL(address, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    return new WebSocket(url);
  },
  breaks: true,
  alone: false,
  settled: Promise.resolve(),
});

/** As nobody, whoever's browser it is: what a page of somebody else may show. */
export const asNobody = overNetwork('omit');

/** The server, wherever the house is. */
export const atServer = overNetwork('same-origin');

let chosen = atServer;
export const transport = (): Transport => chosen;
/** What needs other people is not offered, or says so. */
export const isAlone = () => chosen.alone;
/** Another way than the network, chosen before anything is asked. */
export const goBy = (way: Transport) => (chosen = way);
