/** What a Baddie wears over its head: rank, trade and scars, so that no two are alike. */

const K = 'stroke="#2a2018" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"';

export const extras = {
  crown: `<path d="M28 26l-2-20 13 9 11-14 11 14 13-9-2 20q-22-6-44 0z" fill="#e3bb68" ${K}/><circle cx="50" cy="17" r="3.4" fill="#c2452d" ${K}/>`,
  helmet: `<path d="M22 42q-2-32 28-32t28 32q-28-10-56 0z" fill="#8d9aa2" ${K}/><path d="M30 32q4-14 16-16" fill="none" stroke="#d3dde2" stroke-width="4" stroke-linecap="round"/><path d="M46 10h8v26h-8z" fill="#c08f3c" ${K}/>`,
  horned: `<path d="M24 38q-2-26 26-26t26 26q-26-9-52 0z" fill="#6d6459" ${K}/><path d="M24 30Q6 26 4 8q16 2 26 14zM76 30q18-4 20-22-16 2-26 14z" fill="#efe3c6" ${K}/>`,
  band: `<path d="M20 44q30-14 60 0v8q-30-13-60 0z" fill="#b53c32" ${K}/><path d="M78 47l14-4-4 8 8 5-17 0z" fill="#b53c32" ${K}/>`,
  scar: '<path d="M60 34l10 26M60 42l8-3M64 52l8-3" fill="none" stroke="#5a2f22" stroke-width="3" stroke-linecap="round"/>',
  paint:
    '<path d="M28 60l14 4M28 66l12 5M72 60l-14 4M72 66l-12 5" fill="none" stroke="#fff3d8" stroke-width="3.4" stroke-linecap="round"/>',
  patch: `<path d="M28 46l48 8" ${K} fill="none"/><path d="M30 46q12-4 18 4-2 12-10 12-9-4-8-16z" fill="#2a2018"/>`,
  bow: `<path d="M84 34q18 30 0 62" fill="none" stroke="#7a4e2b" stroke-width="5" stroke-linecap="round"/><path d="M84 34v62" stroke="#f3e6c8" stroke-width="1.6"/><path d="M66 66h28l-6-5M94 66l-6 5" fill="none" ${K}/>`,
  rock: `<path d="M70 92l4-16 14-4 10 10-4 14-14 4z" fill="#9a9184" ${K}/><path d="M77 82l8-3" stroke="#d5cec0" stroke-width="3" stroke-linecap="round"/>`,
  club: `<path d="M72 100L82 60q2-12 12-10 8 4 4 16L84 104z" fill="#7a5634" ${K}/><path d="M84 58l6 3M82 68l6 3" stroke="#f0d08a" stroke-width="3" stroke-linecap="round"/>`,
  sword: `<path d="M84 40l6-8 4 8-4 46h-6z" fill="#cfd8dc" ${K}/><path d="M78 86h20v5H78z" fill="#c08f3c" ${K}/>`,
  drum: `<path d="M60 78h34v22H60z" fill="#a8332c" ${K}/><ellipse cx="77" cy="78" rx="17" ry="6" fill="#f3e6c8" ${K}/><path d="M60 84l10 14 8-14 8 14 8-14" fill="none" stroke="#f0d08a" stroke-width="2"/>`,
  horn: `<path d="M58 88q20 2 28-20l12 12q-10 22-38 20z" fill="#e7d6ae" ${K}/><path d="M68 86l4 8M80 78l6 8" stroke="#a5793b" stroke-width="3"/>`,
  hat: `<path d="M18 40q32-12 64 0-6-8-14-9L54 4q-14 6-18 26-12 2-18 10z" fill="#5b3f74" ${K}/><circle cx="55" cy="8" r="4" fill="#f4c542" ${K}/>`,
  moss: '<path d="M24 34q4-16 14-12 4-12 14-6 10-6 14 6 10-2 12 12-8 4-14-2-8 6-14 0-8 6-14 0-6 6-12 2z" fill="#6e9a3f" stroke="#2a2018" stroke-width="2.2" stroke-linejoin="round"/>',
  flame:
    '<path d="M50 34Q34 26 44 8q2 8 8 6 2-10 8-12-2 12 6 16 4 12-16 16z" fill="#f08a2c" stroke="#2a2018" stroke-width="2.2"/><path d="M52 32q-8-6-2-14 6 6 6 10 0 4-4 4z" fill="#ffd76a"/>',
  quills:
    '<path d="M26 40L8 22M32 30L20 8M42 25L38 2M58 25l4-23M68 30L80 8M74 40l18-18" stroke="#2a2018" stroke-width="5" stroke-linecap="round"/><path d="M26 40L8 22M32 30L20 8M42 25L38 2M58 25l4-23M68 30L80 8M74 40l18-18" stroke="#f3e6c8" stroke-width="2.4" stroke-linecap="round"/>',
  gold: '<path d="M22 74l4 8 8 2-6 6 2 8-8-4-8 4 2-8-6-6 8-2zM78 70l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" fill="#ffe08a" stroke="#7d5719" stroke-width="1.6"/>',
  bag: `<path d="M66 78h22l6 18q-2 6-8 6H68q-6 0-8-6z" fill="#8a6a3f" ${K}/><path d="M68 78q9-6 18 0" fill="none" stroke="#f0d08a" stroke-width="3"/>`,
  keg: `<path d="M64 76q14-6 28 0 4 14 0 28-14 4-28 0-4-14 0-28z" fill="#7a4e2b" ${K}/><path d="M62 86h32M62 96h32" stroke="#2a2018" stroke-width="2.4"/><path d="M78 74q2-10 10-10" fill="none" ${K}/><circle cx="90" cy="63" r="4" fill="#f4c542"/>`,
  rope: `<path d="M10 84q40 20 80 0" fill="none" stroke="#2a2018" stroke-width="8"/><path d="M10 84q40 20 80 0" fill="none" stroke="#c9a26d" stroke-width="4.6" stroke-dasharray="5 3"/>`,
  bib: `<path d="M28 86q22 14 44 0l4 20H24z" fill="#f3e6c8" ${K}/><path d="M38 96q4 5 8 0M56 98q4 4 8-1" stroke="#a8332c" stroke-width="4" stroke-linecap="round" fill="none"/>`,
} as const;

export type Extra = keyof typeof extras;
