/** Pieces slide over the mat from where they stood to where they stand. */
import type { Attachment } from 'svelte/attachments';
import { calm, outline } from '../../../kit/motion';
import type { Unit } from '../view';

const MOVE = 320;

export class Sliding {
  #stood = new Map<Unit, number>();

  /** Forgets who has left, so that whoever takes its token next does not come from its place. */
  forget(standing: ReadonlySet<Unit>): void {
    for (const unit of this.#stood.keys()) if (!standing.has(unit)) this.#stood.delete(unit);
  }

  /** Slides a piece to its cell from the cell where it stood before. */
  to(unit: Unit, place: number): Attachment {
    return (piece) => {
      const before = this.#stood.get(unit);
      this.#stood.set(unit, place);
      const cell = piece.parentElement;
      const from = before === undefined || before === place ? null : cell?.parentElement?.children[before];
      if (!from || !cell) return;
      if (calm()) return void outline(piece);
      const [was, is] = [from.getBoundingClientRect(), cell.getBoundingClientRect()];
      piece.animate(
        [
          { transform: `translate(${was.left - is.left}px, ${was.top - is.top}px)`, zIndex: 2 },
          { transform: 'none', zIndex: 2 },
        ],
        { duration: MOVE, easing: 'cubic-bezier(.2,.7,.2,1)' },
      );
    };
  }
}
