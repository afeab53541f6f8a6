/** The server's clock, as this browser reckons it from the last pong: told halfway between question and answer. */
let ahead = 0;

/** The server said its time, in seconds, to a question asked then, in this browser's milliseconds. */
export function told(seconds: number, asked: number): void {
  ahead = seconds * 1000 - (asked + Date.now()) / 2;
}

/** Seconds since 1970 by the server's clock. */
export const serverNow = (): number => (Date.now() + ahead) / 1000;
