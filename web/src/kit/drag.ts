/** Dragging a piece to a place: a copy follows the pointer, and the place under it hears what was dropped. */

const SLACK = 8;

export interface Carried {
  /** Hears the name of the place (`data-drop`) and the element there. */
  drop: (place: string, element: Element) => void;
  movable: boolean;
}

const placeUnder = (event: PointerEvent) =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]') ?? null;

/** An action for a piece that can be carried; a touch that hardly moves stays a touch. */
export function carry(piece: HTMLElement, carried: Carried) {
  let { drop, movable } = carried;
  let start: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  function lift() {
    const box = piece.getBoundingClientRect();
    ghost = piece.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('id');
    ghost.setAttribute('aria-hidden', 'true');
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      zIndex: '50',
      pointerEvents: 'none',
      transition: 'none',
      rotate: '3deg',
      filter: 'drop-shadow(0 8px 10px #0007)',
    });
    document.body.append(ghost);
    piece.dataset.carried = '';
  }

  function hover(next: HTMLElement | null) {
    if (next === over) return;
    if (over) delete over.dataset.over;
    if (next) next.dataset.over = '';
    over = next;
  }

  function settle() {
    hover(null);
    ghost?.remove();
    ghost = start = null;
    delete piece.dataset.carried;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', settle);
  }

  function down(event: PointerEvent) {
    if (!movable || event.button !== 0 || start) return;
    start = { x: event.clientX, y: event.clientY };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', settle);
  }
  function move(event: PointerEvent) {
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost && Math.hypot(x, y) < SLACK) return;
    if (!ghost) lift();
    if (ghost) ghost.style.translate = `${x}px ${y}px`;
    hover(placeUnder(event));
  }
  function up(event: PointerEvent) {
    const carrying = ghost !== null;
    const place = carrying ? placeUnder(event) : null;
    settle();
    if (!carrying) return;
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (place?.dataset.drop) drop(place.dataset.drop, place);
  }

  piece.addEventListener('pointerdown', down);
  return {
    update: (next: Carried) => ({ drop, movable } = next),
    destroy: () => {
      settle();
      piece.removeEventListener('pointerdown', down);
    },
  };
}
