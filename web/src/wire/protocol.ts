/** What travels between the server and a screen, by the server's own types; the games' records in it are read as such. */
import type { Sayable } from '../words/record';
import type { components } from './schema';

type Schemas = components['schemas'];
/** A type of which some fields are known more closely. */
type Nearer<Type, Fields> = Omit<Type, keyof Fields> & Readonly<Fields>;
/** A message without the number that asks for a reply. */
type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'ref'> : never;

export type Me = Schemas['Me'];
export type NewDevices = Schemas['NewDevices'];
export type Keeping = Schemas['Keeping'];
export type CarriedBy = Schemas['CarriedBy'];
export type CarryLink = Schemas['CarryLink'];
export type Account = Schemas['Account'];
export type DailyPage = Schemas['DailyPage'];
export type DailyCard = Schemas['DailyCard'];
export type DaysGone = Schemas['DaysGone'];
export type PublishedChain = Schemas['PublishedChain'];
export type DayShown = Schemas['DayShown'];
export type Absence = Schemas['Absence'];
export type Board = Schemas['Board'];
export type BoardRow = Schemas['BoardRow'];
export type Spread = Schemas['Spread'];
export type BoardKind = Schemas['BoardKind'];
export type Trail = Schemas['Trail'];
export type DealLink = Schemas['DealLink'];
export type DealPage = Schemas['DealPage'];
export type DealGame = Schemas['DealGame'];
export type DealMoments = Schemas['DealMoments'];
export type OwnTake = Schemas['OwnTake'];
export type Apart = Schemas['Apart'];
export type Puzzles = Schemas['Puzzles'];
export type PuzzleShelf = Schemas['PuzzleShelf'];
export type PuzzleCard = Schemas['PuzzleCard'];
export type PuzzlePage = Schemas['PuzzlePage'];
export type PuzzleStand = Schemas['PuzzleStand'];
export type PuzzleReason = Schemas['PuzzleReason'];
export type PuzzleSolution = Schemas['PuzzleSolution'];
export type PuzzlePeople = Schemas['PuzzlePeople'];
export type Solver = Schemas['Solver'];
export type Solvers = Schemas['Solvers'];
export type NoticeKind = Schemas['NoticeKind'];
export type NoticeWishes = Schemas['NoticeWishes'];
export type Offline = Schemas['Offline'];
export type Provision = Schemas['Provision'];
export type OwnNotices = Schemas['OwnNotices'];
export type OwnVacation = Schemas['OwnVacation'];
export type OwnPush = Schemas['OwnPush'];
export type NewPush = Schemas['NewPush'];
export type Pushed = Schemas['Pushed'];
export type Way = Schemas['Way'];
export type WayState = Schemas['WayState'];
export type Trial = Schemas['Trial'];
export type MailConfirmed = Schemas['MailConfirmed'];
export type MailOff = Schemas['MailOff'];
export type BotCard = Schemas['BotCard'];
export type Scope = Schemas['Scope'];
export type TokenCard = Schemas['TokenCard'];
export type TokenMade = Schemas['TokenMade'];
export type DeviceCard = Schemas['DeviceCard'];
export type RecoveryCodes = Schemas['RecoveryCodes'];
export type PasskeyCard = Schemas['PasskeyCard'];
export type PasskeyWanted = Schemas['PasskeyWanted'];
export type NewPasskey = Schemas['NewPasskey'];
export type SignatureWanted = Schemas['SignatureWanted'];
export type Signed = Schemas['Signed'];
export type Repairs = Schemas['Repairs'];
export type HouseHours = Schemas['HouseHours'];
export type Figure = Schemas['Figure'];
export type Figures = Schemas['Figures'];
export type FirstSteps = Schemas['FirstSteps'];
export type LessonTaken = Schemas['LessonTaken'];
export type Tidings = Schemas['Tidings'];
export type OwnHold = Schemas['OwnHold'];
export type HoldKind = Schemas['HoldKind'];
export type AppealCard = Schemas['AppealCard'];
export type Tie = Schemas['Tie'];
export type Seen = Schemas['Seen'];
export type Plans = Schemas['Plans'];
export type PlayerCard = Schemas['PlayerCard'];
export type FriendsToInvite = Schemas['FriendsToInvite'];
export type NewChallenge = Schemas['NewChallenge'];
export type FoundTables = Nearer<Schemas['FoundTables'], { tables: readonly TableCard[] }>;
export type TableList = Schemas['TableList'];
export type TablePace = Schemas['TablePace'];
export type Acquaintance = Schemas['Acquaintance'];
export type OwnPeople = Schemas['OwnPeople'];
export type PlayerGame = Schemas['PlayerGame'];
export type PastMatch = Schemas['PastMatch'];
export type PastMatches = Schemas['PastMatches'];
export type Curve = Schemas['Curve'];
export type Pace = Schemas['Pace'];
export type Want = Schemas['Want'];
export type Beside = Schemas['Beside'];
export type Forming = Schemas['Forming'];
export type Wait = Schemas['Wait'];
export type PairingState = Schemas['PairingState'];
export type NewTournament = Schemas['NewTournament'];
export type Sat = Schemas['Sat'];
export type TournamentCard = Schemas['TournamentCard'];
export type TournamentPage = Schemas['TournamentPage'];
export type Tournaments = Schemas['Tournaments'];
export type SeatState = Schemas['SeatState'];
export type SeatClock = Schemas['SeatClock'];
export type Clock = Schemas['Clock'];
export type Away = Schemas['Away'];
export type Statistics = Schemas['Statistics'];
export type GameRecord = Schemas['GameRecord'];
export type TableState = Nearer<Schemas['TableState'], { trouble: Sayable | null }>;
export type TableCard = Nearer<Schemas['TableCard'], { table: TableState }>;
export type PlayerPage = Nearer<Schemas['PlayerPage'], { tables: readonly TableCard[] }>;
export type TableMade = Schemas['TableMade'];
export type PrivateNote = Schemas['PrivateNote'];
export type Said = Schemas['Said'];
export type LessonStep = Schemas['LessonStep'];
export type LessonPage = Schemas['LessonPage'];
export type LessonCard = Schemas['LessonCard'];
export type Seated = Schemas['Seated'];
export type LobbyLists = Readonly<Record<Exclude<keyof Schemas['Lobby'], 'friends'>, readonly TableCard[]>> &
  Pick<Schemas['Lobby'], 'friends'>;
export type Invitation = Nearer<Schemas['Invitation'], { table: TableState }>;
export type Field = Schemas['Field'];
export type GameCard = Schemas['GameCard'];
export type Games = Schemas['Games'];
/** What options would lay on the table, a record of the game, and why they cannot be played. */
export type Preview<Shown> = Nearer<Schemas['Preview'], { shown: Shown | null; refusal: Sayable | null }>;
export type Section = Schemas['Section'];
export type RulesPage = Schemas['RulesPage'];
export type Grievance = Schemas['Grievance'];
export type Held = Schemas['Held'];
export type AnyDeed = Schemas['AnyDeed'];
export type Act = Schemas['Act'];
export type Acts = Schemas['Acts'];
export type KeeperRoom = Schemas['KeeperRoom'];
export type KnownPerson = Schemas['KnownPerson'];
export type ComplaintCard = Schemas['ComplaintCard'];
export type ComplaintPage = Schemas['ComplaintPage'];
export type Complaints = Schemas['Complaints'];
export type Comment = Schemas['Comment'];
export type Comments = Schemas['Comments'];
export type KeptTable = Schemas['KeptTable'];
export type KeptTables = Schemas['KeptTables'];
export type KeptPeople = Schemas['KeptPeople'];
export type DoorLink = Schemas['DoorLink'];
export type LastCopy = Schemas['LastCopy'];
export type ChatLine = Schemas['ChatLine'];
export type Visit = Schemas['Visit'];
export type GatheringState = Schemas['GatheringState'];
export type GatheringCard = Schemas['GatheringCard'];
export type Gatherings = Schemas['Gatherings'];
export type FilmPoint = Schemas['FilmPoint'];
export type Reader = Schemas['Reader'];
export type UndoState = Schemas['UndoState'];
export type Outcome = Schemas['Outcome'];
export type Result = Schemas['Result'];
export type Scene = Schemas['Scene'];
export type Story = Schemas['Story'];

/** Who shall sit in a seat; only a person here has a name, and only a bot a level. */
export type Place = Pick<Schemas['Place'], 'kind'> & Partial<Schemas['Place']>;
export type NewTable = Nearer<Schemas['NewTable'], { seats: readonly Place[] }>;

export type Question = Nearer<
  Schemas['Question'],
  { prompt: Sayable; options: readonly Sayable[]; prospects: unknown }
>;

/** What a seat had to decide at a moment of a film, and the number of the option that it took. */
export type Asked = Nearer<Schemas['Asked'], { prompt: Sayable; options: readonly Sayable[] }>;
export type Moment = Schemas['Moment'];
export type Film = Nearer<Schemas['Film'], { table: TableState; events: readonly Sayable[] }>;
export type Frame = Nearer<Schemas['Frame'], { question: Asked | null }>;
export type NewBranch = Nearer<Schemas['NewBranch'], { seats: readonly Place[] }>;
export type Verified = Schemas['Verified'];
export type Advice = Schemas['Advice'];
export type Opinion = Schemas['Opinion'];
export type Omen = Schemas['Omen'];
export type Reason = Schemas['Reason'];
export type Report = Schemas['Report'];
export type Estimates = Schemas['Estimates'];
/** A whole match, as it is written into files. */
export interface MatchRecord {
  readonly secret: string;
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly answers: readonly (readonly [number, number])[];
  readonly seals: readonly string[];
  /** How often each seat took an answer back. */
  readonly undos: readonly number[];
  /** Empty in older records. */
  readonly undos_seal: string;
  /** Where it went on under other rules, from its position, with what was answered before. */
  readonly seam: { readonly answers: readonly (readonly [number, number])[] } | null;
}

type News = Nearer<Schemas['News'], { events: readonly Sayable[] }>;
/** The parts that a snapshot may carry; an absent part has not changed. */
export type SnapshotParts = Nearer<
  Schemas['Snapshot'],
  { table?: TableState; questions?: readonly Question[]; news?: News }
>;

export type FromServer =
  | SnapshotParts
  | Nearer<Schemas['Because'], { reason: Sayable }>
  | Nearer<Schemas['Refused'], { refusal: Sayable }>
  | Exclude<Schemas['FromServer'], Schemas['Snapshot'] | Schemas['Because'] | Schemas['Refused']>;
export type FromClient = Unnumbered<Schemas['FromClient']>;
