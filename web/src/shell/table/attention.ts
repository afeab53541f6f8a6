/** Whether the keyboard and the ear are led to the plate: once all is told, and where an answer has taken the focus away. */

interface Moment {
  /** Something is still told, or lies over the table. */
  readonly untold: boolean;
  readonly question: number | null;
  /** Nothing has the focus. */
  readonly lost: boolean;
}

export class Attention {
  /** Whether the question before was answered from the list, which the next one leads back to. */
  isInList = false;
  #isTold = true;
  #asked: number | null = null;
  /** Nobody who has just come is led away from the head of the page. */
  #isFirst = true;

  goesToThePlate({ untold, question, lost }: Moment): boolean {
    const isTold = !untold && !this.#isTold;
    const isAsked = !untold && question !== null && question !== this.#asked && !this.#isFirst && lost;
    this.#isTold = !untold;
    this.#asked = untold ? null : question;
    if (question !== null && !untold) this.#isFirst = this.isInList = false;
    return isTold || isAsked;
  }
}
