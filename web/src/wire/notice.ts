/** A notice of the browser that leads to a page: a later one that leads to the same place takes the place of the one before. */
export const leadingTo = (path: string) => ({
  tag: path,
  icon: '/icons/192.png',
  badge: '/icons/badge.png',
  data: { path },
});
