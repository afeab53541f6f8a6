/** Things that encounters are about: a box of 60, ink outline, flat fill, one light band. */

const K = 'stroke="#2a2018" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"';

export const things = {
  barrel: `<path d="M14 8q16-6 32 0 8 22 0 44-16 6-32 0-8-22 0-44z" fill="#8a5a33" ${K}/><path d="M22 7q-5 23 0 46M38 7q5 23 0 46" fill="none" stroke="#5f3b1e" stroke-width="1.8"/><path d="M11 19q19 6 38 0M11 41q19 6 38 0" fill="none" stroke="#8d9aa2" stroke-width="4.6"/><path d="M17 14q-3 14-1 30" fill="none" stroke="#c8935c" stroke-width="3.4" stroke-linecap="round"/>`,
  parcel: `<path d="M8 22h44v30H8z" fill="#c9a26d" ${K}/><path d="M5 14h50v10H5z" fill="#dab884" ${K}/><path d="M26 14h8v38h-8z" fill="#b5302a" ${K}/><path d="M30 14Q12 12 16 4q8-2 14 10zM30 14q18-2 14-10-8-2-14 10z" fill="#d0483c" ${K}/><path d="M12 28v18" stroke="#ecd6ad" stroke-width="3" stroke-linecap="round"/>`,
  arrow: `<path d="M10 50L44 16" stroke="#2a2018" stroke-width="6.5" stroke-linecap="round"/><path d="M10 50L44 16" stroke="#a9794a" stroke-width="3" stroke-linecap="round"/><path d="M38 10l16-4-4 16q-3-8-12-12z" fill="#b7c3c9" ${K}/><path d="M4 44l8 1 2 9-7 3-5-6z" fill="#b5302a" ${K}/>`,
  gem: `<path d="M18 12h24l12 14-24 26L6 26z" fill="#4fa3bd" ${K}/><path d="M6 26h48M18 12l8 14 4 26 4-26 8-14" fill="none" stroke="#dff4fa" stroke-width="1.8"/>`,
  lantern: `<path d="M20 12q10-10 20 0" fill="none" ${K}/><path d="M16 12h28v6H16z" fill="#8d9aa2" ${K}/><path d="M14 18h32v30H14z" fill="#ffdf8e" ${K}/><path d="M30 22q-10 10-5 18 5 6 10 0 5-8-5-18z" fill="#f08a2c"/><path d="M12 48h36v6H12z" fill="#6b7880" ${K}/>`,
} as const;

export type ThingName = keyof typeof things;
