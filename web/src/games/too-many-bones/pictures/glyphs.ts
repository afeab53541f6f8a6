/** The glyphs on dice, slots and labels: a box of 24, filled with the ink of what they stand on. */
import type { EffectName, Icon } from '../view';

/** Cuts a line out of a glyph in the colour of the face. */
const cut = (path: string, width = 2) =>
  `<path d="${path}" fill="none" stroke="var(--df,#fff)" stroke-width="${width}" stroke-linecap="round"/>`;
const path = (d: string) => `<path d="${d}"/>`;
const HEART = 'M12 21C5 15.5 2.5 12 2.5 8.3A5 5 0 0 1 12 6.2a5 5 0 0 1 9.5 2.1C21.5 12 19 15.5 12 21z';
const SHIELD = 'M12 2l8 2.6v6.6c0 5-3.3 8.6-8 10.8-4.7-2.2-8-5.8-8-10.8V4.6z';
const BONE = 'M6.2 9.7A2.9 2.9 0 1 0 2.6 12a2.9 2.9 0 1 0 3.6 2.3h11.6a2.9 2.9 0 1 0 3.6-2.3 2.9 2.9 0 1 0-3.6-2.3z';
const DIE = 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z';

export const glyphs = {
  sword: path('M19.5 2.5l2 2L10.8 15.2l-2-2zM6.2 12.3l5.5 5.5-1.6 1.6-1.6-1.2-3 3.3-3-3 3.3-3-1.2-1.6z'),
  shield: path(SHIELD),
  shield_plus: path(SHIELD) + cut('M12 7.5v8M8 11.5h8', 2.4),
  bones: `<g transform="rotate(-45 12 12)">${path(BONE)}</g><g transform="rotate(45 12 12)"><path d="${BONE}" stroke="var(--df,#fff)" stroke-width="1"/></g>`,
  bones_again: `<g transform="rotate(-45 12 12)">${path(BONE)}</g>${'<path d="M18.5 3.5l3 3-3 3M21 6.5h-5M5.5 20.5l-3-3 3-3M3 17.5h5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>'}`,
  heart: path(HEART),
  heart_plus: path(HEART) + cut('M12 9.5v6M9 12.5h6'),
  heart_shield: path(HEART) + cut('M8 10.5h8M8 13.5h8', 1.8),
  boot: path('M6 3h6v9c4 .2 8 1.8 9 5.5V20H6zM6 21h15v1.8H6zM2 5.5h3V7H2zM1 9.5h4V11H1zM2 13.5h3V15H2z'),
  drop: path('M12 2s7 8 7 13a7 7 0 0 1-14 0C5 10 12 2 12 2z'),
  blood: path('M9 2s5 6 5 10a5 5 0 0 1-10 0c0-4 5-10 5-10zM17 11s3.5 4 3.5 7a3.5 3.5 0 0 1-7 0c0-3 3.5-7 3.5-7z'),
  intercept: path('M3 4h4v16H3zM9.5 10.5h6V7l6 5-6 5v-3.5h-6z'),
  meat: path('M5 4c3-3 6 0 9 0s6-1 6 3-4 3-4 7 1 7-4 7-5-4-5-8-5-6-2-9z'),
  swap: path('M3 6.5h11V3l6.5 5L14 13V9.5H3zM21 17.5v-3H10.5V11L4 16l6.5 5v-3.5z'),
  star: path('M12 2.5l2.9 6.3 6.8.8-5 4.7 1.3 6.8L12 17.7 6 21.1l1.3-6.8-5-4.7 6.8-.8z'),
  lock: path('M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11h-2.3V7.7a1.7 1.7 0 0 0-3.4 0V11z'),
  key: path(
    'M8 3.5a5.5 5.5 0 1 1-1.5 10.8 5.5 5.5 0 0 1 1.5-10.8zm0 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 8l9 9v3h-3l-1.5-1.5-2 .5.5-2L10.5 13z',
  ),
  target:
    '<path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm0 3.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z"/>',
  bow: path('M5 3c9 1 15 7 16 16l-2 .3C18 11 13 6 4.7 5zM3 19.5L15.5 7l1.5 1.5L4.5 21zM3 16l5 5-5.5 1z'),
  ale: path('M5 8h11v13H5zM17 10h2.5q2 0 2 2v4q0 2-2 2H17v-2h2v-4h-2zM4 7q-1-4 3-4 2-2 4 0 2-1 3.5.5 3 .5 2 3.5z'),
  dice: `<path fill-rule="evenodd" d="${DIE}m1.5 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"/>`,
  flame:
    path('M12.5 1.5c1 4 6.5 6.5 6.5 13a7 7 0 0 1-14 0c0-3.5 2-5 2.5-8 1.5.8 2.5 2.2 2.7 4 1.8-2.3 2.8-5.5 2.3-9z') +
    cut('M12 14c1.5 1.5 2 3 .2 5', 1.8),
  blast: path(
    'M12 1.5l2.3 5.8 5.4-3-2 5.8 5.3 2-5.3 2.2 2.5 5.5-5.8-2.5L12 22.5l-2.5-5.2L4 20l2-5.5-5-2.4 5-2.2L4 4.5l5.5 2.6z',
  ),
  flask: path('M9 2h6v2h-1v5l6 9.5a2.2 2.2 0 0 1-2 3.5H6a2.2 2.2 0 0 1-2-3.5L10 9V4H9z') + cut('M8 16h8', 1.8),
  casing:
    path('M9 2h6v3H9zM6.5 6h11a2 2 0 0 1 2 2v11a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3V8a2 2 0 0 1 2-2z') +
    cut('M7 11h10M7 15h10', 1.6),
  fuse:
    '<path d="M5 21c8-1 2-8 8-9s2-6 4-7" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>' +
    path('M18.5 1l1 2.5 2.5.5-2 1.7.7 2.6-2.4-1.3-2.2 1.5.5-2.7L14.5 4l2.7-.4z'),
  grenade: path('M10 3h5l4 1v2h-4v2.2a7.5 7.5 0 1 1-5 0z') + cut('M8.5 13.5h8M8.5 17h8', 1.6),
  smoke: path('M7 20a5 5 0 0 1-.8-9.9A6 6 0 0 1 17.5 8.5 5.8 5.8 0 0 1 17 20z'),
  bolt: path('M14 1.5L4.5 13.5H11L9 22.5 19.5 9.5H13z'),
  swirl:
    '<path d="M12 12.5a1.5 1.5 0 1 1 1.5 2 4 4 0 1 1 2.5-5.5 6.5 6.5 0 1 1-9-3.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  barred:
    '<path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM6.5 17.5l11-11" fill="none" stroke="currentColor" stroke-width="3"/>',
  skull:
    '<path fill-rule="evenodd" d="M12 2a9 9 0 0 1 6.5 15.2V21h-3v-2h-2v2h-3v-2h-2v2h-3v-3.8A9 9 0 0 1 12 2zM8.5 9.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm7 0a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z"/>',
  leap:
    '<path d="M3 20C4 9 9 5 16 8" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>' +
    path('M14 3l7.5 6L14 14z') +
    path('M13 19h9v3h-9z'),
  up: path('M12 3l8 9h-5v9H9v-9H4z'),
  down: path('M12 21l-8-9h5V3h6v9h5z'),
  bag: path('M9 3h6l-1.5 4h-3zM10 8h4c5 3 7 6.5 7 10 0 2.5-2 4-4 4H7c-2 0-4-1.5-4-4 0-3.5 2-7 7-10z'),
  axe: path('M6 21.5L15.5 8l1.8 1.3L8 22.5zM13 3c4-2 7 0 8.5 2.5C21 10 18.5 12 14.5 12.5l-3.3-2.3z'),
  horn: path('M2 9c7 1 11-1 15-6l4 9c-6 0-9 2-11 8-3 0-4-2-3.5-4.5C4 14 2.5 12 2 9z'),
  cell:
    path('M9 2h6v2h2a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h2z') +
    cut('M13.5 8l-4 5h5l-4 5', 1.8),
  eye: '<path fill-rule="evenodd" d="M12 5c5 0 8.5 4 10 7-1.5 3-5 7-10 7S3.5 15 2 12c1.5-3 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"/>',
  again:
    '<path d="M19.5 12a7.5 7.5 0 1 1-2.5-5.6" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>' +
    path('M21.5 2v7.5H14z'),
  times: '<path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
  stone: path('M4 20L2.5 13 7 5.5 14 3l6.5 5.5L22 16l-4 4.5z') + cut('M8 12l4-4M13 16l4-3', 1.8),
  rise: path('M12 2l5.5 6H14v5h-4V8H6.5zM4 15h16v3H4zM6 19.5h12v3H6z'),
  tent: path('M12 3l10.5 18h-7.7L12 15l-2.8 6H1.5z'),
  glass:
    '<path d="M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM15.5 15.5l6 6" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  lever: path('M4 19h16v3H4zM10.5 19l6-12.2a3 3 0 1 1 2.6 1.3L14 19z'),
  trip: path('M2 11h6l2-3h4l2 3h6v3h-6l-2 3h-4l-2-3H2z'),
  force: path('M3 8h13a5 5 0 0 1 5 5v3h-7v6h-5v-6H3z'),
  blank: '<path d="M8 12h8" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
} as const;

export type GlyphName = keyof typeof glyphs;

const OF_ICON: Readonly<Record<Icon, GlyphName>> = {
  attack: 'sword',
  defence: 'shield',
  bones: 'bones',
  reusable_bones: 'bones_again',
  element: 'flask',
  casing: 'casing',
  fuse: 'fuse',
  small_explosion: 'blast',
  controlled_blast: 'blast',
  stunner: 'swirl',
  napalm: 'flame',
  smoke: 'smoke',
  cleanse: 'star',
  disable: 'barred',
  buff_hp: 'heart_shield',
  loot: 'bag',
  multi_parts: 'casing',
  bigger_boom: 'blast',
  intact_grenade: 'grenade',
  gain_holy_grenade: 'grenade',
  grenades: 'grenade',
  element_325: 'flask',
  holy_small_explosion: 'blast',
  holy_blast: 'blast',
  heal: 'heart_plus',
  heal_mult: 'times',
  melee_dmg: 'sword',
  negizap: 'bolt',
  posizap: 'heart_plus',
  reroll_heal: 'again',
  poison_jar: 'drop',
  tainted: 'skull',
  buff_atk: 'sword',
  reroll_buff: 'again',
  recover: 'heart_plus',
  booster: 'heart_shield',
  perma_hp: 'heart',
  revive: 'rise',
  poison_dart: 'drop',
  ecells: 'cell',
  const_regen: 'heart_plus',
  const_def: 'shield_plus',
  const_move: 'boot',
  const_dmg: 'sword',
  const_taunt: 'target',
  adv_def: 'shield_plus',
  def_training: 'star',
  intercept: 'intercept',
  switch: 'swap',
  rush: 'boot',
  riposte: 'sword',
  ale: 'ale',
  jerky: 'meat',
  rage: 'flame',
  anger: 'flame',
  advance: 'up',
  steal_axe: 'axe',
  poison_armor: 'drop',
  lashback: 'intercept',
  hardy: 'stone',
  drop_ini: 'down',
  atk_mod: 'sword',
  jump: 'leap',
  taunt: 'target',
  axes: 'axe',
  party_inspire: 'horn',
  disorient_all: 'swirl',
  body_count: 'skull',
  blank: 'blank',
};

export const glyphOf = (icon: Icon): GlyphName => OF_ICON[icon];

const OF_EFFECT: Readonly<Record<EffectName, GlyphName>> = {
  poison: 'drop',
  bleed: 'blood',
  stun: 'swirl',
  disable: 'barred',
  weaken: 'down',
  taunt: 'target',
  untargetable: 'eye',
  flight: 'up',
  terrify: 'skull',
};

export const effectGlyph = (effect: EffectName): GlyphName => OF_EFFECT[effect];
