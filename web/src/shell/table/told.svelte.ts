/** How far the board has told what happened; a board that tells nothing bit by bit has always told everything. */
export class Told {
  /** How many of the newest events are still to be told. */
  untold = $state(0);
  #waits = false;

  /** So many more happened. */
  more(events: number): void {
    if (this.#waits) this.untold += events;
  }

  /** The board has told all but so many of the newest events; whether these were the last. */
  all(untold: number): boolean {
    const ends = this.untold > 0 && untold === 0;
    this.untold = untold;
    this.#waits = true;
    return ends;
  }

  /** These events, as far as they have been told. */
  of<Event>(events: readonly Event[]): readonly Event[] {
    return this.untold ? events.slice(0, Math.max(0, events.length - this.untold)) : events;
  }
}
