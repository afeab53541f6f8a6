/** A socket that comes back by itself: after a break it waits a random time that doubles up to ten seconds. */

const LONGEST_WAIT = 10_000;
const STILL_THERE = 25_000;
/** Codes after which trying again is useless: no such table, not for spectators. */
const FINAL = new Set([4403, 4404]);

export interface Live {
  send: (message: unknown) => boolean;
  close: () => void;
}

interface Listener {
  /** The address, asked again each time, so that it can say what was already seen. */
  address: () => string;
  hear: (message: unknown) => void;
  /** Whether the line stands. */
  standing: (stands: boolean) => void;
  ping?: unknown;
}

export function live({ address, hear, standing, ping }: Listener): Live {
  let socket: WebSocket;
  let wait = 250;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const beat = setInterval(
    () => ping && socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(ping)),
    STILL_THERE,
  );

  function open() {
    const url = new URL(address(), location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    socket = new WebSocket(url);
    socket.onopen = () => {
      wait = 250;
      standing(true);
    };
    socket.onmessage = (event) => hear(JSON.parse(event.data));
    socket.onclose = ({ code }) => {
      if (over) return;
      standing(false);
      if (FINAL.has(code)) return;
      timer = setTimeout(open, wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }
  open();

  return {
    send: (message) => {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close: () => {
      over = true;
      clearTimeout(timer);
      clearInterval(beat);
      socket.close();
    },
  };
}
