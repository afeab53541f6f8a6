/** The page that is kept for when there is no network, and what it needs. */
export const PAGE = '/offline.html';
export const KEPT: readonly string[] = [PAGE, '/offline.css', '/icon.svg'];
