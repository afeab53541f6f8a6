/** The keys of the shell's words, by the chapters in which they stand. */
import type account from './text/account/en.json';
import type closing from './text/closing/en.json';
import type daily from './text/daily/en.json';
import type deal from './text/deal/en.json';
import type keeper from './text/keeper/en.json';
import type learn from './text/learn/en.json';
import type lobby from './text/lobby/en.json';
import type lost from './text/lost/en.json';
import type mail from './text/mail/en.json';
import type pairing from './text/pairing/en.json';
import type player from './text/player/en.json';
import type privacy from './text/privacy/en.json';
import type puzzles from './text/puzzles/en.json';
import type quiet from './text/quiet/en.json';
import type replay from './text/replay/en.json';
import type settings from './text/settings/en.json';
import type shared from './text/shared/en.json';
import type statistics from './text/statistics/en.json';
import type table from './text/table/en.json';
import type threshold from './text/threshold/en.json';
import type tidings from './text/tidings/en.json';
import type tournaments from './text/tournaments/en.json';

/** What pages share, and what a page says alone or with a few others, which is read with it. */
interface Chapters {
  account: typeof account;
  closing: typeof closing;
  daily: typeof daily;
  deal: typeof deal;
  keeper: typeof keeper;
  learn: typeof learn;
  lobby: typeof lobby;
  lost: typeof lost;
  mail: typeof mail;
  pairing: typeof pairing;
  player: typeof player;
  privacy: typeof privacy;
  puzzles: typeof puzzles;
  quiet: typeof quiet;
  replay: typeof replay;
  settings: typeof settings;
  shared: typeof shared;
  statistics: typeof statistics;
  table: typeof table;
  threshold: typeof threshold;
  tidings: typeof tidings;
  tournaments: typeof tournaments;
}

export type Chapter = keyof Chapters;
export type ShellKey = { [Name in Chapter]: keyof Chapters[Name] }[Chapter];
