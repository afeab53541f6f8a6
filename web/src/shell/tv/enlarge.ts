/** Shows a page that is laid out for a desk from across the room: on a larger screen everything grows with it. */
import type { Attachment } from 'svelte/attachments';

/** The screen that the tables are laid out for. */
const DESK = { width: 1280, height: 760 };

export const enlarge: Attachment<HTMLElement> = (element) => {
  const fit = () => {
    const zoom = Math.max(1, Math.min(innerWidth / DESK.width, innerHeight / DESK.height));
    element.style.zoom = String(zoom);
    element.style.setProperty('--screen', `${innerHeight / zoom}px`);
  };
  fit();
  addEventListener('resize', fit);
  return () => removeEventListener('resize', fit);
};
