/**
 * A socket that comes back by itself: after a break it waits a random time, soon two seconds for a minute, then up to ten.
 * A break without a word is noticed, too: whoever is waited for is asked, and says nothing.
 */
import { transport, type Line } from './transport';

const SHORTEST_WAIT = 250;
const EARLY_WAIT = 2000;
const LONGEST_WAIT = 10_000;
/** For so long after a break it is tried often. */
const EARLY = 60_000;
/** A line that is not open after this will not be. */
const OPENING = 4000;
const STILL_THERE = 25_000;
/** After so long without a word the server is asked, where something is expected of it. */
const QUIET = 2000;
/** So long it may take to answer before the line counts as lost, and before another one is tried. */
const SILENT = 1000;
const GIVEN_UP = 2000;
const WATCH = 500;
/** Codes after which trying again is useless: no such table, not for spectators. */
const FINAL = new Set([4403, 4404]);
const TOO_OFTEN = 4429;

/** Those that are open. */
const lines = new Set<Live>();
/** Closes them all: another page follows. */
export const hangUp = () => lines.forEach((line) => line.close());

export interface Live {
  send: (message: unknown) => boolean;
  /** Hangs up, and comes back at once as who one is now. */
  renew: () => void;
  close: () => void;
}

interface Listener {
  /** The address, asked again each time, so that it can say what was already seen. */
  address: () => string;
  hear: (message: unknown) => void;
  /** Whether the line stands. */
  standing: (stands: boolean) => void;
  /** What asks whether the server is there, and whether anything is expected of it soon. */
  ping?: unknown;
  eager?: () => boolean;
}

/** A line that opens only to be refused is no welcome: whoever comes too often must wait longer each time. */
function isRefused(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'Refused';
}

export function live({ address, hear, standing, ping, eager = () => false }: Listener): Live {
  let socket: Line;
  let wait = SHORTEST_WAIT;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stands: boolean | null = null;
  /** When the line was opened, when it broke, when something was last heard, when it was asked whether anybody is there. */
  let opened = 0;
  let broken: number | null = null;
  let heard = 0;
  let asked: number | null = null;
  /** How often nothing was heard since it was asked: a page that was held up itself must not blame the line. */
  let unanswered = 0;

  const watching = setInterval(watch, WATCH);

  function stand(now: boolean) {
    if (stands === now) return;
    stands = now;
    standing(now);
  }

  function open() {
    const line = (socket = transport().line(address()));
    opened = Date.now();
    asked = null;
    line.onopen = () => {
      heard = Date.now();
      stand(true);
    };
    line.onmessage = (event) => {
      const message: unknown = JSON.parse(event.data);
      heard = Date.now();
      asked = null;
      if (!isRefused(message)) {
        wait = SHORTEST_WAIT;
        broken = null;
      }
      stand(true);
      hear(message);
    };
    line.onclose = ({ code }) => line === socket && lose(code);
  }

  function lose(code: number) {
    if (over) return;
    stand(false);
    if (FINAL.has(code)) return;
    broken ??= Date.now();
    timer = setTimeout(open, wait * (0.5 + Math.random()));
    const isEarly = code !== TOO_OFTEN && Date.now() - broken < EARLY;
    wait = Math.min(wait * 2, isEarly ? EARLY_WAIT : LONGEST_WAIT);
  }

  /** Gives a line up that nothing comes from, and tries another. */
  function leave() {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    lose(0);
  }

  function watch() {
    const now = Date.now();
    if (socket.readyState === WebSocket.CONNECTING && now - opened >= OPENING) leave();
    if (socket.readyState !== WebSocket.OPEN || !ping || !transport().breaks) return;
    const isAwaited = !document.hidden && eager();
    if (asked === null) {
      if (now - heard < (isAwaited ? QUIET : STILL_THERE)) return;
      asked = now;
      unanswered = 0;
      socket.send(JSON.stringify(ping));
    } else if (isAwaited && ++unanswered > 1) {
      if (now - asked >= SILENT) stand(false);
      if (now - asked >= GIVEN_UP) leave();
    }
  }

  open();

  const itself: Live = {
    send: (message) => {
      if (!stands || socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    renew: () => {
      wait = 0;
      leave();
      wait = SHORTEST_WAIT;
    },
    close: () => {
      over = true;
      clearTimeout(timer);
      clearInterval(watching);
      socket.close();
      lines.delete(itself);
    },
  };
  lines.add(itself);
  return itself;
}
