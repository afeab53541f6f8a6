/** The sizes at which pages are laid out otherwise: `@media (--phone)` in a style, `new MediaQuery(MEDIA.phone)` in a script. */

const PHONE = 820;
const NARROW = 1140;
const LOW = 740;

export const MEDIA = {
  phone: `max-width: ${PHONE}px`,
  desk: `min-width: ${PHONE + 1}px`,
  narrow: `max-width: ${NARROW}px`,
  wide: `min-width: ${NARROW + 1}px`,
  low: `max-height: ${LOW}px`,
} as const;

/** What a style must say so that it knows these names. */
export const CUSTOM_MEDIA = Object.entries(MEDIA)
  .map(([name, query]) => `@custom-media --${name} (${query});`)
  .join('');
