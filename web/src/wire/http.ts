/** Asking the server over HTTP. What it refuses is thrown as a record, whose sentence is in the catalogue `server`. */
import { isRecord, type Sayable } from '../words/record';
import type { Language } from '../words/languages';
import { preferred } from '../words/words.svelte';
import type { Catalogue } from '../words/template';
import { told } from './serverClock';
import { atServer, transport } from './transport';
import type {
  Account,
  Acts,
  Advice,
  AnyDeed,
  Board,
  BoardKind,
  BotCard,
  CarriedBy,
  CarryLink,
  Comments,
  ComplaintPage,
  Complaints,
  Curve,
  DailyPage,
  DaysGone,
  DayShown,
  DealLink,
  DealMoments,
  DealPage,
  DoorLink,
  Estimates,
  Figures,
  Film,
  FirstSteps,
  FoundTables,
  Frame,
  FriendsToInvite,
  Games,
  Gatherings,
  Grievance,
  HoldKind,
  HouseHours,
  Invitation,
  KeeperRoom,
  Keeping,
  KeptPeople,
  KeptTables,
  LastCopy,
  LessonCard,
  LessonPage,
  LobbyLists,
  MailConfirmed,
  MailOff,
  MatchRecord,
  Me,
  NewBranch,
  NewChallenge,
  NewDevices,
  NewPasskey,
  NewPush,
  NewTable,
  NewTournament,
  NoticeWishes,
  Offline,
  OwnNotices,
  OwnPeople,
  OwnVacation,
  PairingState,
  PasskeyWanted,
  PastMatches,
  Plans,
  PlayerCard,
  PlayerPage,
  Preview,
  PrivateNote,
  Provision,
  PuzzlePage,
  PuzzleReason,
  PuzzleSolution,
  PuzzleStand,
  Puzzles,
  RecoveryCodes,
  Report,
  RulesPage,
  Scope,
  Seated,
  Seen,
  SignatureWanted,
  Signed,
  Solvers,
  Statistics,
  TableCard,
  TableList,
  TableMade,
  Tidings,
  Tie,
  TokenMade,
  TournamentPage,
  Tournaments,
  Trail,
  Trial,
  Verified,
  Want,
} from './protocol';

export class Refusal extends Error {
  constructor(readonly record: Sayable) {
    super(record.type);
  }
}

/** Somebody at a table: by where they sit, or by the number of a line that they said. */
export type Said = { seat: number } | { line: number };

const UNREACHED: Sayable = { type: 'Unreached' };

const ask = <Reply>(method: string, path: string, body?: unknown): Promise<Reply> =>
  send(method, path, body === undefined ? undefined : JSON.stringify(body));

async function send<Reply>(method: string, path: string, body?: string, by = transport()): Promise<Reply> {
  const { ok, read } = await by.ask(method, `/api/${path}`, body).catch(() => {
    throw new Refusal(UNREACHED);
  });
  if (!ok) throw new Refusal(isRecord(read) ? read : UNREACHED);
  return read as Reply;
}

const named = encodeURIComponent;

/** By what link the reader came, who may need one to come in: a friend's to a seat, or a keeper's. */
function invitationHere(): string | null {
  const [, page, secret] = location.pathname.split('/');
  const given = [location.hash.slice(1), location.search].map((part) => new URLSearchParams(part).get('invitation'));
  const found = page === 'join' ? secret : (given[0] ?? given[1]);
  return found && /^[\w-]{8,64}$/.test(found) ? found : null;
}

/** Whether this browser is known to be somebody's, as far as anybody has asked. */
let isSomebody = false;
const known = (found: Me): Me => {
  isSomebody = found.name !== null;
  return found;
};

export const me = () => ask<Me>('GET', 'me').then(known);
/** Without a name: a guest keeps theirs, and a newcomer is given one. */
export const be = (name: string | null, language: Language) =>
  ask<Me>('PUT', 'me', { name, language, invitation: invitationHere() }).then(known);
let welcome: Promise<boolean> | null = null;
/** Makes a guest of a newcomer, once; whether one was made. */
export function somebody(): Promise<boolean> {
  welcome ??= (async () => {
    if (isSomebody || (await me()).name !== null) return false;
    await be(null, preferred());
    return true;
  })().finally(() => (welcome = null));
  return welcome;
}
/** Asks for what only a guest can have: the first such press makes one. */
const asGuest = async <Reply>(asked: () => Promise<Reply>): Promise<Reply> => {
  await somebody();
  return asked();
};

export const carriedBy = (secret: string) => ask<CarriedBy>('POST', 'carry/owner', { secret });
export const carry = (secret: string) => ask<Me>('POST', 'carry', { secret });
/** What shows that it is oneself: the password until now, or what a passkey has signed. */
export interface Shown {
  readonly password?: string;
  readonly signed?: Signed;
}
export const carryLink = (shown: Shown) => ask<CarryLink>('POST', 'me/carry', shown);
export const setPassword = (login: string, password: string, { password: old, signed }: Shown = {}) =>
  ask<Me>('PUT', 'me/password', { login, password, old, signed });
export const signIn = (login: string, password: string) => ask<Me>('POST', 'sign-in', { login, password });
/** What any passkey is to sign, for whoever comes; and being whose passkey has. */
export const askPasskey = () => ask<SignatureWanted>('POST', 'sign-in/passkey/begin');
export const signInByPasskey = (signed: Signed) => ask<Me>('POST', 'sign-in/passkey', signed);
/** What a passkey of one's own is to sign in place of the password. */
export const askProof = () => ask<SignatureWanted>('POST', 'me/passkeys/proof');
/** With a login for who has none. */
export const beginPasskey = (login: string | null, shown: Shown) =>
  ask<PasskeyWanted>('POST', 'me/passkeys/begin', { login, ...shown });
export const addPasskey = (made: NewPasskey) => ask<Me>('POST', 'me/passkeys', made);
export const renamePasskey = (passkey: string, title: string) =>
  ask<Me>('PUT', `me/passkeys/${named(passkey)}`, { title });
export const removePasskey = (passkey: string) => ask<Me>('DELETE', `me/passkeys/${named(passkey)}`);
export const signOut = () => ask<Me>('POST', 'sign-out');
export const recover = (login: string, code: string) => ask<Me>('POST', 'recover', { login, code });
export const account = () => ask<Account>('GET', 'me/account');
export const makeCodes = (shown: Shown) => ask<RecoveryCodes>('POST', 'me/codes', shown);
export const newDevices = () => ask<NewDevices>('GET', 'me/devices/new');
export const knowDevices = () => ask<NewDevices>('POST', 'me/devices/known');
export const endOthers = () => ask<Me>('DELETE', 'me/devices');
export const endDevice = (device: string) => ask<Me>('DELETE', `me/devices/${named(device)}`);
export const makeBot = (name: string) => ask<BotCard>('POST', 'me/bots', { name });
export const endBot = (bot: string) => ask<Me>('DELETE', `me/bots/${named(bot)}`);
export const makeToken = (title: string, scopes: readonly Scope[], bot: string | null) =>
  ask<TokenMade>('POST', 'me/tokens', { title, scopes, bot });
export const endToken = (token: string) => ask<Me>('DELETE', `me/tokens/${named(token)}`);
export const dataAddress = '/api/me/data';
/** For good. */
export const leave = (shown: Shown) => ask<Me>('POST', 'me/leave', shown).then(known);
export const keeping = () => ask<Keeping>('GET', 'privacy');
export const setHandle = (handle: string | null) => ask<Me>('PUT', 'me/handle', { handle });
export const setWebhook = (url: string | null) => ask<Me>('PUT', 'me/webhook', { url });
export const notices = () => ask<OwnNotices>('GET', 'me/notices');
export const setWishes = (wishes: NoticeWishes) => ask<OwnNotices>('PUT', 'me/notices', wishes);
export const vacation = () => ask<OwnVacation>('GET', 'me/vacation');
export const setVacation = (until: number | null) => ask<OwnVacation>('PUT', 'me/vacation', { until });
export const tryNotices = () => ask<Trial>('POST', 'me/notices/trial');
export const beginPush = (push: NewPush) => ask<OwnNotices>('PUT', 'me/push', push);
export const endPush = () => ask<OwnNotices>('DELETE', 'me/push');
/** A link goes to the address, and nothing else before it is opened. */
export const setMail = (address: string | null, shown: Shown) => ask<unknown>('PUT', 'me/mail', { address, ...shown });
export const confirmMail = (secret: string) => ask<MailConfirmed>('POST', 'mail/confirm', { secret });
export const mailOffAbout = (token: string) => ask<MailOff>('GET', `mail/off/${named(token)}`);
export const mailOff = (token: string, all: boolean) =>
  ask<MailOff>('POST', `mail/off/${named(token)}${all ? '' : '/kind'}`);
/** Sends a link to whoever has this login or address; nobody is told whether anybody has. */
export const forgotten = (who: string) => ask<unknown>('POST', 'recover/mail', { who });
export const recoverByMail = (secret: string) => ask<Me>('POST', 'mail/recover', { secret });
export const people = () => ask<OwnPeople>('GET', 'me/people');
export const letGo = (id: string) => ask<OwnPeople>('DELETE', `me/people/${named(id)}`);
export const setSeen = (seen: Seen) => ask<OwnPeople>('PUT', 'me/page', { seen });
/** Whether everybody is told one's name on boards of the day, or friends alone. */
export const setNamed = (named: boolean) => ask<OwnPeople>('PUT', 'me/boards', { named });
export const player = (handle: string) => ask<PlayerPage>('GET', `players/${named(handle)}`);
/** Follow somebody, block them, or (null) neither any more. */
export const setTie = (handle: string, tie: Tie | null) =>
  asGuest(() => ask<PlayerCard>('PUT', `players/${named(handle)}/tie`, { tie }));
export const pastMatches = (handle: string, wanted: Readonly<Record<string, string>>) =>
  ask<PastMatches>('GET', `players/${named(handle)}/matches?${String(new URLSearchParams(wanted))}`);
export const curve = (handle: string, game: string) =>
  ask<Curve>('GET', `players/${named(handle)}/curve/${named(game)}`);
/** Who sits somewhere, and what they are to one. */
export const atSeat = (table: string, seat: number) =>
  ask<PlayerCard>('GET', `tables/${named(table)}/seats/${seat}/player`);
export const setTieAtSeat = (table: string, seat: number, tie: Tie | null) =>
  ask<PlayerCard>('PUT', `tables/${named(table)}/seats/${seat}/tie`, { tie });
/** Hides somebody's chat from one, or shows it again: on their page, where they sit, or by a line of theirs. */
export const hush = (handle: string, hushed: boolean) =>
  asGuest(() => ask<PlayerCard>('PUT', `players/${named(handle)}/hush`, { hushed }));
export const hushAt = (table: string, about: Said, hushed: boolean) =>
  asGuest(() =>
    ask<PlayerCard>(
      'PUT',
      `tables/${named(table)}/${'seat' in about ? `seats/${about.seat}` : `lines/${about.line}`}/hush`,
      { hushed },
    ),
  );
export const unhush = (id: string) => ask<OwnPeople>('DELETE', `me/hushed/${named(id)}`);
/** The house that plays without a server, and having it written. */
export const offline = () => ask<Offline>('GET', 'offline');
export const wishOffline = () => asGuest(() => ask<Offline>('POST', 'offline'));
/** A match to be played on elsewhere, a table where it is; and from elsewhere, one at the server. */
export const provision = (table: string) => ask<Provision>('GET', `tables/${named(table)}/provision`);
export const layProvision = (given: Provision) => ask<TableMade>('POST', 'provisions', given);
export const carryBack = (given: Provision) => send<TableMade>('POST', 'provisions', JSON.stringify(given), atServer);
export const statistics = () => ask<Statistics>('GET', 'statistics');
export const games = () => ask<Games>('GET', 'games');
export const preview = <Shown>(game: string, options: NewTable['options'], players: number) =>
  ask<Preview<Shown>>('POST', `games/${named(game)}/preview`, { options, players });
export const words = (language: Language, name: string) => ask<Catalogue>('GET', `words/${language}/${named(name)}`);
export const rules = (language: Language, game: string) => ask<RulesPage>('GET', `rules/${language}/${named(game)}`);
export const lessons = () => ask<{ lessons: readonly LessonCard[] }>('GET', 'lessons');
export const lesson = (game: string, name: string) => ask<LessonPage>('GET', `lessons/${named(game)}/${named(name)}`);
export const puzzles = () => ask<Puzzles>('GET', 'puzzles');
/** What is believed of the reader at puzzles. */
export const solvers = () => ask<Solvers>('GET', 'puzzles/me');
const puzzleAt = (game: string, number: string) => `puzzles/${named(game)}/${named(number)}`;
export const puzzle = (game: string, number: string) => ask<PuzzlePage>('GET', puzzleAt(game, number));
/** Where these answers lead in a puzzle. */
export const tryPuzzle = (game: string, number: string, answers: readonly number[]) =>
  ask<PuzzleStand>('POST', puzzleAt(game, number), { answers });
export const whyInPuzzle = (game: string, number: string, answers: readonly number[], choice: Sayable) =>
  ask<PuzzleReason>('POST', `${puzzleAt(game, number)}/why`, { answers, choice });
export const solutionOf = (game: string, number: string) =>
  ask<PuzzleSolution>('POST', `${puzzleAt(game, number)}/solution`);
/** A practice table that goes on after these answers. */
export const playPuzzleOn = (game: string, number: string, answers: readonly number[]) =>
  asGuest(() => ask<TableMade>('POST', `${puzzleAt(game, number)}/table`, { answers }));
/** A table to learn at: where the lesson was left, unless it begins anew. Nobody becomes a guest by it. */
export const learn = (game: string, name: string, anew: boolean) =>
  ask<TableMade>('POST', `lessons/${named(game)}/${named(name)}`, { anew });
/** The challenge of today; by the way one is told what time it is there. */
export const daily = async () => {
  const asked = Date.now();
  const page = await ask<DailyPage>('GET', 'daily');
  told(page.now, asked);
  return page;
};
/** The table of one's counted attempt today; once that is over, one for practice. */
export const beginDaily = (game: string) => asGuest(() => ask<TableMade>('POST', `daily/${named(game)}`));
/** Which days are over. */
export const days = () => ask<DaysGone>('GET', 'days');
export const practiseDay = (which: string, game: string) =>
  asGuest(() => ask<TableMade>('POST', `days/${named(which)}/${named(game)}`));
export const day = (which: string) => ask<DayShown>('GET', `days/${named(which)}`);
export const dailyBoard = (which: string, game: string, among: BoardKind) =>
  ask<Board>('GET', `days/${named(which)}/${named(game)}?among=${among}`);
/** How one's own attempt went. */
export const trail = (which: string, game: string) => ask<Trail>('GET', `days/${named(which)}/${named(game)}/trail`);
/** The link by which others play the deal of a finished match. */
export const challenge = (table: string) => asGuest(() => ask<DealLink>('POST', `tables/${named(table)}/deal`));
const dealAt = (link: string, more = '') => `deals/${named(link)}${more}`;
/** What such a link leads to; the results also to who has not played, if they want them shown. */
export const deal = (link: string, shown = false) => ask<DealPage>('GET', dealAt(link, shown ? '?shown=1' : ''));
export const playDeal = (link: string, seat: number) => asGuest(() => ask<TableMade>('POST', dealAt(link), { seat }));
/** Where a game went apart from the original. */
export const dealMoments = (link: string, table: string) =>
  ask<DealMoments>('GET', dealAt(link, `/games/${named(table)}`));
export const lobby = () => ask<LobbyLists>('GET', 'lobby');
export const lay = (table: NewTable) => asGuest(() => ask<TableMade>('POST', 'tables', table));
/** Quick pairing: who waits for what; to wait, to begin with bots, to wait no more. */
export const pairing = () => ask<PairingState>('GET', 'pairing');
export const want = (wanted: Want) => asGuest(() => ask<PairingState>('PUT', 'pairing', wanted));
export const beginWithBots = () => ask<PairingState>('POST', 'pairing/bots');
export const stopWaiting = () => ask<PairingState>('DELETE', 'pairing');
export const tournaments = () => ask<Tournaments>('GET', 'tournaments');
export const plans = () => ask<Plans>('GET', 'tournaments/plans');
const tournamentAt = (id: string, more = '') => `tournaments/${named(id)}${more}`;
export const tournament = (id: string) => ask<TournamentPage>('GET', tournamentAt(id));
export const makeTournament = (plan: NewTournament) => asGuest(() => ask<TournamentPage>('POST', 'tournaments', plan));
export const enterTournament = (id: string) =>
  asGuest(() => ask<TournamentPage>('PUT', tournamentAt(id, '/entry'), {}));
export const leaveTournament = (id: string) => ask<TournamentPage>('DELETE', tournamentAt(id, '/entry'));
export const beginTournament = (id: string) => ask<TournamentPage>('POST', tournamentAt(id, '/begin'), {});
export const callTournamentOff = (id: string) => ask<TournamentPage>('DELETE', tournamentAt(id));
export const callOff = (table: string) => ask<null>('DELETE', `tables/${named(table)}`);
export const friends = (table: string) => ask<FriendsToInvite>('GET', `tables/${named(table)}/friends`);
/** A page of a list of the lobby, of one game, pace and size where these are said. */
export const findTables = (list: TableList, wanted: { game?: string; pace?: string; size?: string }, page: number) =>
  ask<FoundTables>('GET', `tables?${new URLSearchParams({ list, ...wanted, page: String(page) })}`);
/** Lays a table to play with a friend now, who is told at once. */
export const challengeFriend = (wish: NewChallenge) => asGuest(() => ask<TableMade>('POST', 'challenges', wish));
/** Says to who challenges the reader that they cannot play now. */
export const declineChallenge = (table: string) => ask<TableCard>('DELETE', `tables/${named(table)}/challenge`);
export const invite = (table: string, id: string) =>
  ask<FriendsToInvite>('POST', `tables/${named(table)}/friends`, { id });
export const take = (table: string, seat: number | null) =>
  asGuest(() => ask<Seated>('POST', `tables/${named(table)}/take`, { seat }));
export const rise = (table: string, seat: number) => ask<TableCard>('POST', `tables/${named(table)}/rise`, { seat });
export const arrange = (table: string, seat: number, place: NewTable['seats'][number]) =>
  ask<TableCard>('POST', `tables/${named(table)}/arrange`, { seat, place });
export const putAway = (table: string, away: boolean) => ask<unknown>('PUT', `tables/${named(table)}/away`, { away });
export const note = (table: string) => ask<PrivateNote>('GET', `tables/${named(table)}/notes`);
export const keepNote = (table: string, text: string) =>
  ask<PrivateNote>('PUT', `tables/${named(table)}/notes`, { text });
export const rematch = (table: string) => ask<TableMade>('POST', `tables/${named(table)}/rematch`);
/** From here on a seat is a point of view: a number, or none for a spectator. */
const view = (seat: number | null) => (seat === null ? 'public' : String(seat));
/** Without a point of view, the reader's own. */
export const film = (table: string, seat?: number | null) =>
  ask<Film>('GET', `tables/${named(table)}/replay${seat === undefined ? '' : `?seat=${view(seat)}`}`);
export const frames = (table: string, seat: number | null, first: number, last: number) =>
  ask<{ frames: readonly Frame[] }>(
    'GET',
    `tables/${named(table)}/replay/frames?seat=${view(seat)}&from=${first}&to=${last}&steps=1`,
  );
export const branch = (table: string, wish: NewBranch) =>
  asGuest(() => ask<TableMade>('POST', `tables/${named(table)}/branch`, wish));
export const hint = (table: string, seat: number, question: number) =>
  ask<Advice>('POST', `tables/${named(table)}/hint`, { seat, question });
export const review = (table: string, seat: number, moment: number) =>
  asGuest(() => ask<Advice>('POST', `tables/${named(table)}/review`, { seat, moment }));
export const estimates = (table: string, seat: number) =>
  ask<Estimates>('GET', `tables/${named(table)}/estimates?seat=${seat}`);
export const report = (table: string) => asGuest(() => ask<Report>('POST', `tables/${named(table)}/report`));
export const record = (table: string) => ask<MatchRecord>('GET', `tables/${named(table)}/record`);
export const verified = (table: string) => ask<Verified>('GET', `tables/${named(table)}/verified`);
/** The text of a file, whatever it is: the server says what is wrong with it. */
export const upload = (record: string) => asGuest(() => send<TableMade>('POST', 'records', record));
export const table = (id: string) => ask<TableCard>('GET', `tables/${named(id)}`);
export const invitation = (secret: string) => ask<Invitation>('GET', `join/${named(secret)}`);
/** Takes a bot's seat at a full table. */
export const takeOver = (secret: string, seat: number) =>
  asGuest(() => ask<Seated>('POST', `join/${named(secret)}/bot`, { seat }));
/** Has a keeper look at a line of a table, or else at who sits somewhere. */
/** Who looks at a film together, as far as one may be told. */
export const gatherings = (id: string) => ask<Gatherings>('GET', `tables/${named(id)}/gatherings`);
export const comments = (table: string) => ask<Comments>('GET', `tables/${named(table)}/comments`);
/** Writes to a moment of a finished match: after so many answers. */
export const comment = (table: string, answer: number, text: string) =>
  ask<Comments>('POST', `tables/${named(table)}/comments`, { answer, text });
export const complain = (table: string, about: { line?: number; seat?: number }, reason: Grievance, text: string) =>
  asGuest(() => ask<unknown>('POST', `tables/${named(table)}/complaints`, { ...about, reason, text }));
export const complainOfPlayer = (handle: string, reason: Grievance, text: string) =>
  asGuest(() => ask<unknown>('POST', `players/${named(handle)}/complaints`, { reason, text }));
/** Whether the house closes for repairs, or is closed. */
export const hours = () => ask<HouseHours>('GET', 'closing');
/** What the keepers of the house have for the reader. */
export const tidings = () => ask<Tidings>('GET', 'me/tidings');
export const tidingsRead = (at: number) => ask<Tidings>('POST', 'me/tidings/read', { at });
export const appeal = (kind: HoldKind, text: string) => ask<Tidings>('POST', 'me/appeals', { kind, text });
/** From here on for keepers of the house. */
export const keeperRoom = () => ask<KeeperRoom>('GET', 'keeper');
export const figures = () => ask<Figures>('GET', 'keeper/figures');
export const firstSteps = () => ask<FirstSteps>('GET', 'keeper/first-steps');
export const complaints = () => ask<Complaints>('GET', 'keeper/complaints');
export const complaint = (id: string) => ask<ComplaintPage>('GET', `keeper/complaints/${named(id)}`);
export const keptTables = (page: number) => ask<KeptTables>('GET', `keeper/tables?page=${page}`);
export const findPeople = (name: string) => ask<KeptPeople>('GET', `keeper/people?with=${named(name)}`);
export const keeperLog = (page: number) => ask<Acts>('GET', `keeper/log?page=${page}`);
export const doDeed = (deed: AnyDeed) => ask<Acts>('POST', 'keeper/deeds', deed);
export const doorLink = (why: string, most: number, days: number) =>
  ask<DoorLink>('POST', 'keeper/invitations', { why, most, days });
export const copyHouse = (why: string) => ask<LastCopy>('POST', 'keeper/copy', { why });
export const join = (secret: string) => asGuest(() => ask<Seated>('POST', `join/${named(secret)}`, {}));
