/** Who looks like what: a head, its colours, and what it wears. */
import type { ChipType, UnitName } from '../view';
import type { Extra } from './extras';
import type { Head } from './heads';

export interface Cast {
  head: Head;
  /** Body, light, dark, and the ground behind. */
  colours: readonly [string, string, string, string];
  extras: readonly Extra[];
}

const TROLL = ['#7d8f6a', '#a9ba93', '#566546', '#cbbf9d'] as const;
const SCALE = ['#4f93a6', '#a5d5de', '#2f6b7c', '#b9c9cb'] as const;
const BOG = ['#4a7a4e', '#8bb683', '#2c4d31', '#6f8f6a'] as const;
const ORC = ['#6e8a4a', '#a3bd78', '#46592d', '#c3a58d'] as const;
const GOBLIN = ['#8fa84a', '#c3d483', '#5f7329', '#d0c199'] as const;
const BEAST = ['#5c5470', '#a09ab2', '#3b3549', '#8d83a3'] as const;
const CLAY = ['#a8795a', '#d0a98b', '#6d4a34', '#7c8f73'] as const;
const STONE = ['#8d8b86', '#c3c0b8', '#5a5853', '#7c8f73'] as const;
const GOLD = ['#d8a93c', '#f6dd94', '#8d6514', '#5f7a64'] as const;
const BROWN = ['#8a5f3d', '#c79a72', '#573720', '#b5a88a'] as const;
const TAWNY = ['#c08a4a', '#e6c490', '#7d5526', '#9aa69a'] as const;
const RED = ['#b34a34', '#e2967b', '#74281a', '#d6b48e'] as const;
const SAND = ['#c8a468', '#ecd6a6', '#8c6c38', '#d9c79c'] as const;
const NIGHT = ['#3a3350', '#756b93', '#231e33', '#59506e'] as const;
const MUD = ['#6f6a45', '#a8a274', '#454127', '#8a9270'] as const;

const cast = (head: Head, colours: Cast['colours'], ...extras: Extra[]): Cast => ({ head, colours, extras });

/** Whoever has a face: the units, and the old lady of an encounter. */
export type Face = UnitName | 'old_lady';

const CASTING: Readonly<Record<Face, Cast>> = {
  boomer: cast('boomer', TROLL),
  patches: cast('patches', TROLL),
  picket: cast('picket', TROLL),
  tantrum: cast('tantrum', TROLL),
  lout: cast('troll', TROLL),
  bridge_brat: cast('troll', ['#9aa86a', '#c9d49a', '#687543', '#cbbf9d'], 'band'),
  rock_tosser: cast('troll', STONE, 'rock'),
  mossback: cast('troll', MUD, 'moss'),
  bridge_keeper: cast('troll', ['#6d7f86', '#a3b4ba', '#465459', '#c4b795'], 'helmet', 'club'),
  boulder_hurler: cast('troll', BROWN, 'rock', 'scar'),
  club_swinger: cast('troll', ['#8a7a96', '#bbaec6', '#5b4e66', '#cbbf9d'], 'club', 'paint'),
  mountain_mother: cast('troll', ['#7b8ea0', '#b4c3d1', '#4e5f6f', '#dfe3e4'], 'horned'),
  toll_baron: cast('troll', RED, 'crown', 'bag'),
  whelp: cast('kobold', ['#7fae74', '#bfe0b4', '#4f7a47', '#b9c9cb']),
  tail_biter: cast('kobold', RED, 'scar'),
  spine_spitter: cast('kobold', ['#8a6fb0', '#c4b1de', '#5a447a', '#b9c9cb'], 'quills'),
  kobold: cast('kobold', SCALE),
  young_dragon: cast('dragon', ['#5f9a58', '#b0d79f', '#38653a', '#d6d1b4']),
  fire_drake: cast('dragon', RED, 'flame'),
  scaled_duelist: cast('kobold', ['#3f6f9a', '#9cc3e0', '#264a6b', '#b9c9cb'], 'helmet', 'sword'),
  elder_dragon: cast('dragon', NIGHT, 'gold'),
  wyrm_queen: cast('dragon', ['#8a4a8e', '#cf9bd2', '#5a2a5e', '#c9bfae'], 'crown'),
  mud_crawler: cast('lurk', MUD),
  bog_pole: cast('frog', ['#8fa05a', '#c6d394', '#5f6e36', '#b9c48f']),
  bog_frog: cast('frog', ['#77a84b', '#b6d98a', '#4c7430', '#b9c48f']),
  clay_golem: cast('golem', CLAY),
  bog_lurk: cast('lurk', BOG),
  acid_spitter: cast('frog', ['#a8b83c', '#e2ec8a', '#6c7a1c', '#8f9a6a'], 'quills'),
  stone_golem: cast('golem', STONE, 'moss'),
  golden_golem: cast('golem', GOLD, 'gold'),
  rot_sage: cast('lurk', ['#5d5a72', '#9c98b6', '#383650', '#6f8f6a'], 'hat'),
  grunt: cast('orc', ORC),
  pit_brawler: cast('orc', ['#8a8a4a', '#c4c484', '#5c5c28', '#c3a58d'], 'paint'),
  orc_archer: cast('orc', ['#5f8a6a', '#9fc5a8', '#3a5c44', '#c3a58d'], 'bow'),
  raider: cast('orc', BROWN, 'band'),
  war_captain: cast('orc', ORC, 'helmet', 'sword'),
  drummer: cast('orc', ['#7a9a5a', '#b5cf94', '#506a36', '#c3a58d'], 'drum'),
  shield_breaker: cast('orc', RED, 'horned', 'club'),
  warlord: cast('orc', ['#4f6a4a', '#8fae86', '#30452d', '#a98a72'], 'horned', 'paint'),
  siege_chief: cast('orc', STONE, 'crown', 'scar'),
  gob: cast('goblin', GOBLIN),
  cutpurse: cast('goblin', ['#a8a03c', '#dcd68a', '#6f691e', '#d0c199'], 'patch', 'bag'),
  slinger: cast('goblin', ['#6f9a5a', '#b0d197', '#466a36', '#d0c199'], 'rock'),
  horn_blower: cast('goblin', GOBLIN, 'horn'),
  gob_captain: cast('goblin', ['#7a8f3c', '#b3c478', '#505f20', '#d0c199'], 'helmet'),
  hexer: cast('goblin', ['#8f7aa8', '#c6b6da', '#5d4a74', '#d0c199'], 'hat'),
  trapper: cast('goblin', BROWN, 'rope', 'band'),
  gob_regent: cast('goblin', ['#a8903c', '#e0cd86', '#6d5b1c', '#c9b58f'], 'crown', 'bag'),
  powder_king: cast('goblin', RED, 'crown', 'keg'),
  boar: cast('boar', BROWN),
  wolf: cast('wolf', BEAST),
  quill_cat: cast('cat', TAWNY, 'quills'),
  lynx: cast('cat', ['#a8957a', '#dccbb2', '#6d5d45', '#9aa69a']),
  dire_wolf: cast('wolf', NIGHT, 'scar'),
  screech_owl: cast('owl', ['#8a6f55', '#d5bd9c', '#574331', '#59506e']),
  sand_worm: cast('worm', SAND),
  great_bear: cast('bear', BROWN, 'scar'),
  pack_mother: cast('wolf', ['#8f8a84', '#d4cfc7', '#5c5751', '#8d83a3'], 'gold'),
  nom: cast('troll', ['#a8785a', '#dcb08f', '#6d4932', '#8f6a52'], 'bib'),
  mulmesh: cast('mulmesh', NIGHT),
  drellen: cast('pale', ['#4a7a4e', '#8bb683', '#2c4d31', '#2f4a3c']),
  gendricks: cast('wizard', NIGHT),
  goblin_king: cast('goblin', ['#6f8f2c', '#b4cf6a', '#465e14', '#8f3a2c'], 'crown', 'paint'),
  marrow: cast('orc', ['#c9c3b0', '#f1ecdd', '#8a836e', '#6b2f2a'], 'horned', 'scar'),
  duster: cast('hood', ['#5a4a3a', '#9c856a', '#33281d', '#6f6152']),
  orb: cast('orb', NIGHT),
  cloak: cast('hood', ['#5b3f74', '#9a7bb8', '#38244a', '#4a3a58']),
  rat: cast('rat', BROWN),
  rubble: cast('rubble', STONE),
  mohlnor: cast('mohlnor', NIGHT),
  old_lady: cast('lady', NIGHT),
};

export const castOf = (name: Face): Cast => CASTING[name];

/** The ring of a chip tells the type of its creature. */
const RINGS: Readonly<Record<ChipType | 'gearloc', string>> = {
  troll: '#8a6a3f',
  scale: '#4fa3bd',
  bog: '#4f8a3c',
  orc: '#a8532a',
  goblin: '#9aa82c',
  beast: '#7a4a9e',
  tyrant: '#8e2c29',
  gearloc: '#c08f3c',
  none: '#7d7468',
};

export const ringOf = (kind: ChipType | 'gearloc') => RINGS[kind];
