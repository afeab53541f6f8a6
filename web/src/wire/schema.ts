/** The types of all that travels, generated from the server by `npm run types`: do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Absence
     * @description Why somebody stands on no public board.
     * @enum {unknown}
     */
    readonly Absence: 'bot' | 'guest' | 'keeper' | 'new';
    /**
     * Accepted
     * @description An answer that is safe: it is in the database.
     */
    readonly Accepted: {
      readonly seat: number;
      readonly question: number;
    };
    /**
     * Account
     * @description GET /api/me/account: what lets one in, and where one is in.
     */
    readonly Account: {
      readonly login: string | null;
      readonly password: boolean;
      readonly codes: number;
      readonly devices: readonly components['schemas']['DeviceCard'][];
      /** @default [] */
      readonly bots: readonly components['schemas']['BotCard'][];
      /** @default [] */
      readonly tokens: readonly components['schemas']['TokenCard'][];
      /** @default [] */
      readonly passkeys: readonly components['schemas']['PasskeyCard'][];
    };
    /**
     * Acquaintance
     * @description Somebody in a list of one's own.
     */
    readonly Acquaintance: {
      readonly id: string;
      readonly name: string;
      readonly handle: string | null;
      readonly since: number;
    };
    /**
     * Act
     * @description What was done, by whom and why.
     */
    readonly Act: {
      readonly id: string;
      readonly at: number;
      readonly keeper: string | null;
      readonly kind: components['schemas']['ActKind'];
      readonly whom: string | null;
      readonly guest: number | null;
      readonly table: string | null;
      readonly line: number | null;
      readonly until: number | null;
      readonly why: string;
    };
    /**
     * ActKind
     * @description What was done: a deed by its name, or what only the host does, or what changes nothing for others.
     * @enum {unknown}
     */
    readonly ActKind:
      | 'Appoint'
      | 'Ban'
      | 'CallOff'
      | 'CloseComplaint'
      | 'CloseHouse'
      | 'Copy'
      | 'DeleteTable'
      | 'Dismiss'
      | 'EndLink'
      | 'EndTokens'
      | 'ExpireTable'
      | 'Forget'
      | 'Invite'
      | 'KeepHold'
      | 'LiftHold'
      | 'Mute'
      | 'OpenHouse'
      | 'RemoveLine'
      | 'RemoveTable'
      | 'Rename'
      | 'ResetPassword'
      | 'RestoreLine'
      | 'RestoreTable'
      | 'SetDoor'
      | 'Unban'
      | 'Unmute';
    /**
     * Acts
     * @description GET /api/keeper/log?page=: the newest first; the reply to POST /api/keeper/deeds: the one just done.
     */
    readonly Acts: {
      readonly acts: readonly components['schemas']['Act'][];
      readonly more: boolean;
    };
    /**
     * Advice
     * @description The options that were tried, the best first.
     */
    readonly Advice: {
      readonly opinions: readonly components['schemas']['Opinion'][];
      readonly reasons: readonly components['schemas']['Reason'][];
      readonly foretold: readonly components['schemas']['Omen'][];
      readonly chosen: number | null;
    };
    /**
     * Answer
     * @description The option that a seat takes, by its number in the list, for the question of this number.
     */
    readonly Answer: {
      /** @enum {unknown} */
      readonly type: 'Answer';
      readonly seat: number;
      readonly question: number;
      readonly option: number;
      /** @default null */
      readonly ref: number | null;
    };
    readonly AnyDeed:
      | components['schemas']['Mute']
      | components['schemas']['Unmute']
      | components['schemas']['Ban']
      | components['schemas']['Unban']
      | components['schemas']['RemoveLine']
      | components['schemas']['RestoreLine']
      | components['schemas']['RemoveTable']
      | components['schemas']['RestoreTable']
      | components['schemas']['DeleteTable']
      | components['schemas']['LiftHold']
      | components['schemas']['KeepHold']
      | components['schemas']['CallOff']
      | components['schemas']['SetDoor']
      | components['schemas']['EndLink']
      | components['schemas']['CloseHouse']
      | components['schemas']['OpenHouse']
      | components['schemas']['CloseComplaint'];
    /**
     * Apart
     * @description A seat chose one thing in the original match, and another in the one that is compared with it.
     */
    readonly Apart: {
      readonly seat: number;
      readonly original: components['schemas']['Side'];
      readonly other: components['schemas']['Side'];
    };
    /**
     * AppealCard
     * @description What somebody says against being muted or sent away, as keepers read it.
     */
    readonly AppealCard: {
      readonly id: string;
      readonly kind: components['schemas']['HoldKind'];
      readonly person: components['schemas']['KnownPerson'];
      readonly text: string;
      readonly made: number;
      readonly closed: number | null;
      readonly lifted: boolean | null;
      readonly answer: string;
    };
    /**
     * AppealState
     * @description What somebody said against being held back, and what came of it.
     */
    readonly AppealState: {
      readonly text: string;
      readonly made: number;
      readonly closed: number | null;
      readonly answer: string;
    };
    /**
     * Arrange
     * @description POST /api/tables/<id>/arrange: the host changes whom a seat is for, before the match begins.
     */
    readonly Arrange: {
      readonly seat: number;
      readonly place: components['schemas']['Place'];
    };
    /**
     * Aside
     * @description Why an attempt, which is its owner's all the same, stands on no board.
     * @enum {unknown}
     */
    readonly Aside: 'device' | 'doubted' | 'rules';
    /**
     * AskLead
     * @description Ask whoever leads for the lead, or no more.
     */
    readonly AskLead: {
      /** @enum {unknown} */
      readonly type: 'AskLead';
      readonly wants: boolean;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Asked
     * @description What the seat had to decide at a moment, and what it chose.
     */
    readonly Asked: {
      readonly prompt: unknown;
      readonly options: readonly unknown[];
      readonly chosen: number | null;
    };
    /**
     * AttemptState
     * @description Where somebody's own attempt is.
     * @enum {unknown}
     */
    readonly AttemptState: 'begun' | 'open' | 'over';
    /**
     * Away
     * @description When a bot takes the seat of a player who is not there.
     */
    readonly Away: {
      /**
       * @default at-once
       * @enum {unknown}
       */
      readonly bot: 'after' | 'at-once' | 'never';
      /** @default 3600 */
      readonly seconds: number;
    };
    /**
     * Ban
     * @description Somebody is sent away for so many days, or for good; they are told why.
     */
    readonly Ban: {
      /** @enum {unknown} */
      readonly type: 'Ban';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly guest: number;
      /** @default null */
      readonly days: number | null;
    };
    /**
     * Bar
     * @description How many have come to the same number.
     */
    readonly Bar: {
      readonly number: number;
      readonly count: number;
    };
    /**
     * Because
     * @description The reply to `Why`: a reason of the game, and the section of its rules that says so.
     */
    readonly Because: {
      /** @enum {unknown} */
      readonly type: 'Because';
      readonly seat: number;
      readonly reason: unknown;
      readonly rule: string;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Began
     * @description A match goes on at a table.
     */
    readonly Began: {
      /** @enum {unknown} */
      readonly type: 'Began';
      readonly table: string;
      readonly game: string;
      readonly seats: readonly number[];
    };
    /**
     * BeginPasskey
     * @description POST /api/me/passkeys/begin: who wants to add a passkey shows first that it is them.
     */
    readonly BeginPasskey: {
      /** @default null */
      readonly login: string | null;
      /** @default null */
      readonly password: string | null;
      /** @default null */
      readonly signed: components['schemas']['Signed'] | null;
    };
    /**
     * Begun
     * @description A lesson that somebody has begun.
     */
    readonly Begun: readonly [string, number | null, boolean];
    /**
     * Belongings
     * @description Everything that the house keeps of somebody. Moments are seconds since 1970.
     */
    readonly Belongings: {
      readonly form: number;
      readonly written: number;
      readonly number: number;
      readonly name: string;
      readonly named: boolean;
      readonly language: components['schemas']['Language'];
      readonly made: number;
      readonly login: string | null;
      readonly handle: string | null;
      readonly password: boolean;
      readonly codes: number;
      readonly passkeys: readonly components['schemas']['OwnPasskey'][];
      readonly webhook: string | null;
      readonly webhook_base: string | null;
      readonly mail: string | null;
      readonly mail_base: string | null;
      readonly mail_links: readonly number[];
      readonly notices: components['schemas']['NoticeWishes'];
      readonly page: components['schemas']['Seen'];
      readonly named_on_boards: boolean;
      readonly ties: readonly components['schemas']['OwnTie'][];
      readonly hushes: readonly components['schemas']['OwnHush'][];
      readonly invited: readonly number[];
      readonly devices: readonly components['schemas']['OwnDevice'][];
      readonly bots: readonly string[];
      readonly tokens: readonly components['schemas']['OwnToken'][];
      readonly links: readonly number[];
      readonly complaints: readonly components['schemas']['OwnComplaint'][];
      readonly appeals: readonly components['schemas']['OwnAppeal'][];
      readonly acts: readonly components['schemas']['OwnAct'][];
      readonly door_links: readonly number[];
      readonly vacations: readonly components['schemas']['OwnSpell'][];
      readonly wait: components['schemas']['Want'] | null;
      readonly tournaments: readonly components['schemas']['OwnTournament'][];
      readonly puzzles: readonly components['schemas']['OwnPuzzle'][];
      readonly deals: readonly components['schemas']['OwnDeal'][];
      readonly games: readonly components['schemas']['GameRecord'][];
      readonly tables: readonly components['schemas']['OwnTable'][];
    };
    /**
     * Beside
     * @description Somebody who waits for the same table.
     */
    readonly Beside: {
      readonly name: string;
      readonly points: number | null;
      readonly bots: boolean;
    };
    /**
     * Board
     * @description GET /api/days/<day>/<game>: the best, and who is around oneself.
     */
    readonly Board: {
      readonly total: number;
      readonly rows: readonly components['schemas']['BoardRow'][];
      /** @default null */
      readonly spread: components['schemas']['Spread'] | null;
    };
    /**
     * BoardKind
     * @description Whose attempts are compared.
     * @enum {unknown}
     */
    readonly BoardKind: 'all' | 'friends' | 'unaided';
    /**
     * BoardRow
     * @description One attempt on a board.
     */
    readonly BoardRow: {
      readonly place: number;
      readonly name: string | null;
      readonly handle: string | null;
      readonly me: boolean;
      readonly friend: boolean;
      readonly score: components['schemas']['Score'];
      readonly first: boolean;
      readonly undos: number;
      readonly hints: number;
      readonly table: string | null;
    };
    /**
     * BotCard
     * @description A bot, as its keeper sees it.
     */
    readonly BotCard: {
      readonly id: string;
      readonly name: string;
    };
    /**
     * CallOff
     * @description A tournament is called off: what is played there counts no more.
     */
    readonly CallOff: {
      /** @enum {unknown} */
      readonly type: 'CallOff';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly tournament: string;
    };
    /**
     * Carried
     * @description POST /api/carry: become, on this device, the guest who made the one-time link /carry#<secret>.
     */
    readonly Carried: {
      readonly secret: string;
    };
    /**
     * CarriedBy
     * @description POST /api/carry/owner: whom one would become, asked before; the link is as good as it was.
     */
    readonly CarriedBy: {
      readonly name: string;
      readonly me: boolean;
    };
    /**
     * CarryLink
     * @description The reply to POST /api/me/carry: works once, for so many seconds, at /carry#<secret>.
     */
    readonly CarryLink: {
      readonly secret: string;
      readonly seconds: number;
    };
    /**
     * ChatLine
     * @description Something that was said at a table.
     */
    readonly ChatLine: {
      readonly name: string;
      readonly seat: number | null;
      readonly text: string;
      readonly at: number;
      /** @default false */
      readonly removed: boolean;
      /** @default null */
      readonly answer: number | null;
      /** @default false */
      readonly hushed: boolean;
    };
    /**
     * ChatNews
     * @description Lines of chat, from number `first` on.
     */
    readonly ChatNews: {
      readonly first: number;
      readonly lines: readonly components['schemas']['ChatLine'][];
    };
    /**
     * Clock
     * @description How long a seat may think, and what is done for it when its time has run out.
     */
    readonly Clock: {
      /** @enum {unknown} */
      readonly kind: 'bank' | 'move';
      readonly seconds: number;
      /** @default 0 */
      readonly increment: number;
      /**
       * @default default
       * @enum {unknown}
       */
      readonly expiry: 'bot' | 'default';
    };
    /**
     * CloseComplaint
     * @description A complaint leads to nothing more.
     */
    readonly CloseComplaint: {
      /** @enum {unknown} */
      readonly type: 'CloseComplaint';
      readonly why: string;
      readonly complaint: string;
    };
    /**
     * CloseHouse
     * @description The house closes for repairs in so many minutes, for so many, or until it is opened.
     */
    readonly CloseHouse: {
      /** @enum {unknown} */
      readonly type: 'CloseHouse';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly minutes: number;
      /** @default null */
      readonly lasts: number | null;
    };
    /**
     * Closing
     * @description The last line: why the stream ends.
     */
    readonly Closing: {
      /** @enum {unknown} */
      readonly type: 'Closing';
      readonly refusal: Record<string, unknown>;
    };
    /**
     * Cogs
     * @description How hard a choice is, as the box has it.
     */
    readonly Cogs: {
      readonly count: number;
      readonly most: number;
      /** @default null */
      readonly alone: number | null;
    };
    /**
     * Comment
     * @description A line of chat that was written to a moment.
     */
    readonly Comment: {
      readonly number: number;
      readonly line: components['schemas']['ChatLine'];
      readonly mine: boolean;
    };
    /**
     * Comments
     * @description GET /api/tables/<id>/comments: what was written to the moments of a finished match.
     */
    readonly Comments: {
      readonly comments: readonly components['schemas']['Comment'][];
      readonly may: boolean;
    };
    /**
     * Complained
     * @description The reply: a keeper will look at it.
     */
    readonly Complained: {
      readonly id: string;
    };
    /**
     * ComplaintCard
     * @description A complaint in a list.
     */
    readonly ComplaintCard: {
      readonly id: string;
      readonly by: string;
      readonly whom: string;
      readonly reason: components['schemas']['Grievance'];
      readonly text: string;
      readonly table: string | null;
      readonly game: string | null;
      readonly line: number | null;
      readonly made: number;
      readonly closed: number | null;
      readonly upheld: boolean | null;
    };
    /**
     * ComplaintPage
     * @description GET /api/keeper/complaints/<id>: one with the lines around it, and who is in it.
     */
    readonly ComplaintPage: {
      readonly card: components['schemas']['ComplaintCard'];
      readonly by: components['schemas']['KnownPerson'];
      readonly whom: components['schemas']['KnownPerson'];
      readonly lines: readonly components['schemas']['KeptLine'][];
      readonly acts: readonly components['schemas']['Act'][];
    };
    /**
     * Complaints
     * @description GET /api/keeper/complaints: those that wait, the oldest first; then the last that were dealt with.
     */
    readonly Complaints: {
      readonly open: readonly components['schemas']['ComplaintCard'][];
      readonly closed: readonly components['schemas']['ComplaintCard'][];
      readonly appeals: readonly components['schemas']['AppealCard'][];
      readonly answered: readonly components['schemas']['AppealCard'][];
    };
    /**
     * Concede
     * @description A player gives a seat up for good; a bot plays it on and the result says so.
     */
    readonly Concede: {
      /** @enum {unknown} */
      readonly type: 'Concede';
      readonly seat: number;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Consent
     * @description Whether a seat lets another take its answer back.
     */
    readonly Consent: {
      /** @enum {unknown} */
      readonly type: 'Consent';
      readonly seat: number;
      readonly agrees: boolean;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Contribute
     * @description A random value of this browser, in hexadecimal, mixed into the chance of the match.
     *
     *         Sent once the table asks for it, that is after its commitment was published.
     */
    readonly Contribute: {
      /** @enum {unknown} */
      readonly type: 'Contribute';
      readonly value: string;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Curve
     * @description GET /api/players/<handle>/curve/<game>: the last rated matches, the oldest first.
     */
    readonly Curve: {
      readonly points: readonly components['schemas']['CurvePoint'][];
    };
    /**
     * CurvePoint
     * @description What was believed of a player at a game after a match.
     */
    readonly CurvePoint: {
      readonly ended: number;
      readonly points: number;
      readonly give: number;
    };
    /**
     * DailyCard
     * @description One game of today, and how far one's own attempt is.
     */
    readonly DailyCard: {
      readonly game: string;
      readonly options: Record<string, unknown>;
      readonly bots: readonly string[];
      readonly state: components['schemas']['AttemptState'];
      readonly table: string | null;
      readonly score: components['schemas']['Score'] | null;
      readonly first: boolean;
      readonly undos: number;
      readonly hints: number;
      readonly place: number | null;
      readonly finished: number;
      readonly friends: number;
      readonly aside: components['schemas']['Aside'] | null;
    };
    /**
     * DailyPage
     * @description GET /api/daily: the challenge of today.
     */
    readonly DailyPage: {
      readonly day: string;
      readonly number: number;
      readonly ends: number;
      readonly now: number;
      readonly chain: components['schemas']['PublishedChain'];
      readonly yesterday: string | null;
      readonly games: readonly components['schemas']['DailyCard'][];
      readonly streak: number;
      readonly week: readonly boolean[];
      readonly absence: components['schemas']['Absence'] | null;
    };
    /**
     * DayGame
     * @description What a game began from on a day that is over, and its best attempt without help.
     */
    readonly DayGame: {
      readonly game: string;
      readonly options: Record<string, unknown>;
      readonly bots: readonly string[];
      readonly best: components['schemas']['BoardRow'] | null;
    };
    /**
     * DayShown
     * @description GET /api/days/<day>: a day that is over, with its secret.
     */
    readonly DayShown: {
      readonly day: string;
      readonly number: number;
      readonly secret: string;
      readonly chain: components['schemas']['PublishedChain'];
      readonly games: readonly components['schemas']['DayGame'][];
    };
    /**
     * DayState
     * @description Which challenge of which day is taken at a table.
     */
    readonly DayState: {
      readonly day: string;
      readonly practice: boolean;
      readonly ends: number;
    };
    /**
     * DaysGone
     * @description GET /api/days: what was published, the earliest first, be it of days to come; and which are over.
     */
    readonly DaysGone: {
      readonly chains: readonly components['schemas']['PublishedChain'][];
      readonly last: string | null;
      /** @default null */
      readonly begins: string | null;
    };
    /**
     * DealGame
     * @description One game of the deal, as it is compared with the others.
     */
    readonly DealGame: {
      readonly table: string | null;
      readonly original: boolean;
      readonly name: string;
      readonly handle: string | null;
      readonly me: boolean;
      readonly seat: number;
      readonly outcome: components['schemas']['Outcome'];
      readonly conceded: boolean;
      readonly turns: number | null;
      readonly undos: number;
      readonly hints: number;
      readonly ended: number;
    };
    /**
     * DealLink
     * @description POST /api/tables/<id>/deal: the link by which others play the deal of a finished match.
     */
    readonly DealLink: {
      readonly id: string;
    };
    /**
     * DealMoments
     * @description GET /api/deals/<id>/games/<table>: where a game went apart from the original.
     */
    readonly DealMoments: {
      readonly moments: readonly components['schemas']['Apart'][];
    };
    /**
     * DealPage
     * @description GET /api/deals/<id>?shown=: a deal that one can play, and what came of it.
     *
     *         The results are told to who has played it to its end, or sat at the first table; with `shown=1` to all.
     */
    readonly DealPage: {
      readonly id: string;
      readonly game: string;
      readonly options: Record<string, unknown>;
      readonly cooperative: boolean;
      readonly maker: string;
      readonly handle: string | null;
      readonly made: number;
      readonly until: number;
      readonly open: boolean;
      readonly by_purpose: boolean;
      readonly seat: number;
      readonly seats: readonly components['schemas']['SeatState'][];
      readonly bots: readonly string[];
      readonly finished: number;
      readonly mine: readonly components['schemas']['OwnTake'][];
      readonly knows: boolean;
      readonly games: readonly components['schemas']['DealGame'][] | null;
    };
    /**
     * Deed
     * @description Something that a keeper does, why, and the complaint that it answers.
     */
    readonly Deed: {
      /** @enum {unknown} */
      readonly type: 'Deed';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
    };
    /**
     * DeleteTable
     * @description A table that was removed is deleted for good, with everything that hangs on it.
     */
    readonly DeleteTable: {
      /** @enum {unknown} */
      readonly type: 'DeleteTable';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly table: string;
    };
    /**
     * DeviceCard
     * @description A device on which one is known.
     */
    readonly DeviceCard: {
      readonly id: string;
      readonly browser: ('chrome' | 'edge' | 'firefox' | 'opera' | 'safari') | null;
      readonly system: ('android' | 'ipad' | 'iphone' | 'linux' | 'mac' | 'windows') | null;
      readonly first: number;
      readonly last: number;
      readonly here: boolean;
      readonly new: boolean;
    };
    /**
     * Done
     * @description The reply to a message with a `ref` that has no other reply: what it asked is in the database.
     */
    readonly Done: {
      /** @enum {unknown} */
      readonly type: 'Done';
      readonly ref: number;
    };
    /**
     * DoorLink
     * @description The reply: shown once, at /?invitation=<secret>.
     */
    readonly DoorLink: {
      readonly secret: string;
      readonly until: number;
    };
    /**
     * DoorLinkCard
     * @description A link by which new people may still come in; its secret the house does not know.
     */
    readonly DoorLinkCard: {
      readonly id: string;
      readonly by: string | null;
      readonly made: number;
      readonly until: number;
      readonly most: number;
      readonly used: number;
    };
    /**
     * Draft
     * @description POST /api/games/<game>/preview: the options of a table that somebody thinks of.
     */
    readonly Draft: {
      readonly players: number;
      /** @default {} */
      readonly options: Record<string, unknown>;
    };
    /**
     * DrawnRound
     * @description A round that was drawn.
     */
    readonly DrawnRound: {
      readonly tables: readonly components['schemas']['Sat'][];
      /** @default null */
      readonly until: number | null;
    };
    /**
     * EndLink
     * @description Nobody comes in by a link for newcomers any more; who came by it stays.
     */
    readonly EndLink: {
      /** @enum {unknown} */
      readonly type: 'EndLink';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly link: string;
    };
    /**
     * Ended
     * @description A table is over, was called off, closed unfinished, or is no longer the reader's.
     */
    readonly Ended: {
      /** @enum {unknown} */
      readonly type: 'Ended';
      readonly table: string;
      readonly game: string;
      readonly status: components['schemas']['Status'];
      readonly place: number | null;
    };
    /**
     * Entrant
     * @description Somebody who plays in a tournament; known by their number, from 0: the place in the list.
     */
    readonly Entrant: {
      readonly name: string;
      /** @default null */
      readonly bot: string | null;
      /** @default null */
      readonly handle: string | null;
      /** @default 0 */
      readonly entered: number;
    };
    /**
     * Estimates
     * @description GET /api/tables/<id>/estimates?seat=: how well a seat stood at each moment of its film.
     */
    readonly Estimates: {
      readonly values: readonly number[];
    };
    /**
     * Fate
     * @description What has become of a line.
     * @enum {unknown}
     */
    readonly Fate: 'luck' | 'missed' | 'open' | 'reached';
    /**
     * Field
     * @description One option of a game, as a form shows it; `option.<name>` and `option.<name>.help` say what it is.
     */
    readonly Field: {
      readonly name: string;
      /** @enum {unknown} */
      readonly kind: 'choice' | 'choices' | 'file' | 'number' | 'numbers' | 'switch' | 'text';
      readonly default: unknown;
      /** @default null */
      readonly choices: readonly unknown[] | null;
      /** @default null */
      readonly words: string | null;
      /** @default null */
      readonly least: number | null;
      /** @default null */
      readonly most: number | null;
      /** @default null */
      readonly about: readonly Record<string, unknown>[] | null;
      /** @default null */
      readonly cogs: readonly (components['schemas']['Cogs'] | null)[] | null;
      /** @default null */
      readonly seats: readonly (readonly number[])[] | null;
      /** @default null */
      readonly replaces: string | null;
      /**
       * @default game
       * @enum {unknown}
       */
      readonly part: 'fine' | 'game' | 'hardness';
    };
    readonly Figure: components['schemas']['rouages.server.wire.figures.Figure'];
    /**
     * FigureLine
     * @description How much there was of something on each day.
     */
    readonly FigureLine: {
      readonly kind: components['schemas']['rouages.server.wire.figures.Figure'];
      readonly counts: readonly number[];
    };
    /**
     * Figures
     * @description GET /api/keeper/figures: the last days, the last of them today (UTC).
     */
    readonly Figures: {
      readonly days: readonly string[];
      readonly lines: readonly components['schemas']['FigureLine'][];
    };
    /**
     * Film
     * @description GET /api/tables/<id>/replay?seat=: a match from a point of view, as far as one may know it.
     */
    readonly Film: {
      readonly table: components['schemas']['TableState'];
      readonly seats: readonly components['schemas']['SeatState'][];
      readonly seat: number | null;
      readonly points: readonly (number | null)[];
      readonly mine: readonly number[];
      readonly cooperative: boolean;
      readonly moments: readonly components['schemas']['Moment'][];
      readonly events: readonly unknown[];
    };
    /**
     * FilmPoint
     * @description What the leader of a gathering shows of the film.
     */
    readonly FilmPoint: {
      readonly seat: number | null;
      readonly moment: number;
      /** @default null */
      readonly answer: number | null;
      /** @default false */
      readonly playing: boolean;
      /**
       * @default normal
       * @enum {unknown}
       */
      readonly speed: 'fast' | 'normal' | 'slow';
      /** @default false */
      readonly estimates: boolean;
      /** @default null */
      readonly option: number | null;
    };
    /**
     * FirstSteps
     * @description GET /api/keeper/first-steps: how many of those who came first in the last days took each step.
     */
    readonly FirstSteps: {
      readonly days: number;
      readonly seated: number;
      readonly soon: number;
      readonly soon_seconds: number;
      readonly played: number;
      readonly turned: number;
      readonly again: number;
      readonly lessons: readonly components['schemas']['LessonTaken'][];
    };
    /**
     * Follow
     * @description Whether this screen shows what the leader does, or looks around for itself.
     */
    readonly Follow: {
      /** @enum {unknown} */
      readonly type: 'Follow';
      readonly follows: boolean;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Forgotten
     * @description POST /api/recover/mail: a login or an address of e-mail, to which a link goes if somebody has it.
     */
    readonly Forgotten: {
      readonly who: string;
    };
    /**
     * Format
     * @description Who meets whom: everybody everybody, whoever stands alike, or the winners of the round before.
     * @enum {unknown}
     */
    readonly Format: 'knock-out' | 'round-robin' | 'swiss';
    /**
     * Forming
     * @description The table that the fewest are missing at.
     */
    readonly Forming: {
      readonly game: string;
      readonly pace: components['schemas']['Pace'];
      readonly size: number;
      readonly people: readonly components['schemas']['Beside'][];
      readonly bots: number;
    };
    /**
     * FoundTables
     * @description GET /api/tables?list=&game=&pace=&size=&page=: the newest first.
     */
    readonly FoundTables: {
      readonly total: number;
      readonly first: number;
      readonly most: number;
      readonly tables: readonly components['schemas']['TableCard'][];
    };
    /**
     * Frame
     * @description One moment of a film, to be drawn.
     */
    readonly Frame: {
      readonly number: number;
      readonly view: unknown;
      readonly question: components['schemas']['Asked'] | null;
      readonly result: components['schemas']['Outcome'] | null;
      /** @default [] */
      readonly scenes: readonly components['schemas']['Scene'][];
    };
    /**
     * Frames
     * @description GET /api/tables/<id>/replay/frames?seat=&from=&to=&steps=: some moments of a film.
     *
     *         With `steps=1` each says how it came about, scene by scene.
     */
    readonly Frames: {
      readonly frames: readonly components['schemas']['Frame'][];
    };
    /**
     * Friend
     * @description A friend of the host, who may be asked to a table by name.
     */
    readonly Friend: {
      readonly id: string;
      readonly name: string;
      readonly handle: string | null;
      readonly invited: boolean;
      /** @default false */
      readonly declined: boolean;
    };
    /**
     * FriendsToInvite
     * @description GET /api/tables/<id>/friends, and the reply to POST.
     */
    readonly FriendsToInvite: {
      readonly friends: readonly components['schemas']['Friend'][];
    };
    readonly FromClient:
      | components['schemas']['Answer']
      | components['schemas']['Undo']
      | components['schemas']['Consent']
      | components['schemas']['Why']
      | components['schemas']['Say']
      | components['schemas']['Contribute']
      | components['schemas']['Leave']
      | components['schemas']['Return']
      | components['schemas']['Concede']
      | components['schemas']['Remind']
      | components['schemas']['StandIn']
      | components['schemas']['PlayOn']
      | components['schemas']['Stop']
      | components['schemas']['StandingNo']
      | components['schemas']['OnlyOption']
      | components['schemas']['Look']
      | components['schemas']['Relate']
      | components['schemas']['Telling']
      | components['schemas']['Told']
      | components['schemas']['InView']
      | components['schemas']['Ping']
      | components['schemas']['Gather']
      | components['schemas']['JoinGathering']
      | components['schemas']['LeaveGathering']
      | components['schemas']['Lead']
      | components['schemas']['Follow']
      | components['schemas']['AskLead']
      | components['schemas']['GiveLead']
      | components['schemas']['TakeLead'];
    readonly FromServer:
      | components['schemas']['Snapshot']
      | components['schemas']['Done']
      | components['schemas']['Because']
      | components['schemas']['Story']
      | components['schemas']['Refused']
      | components['schemas']['Pong'];
    /**
     * GameCard
     * @description A game in the lobby.
     */
    readonly GameCard: {
      readonly name: string;
      readonly least: number;
      readonly most: number;
      readonly options: readonly components['schemas']['Field'][];
      readonly first: components['schemas']['NewTable'];
      /** @default false */
      readonly cooperative: boolean;
    };
    /**
     * GameRecord
     * @description What a player did at a game, in the matches that they finished alone at their screen.
     */
    readonly GameRecord: {
      readonly game: string;
      readonly cooperative: boolean;
      readonly played: number;
      readonly won: number;
      readonly conceded: number;
      readonly average: number | null;
      readonly fastest: number | null;
      readonly undos: number;
      readonly hints: number;
      /** @default 0 */
      readonly drawn: number;
      readonly rating: components['schemas']['Rating'] | null;
    };
    /**
     * GameVersion
     * @description The rules of a game, and the matches by them that go on.
     */
    readonly GameVersion: {
      readonly game: string;
      readonly version: number;
      readonly playing: number;
    };
    /**
     * Games
     * @description GET /api/games.
     */
    readonly Games: {
      readonly games: readonly components['schemas']['GameCard'][];
      readonly bots: readonly string[];
      /** @default false */
      readonly daily: boolean;
      /** @default null */
      readonly begins: string | null;
      /** @default false */
      readonly days: boolean;
      /** @default false */
      readonly offline: boolean;
      /** @default false */
      readonly mail: boolean;
    };
    /**
     * Gather
     * @description Begin a gathering, and lead it; or come back to one that may have been forgotten meanwhile.
     */
    readonly Gather: {
      /** @enum {unknown} */
      readonly type: 'Gather';
      readonly shown: components['schemas']['FilmPoint'];
      /** @default null */
      readonly gathering: string | null;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Gathered
     * @description Somebody at a gathering.
     */
    readonly Gathered: {
      readonly person: number;
      readonly name: string;
      readonly follows: boolean;
      readonly asks: boolean;
      readonly may_lead: boolean;
    };
    /**
     * GatheringCard
     * @description A gathering, for who may come.
     */
    readonly GatheringCard: {
      readonly id: string;
      readonly led: string;
      readonly people: number;
    };
    /**
     * GatheringState
     * @description A gathering, for one who is there.
     */
    readonly GatheringState: {
      readonly id: string;
      readonly me: number;
      readonly leader: number | null;
      readonly led: string;
      readonly free: number | null;
      readonly shown: components['schemas']['FilmPoint'];
      readonly people: readonly components['schemas']['Gathered'][];
    };
    /**
     * Gatherings
     * @description GET /api/tables/<id>/gatherings: who looks at a finished match together, and may be joined.
     */
    readonly Gatherings: {
      readonly gatherings: readonly components['schemas']['GatheringCard'][];
    };
    /**
     * GiveLead
     * @description Who leads gives the lead to somebody who is there, or not to somebody who asks.
     */
    readonly GiveLead: {
      /** @enum {unknown} */
      readonly type: 'GiveLead';
      readonly person: number;
      /** @default true */
      readonly gives: boolean;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Grievance
     * @description What somebody complains of.
     * @enum {unknown}
     */
    readonly Grievance: 'cheating' | 'insult' | 'leaving' | 'name' | 'other' | 'spam';
    /**
     * Held
     * @description How long somebody is held back, and why.
     */
    readonly Held: {
      readonly until: number | null;
      readonly why: string;
    };
    /**
     * HintWanted
     * @description POST /api/tables/<id>/hint: what would you do?
     */
    readonly HintWanted: {
      readonly seat: number;
      readonly question: number;
    };
    /**
     * HoldKind
     * @description How somebody is held back.
     * @enum {unknown}
     */
    readonly HoldKind: 'ban' | 'mute';
    /**
     * HoldLifted
     * @description An appeal was heard: they are held back so no more.
     */
    readonly HoldLifted: {
      readonly kind: components['schemas']['HoldKind'];
      readonly answer: string;
      readonly closed: number;
    };
    /**
     * HouseDoor
     * @description Who may come in.
     */
    readonly HouseDoor: {
      /** @default false */
      readonly invitation: boolean;
      /** @default true */
      readonly registrations: boolean;
    };
    /**
     * HouseHealth
     * @description Whether each thing that the house needs is there.
     */
    readonly HouseHealth: {
      readonly database: boolean;
      readonly writable: boolean;
      readonly lock: boolean;
      readonly disk: boolean;
    };
    /**
     * HouseHours
     * @description GET /api/closing: whether the house closes for repairs, or is closed.
     */
    readonly HouseHours: {
      readonly now: number;
      readonly closing: components['schemas']['Repairs'] | null;
    };
    /**
     * InView
     * @description Whether anybody can see this screen; until it says otherwise, somebody does.
     */
    readonly InView: {
      /** @enum {unknown} */
      readonly type: 'InView';
      readonly visible: boolean;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Invitation
     * @description GET /api/join/<secret>: what one is invited to.
     */
    readonly Invitation: {
      readonly table: components['schemas']['TableState'];
      readonly seats: readonly components['schemas']['SeatState'][];
      readonly mine: boolean;
      readonly seat: number | null;
      readonly bots: readonly number[];
      readonly watch: boolean;
      readonly host: string;
      readonly handle: string | null;
    };
    /**
     * Invite
     * @description POST /api/tables/<id>/friends: the host asks a friend to come.
     */
    readonly Invite: {
      readonly id: string;
    };
    /**
     * Invited
     * @description A seat at a table is kept for this reader, and the match cannot begin before they come to it.
     *
     *         So it is for who has just sat down or laid a table, and where others want to play again.
     */
    readonly Invited: {
      /** @enum {unknown} */
      readonly type: 'Invited';
      readonly table: string;
      readonly game: string;
      readonly seats: readonly number[];
    };
    /**
     * JoinGathering
     * @description Come to a gathering, by the id in its link.
     */
    readonly JoinGathering: {
      /** @enum {unknown} */
      readonly type: 'JoinGathering';
      readonly gathering: string;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * KeepHold
     * @description An appeal is answered, and changes nothing.
     */
    readonly KeepHold: {
      /** @enum {unknown} */
      readonly type: 'KeepHold';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly appeal: string;
    };
    /**
     * KeeperRoom
     * @description GET /api/keeper: how the house is.
     */
    readonly KeeperRoom: {
      readonly version: string;
      readonly health: components['schemas']['HouseHealth'];
      readonly since: number;
      readonly servers: number;
      readonly playing: number;
      readonly waiting: number;
      readonly here: number;
      readonly accounts: number;
      readonly guests: number;
      readonly free: number | null;
      readonly size: number | null;
      readonly games: readonly components['schemas']['GameVersion'][];
      readonly door: components['schemas']['HouseDoor'];
      readonly links: readonly components['schemas']['DoorLinkCard'][];
      readonly copy: components['schemas']['LastCopy'] | null;
      readonly held: readonly components['schemas']['KnownPerson'][];
      readonly complaints: number;
      readonly appeals: number;
      readonly closing: components['schemas']['Repairs'] | null;
    };
    /**
     * Keeping
     * @description GET /api/privacy: what is kept for how long, in seconds where it does not say otherwise.
     */
    readonly Keeping: {
      readonly unused: number;
      readonly device: number;
      readonly link: number;
      readonly wait: number;
      readonly deal: number;
      readonly removed: number;
      readonly abandoned_days: number | null;
      readonly access_log: boolean;
    };
    /**
     * KeptLine
     * @description A line of chat under its number, with its words even if it was removed.
     */
    readonly KeptLine: {
      readonly number: number;
      readonly guest: number;
      readonly line: components['schemas']['ChatLine'];
    };
    /**
     * KeptPeople
     * @description GET /api/keeper/people?with=: those whose name, address, login or number it is.
     */
    readonly KeptPeople: {
      readonly people: readonly components['schemas']['KnownPerson'][];
    };
    /**
     * KeptTable
     * @description A table, as keepers see it from outside.
     */
    readonly KeptTable: {
      readonly id: string;
      readonly game: string;
      readonly status: components['schemas']['Status'];
      readonly people: readonly string[];
      readonly bots: number;
      readonly free: number;
      readonly changed: number;
      readonly removed: boolean;
      readonly deleted: number | null;
      readonly complaints: number;
    };
    /**
     * KeptTables
     * @description GET /api/keeper/tables?page=: the last changed first.
     */
    readonly KeptTables: {
      readonly tables: readonly components['schemas']['KeptTable'][];
      readonly more: boolean;
    };
    /**
     * KnownPerson
     * @description A person, as keepers know them.
     */
    readonly KnownPerson: {
      readonly id: number;
      readonly name: string;
      readonly handle: string | null;
      readonly account: boolean;
      readonly bot: boolean;
      readonly since: number;
      readonly keeps: boolean;
      readonly banned: components['schemas']['Held'] | null;
      readonly muted: components['schemas']['Held'] | null;
      readonly matches: number;
      readonly complaints: number;
      readonly upheld: number;
    };
    /**
     * Language
     * @description The languages of the house: a new one is a line here, and its files.
     * @enum {unknown}
     */
    readonly Language: 'en' | 'fr';
    /**
     * LastCopy
     * @description The last copy of the house that was made and read back.
     */
    readonly LastCopy: {
      readonly at: number;
      readonly file: string;
      readonly bytes: number;
      readonly tables: number;
    };
    /**
     * Lead
     * @description Who leads shows this.
     */
    readonly Lead: {
      /** @enum {unknown} */
      readonly type: 'Lead';
      readonly shown: components['schemas']['FilmPoint'];
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Learning
     * @description A table where somebody learns.
     */
    readonly Learning: readonly [string, string, string, boolean, number];
    /**
     * Leave
     * @description A player leaves a seat; a bot keeps it until they return.
     */
    readonly Leave: {
      /** @enum {unknown} */
      readonly type: 'Leave';
      readonly seat: number;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * LeaveGathering
     * @description Go from the gathering; the film is one's own again.
     */
    readonly LeaveGathering: {
      /** @enum {unknown} */
      readonly type: 'LeaveGathering';
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * LessonCard
     * @description A lesson among those that there are, and how far the reader has come.
     */
    readonly LessonCard: {
      readonly game: string;
      readonly name: string;
      readonly number: number;
      readonly title: components['schemas']['Said'];
      readonly about: components['schemas']['Said'];
      readonly minutes: number;
      readonly steps: number;
      readonly step: number | null;
      readonly done: boolean;
    };
    /**
     * LessonPage
     * @description GET /api/lessons/<game>/<name>: all that the coach says.
     */
    readonly LessonPage: {
      readonly game: string;
      readonly name: string;
      readonly number: number;
      readonly title: components['schemas']['Said'];
      readonly steps: readonly components['schemas']['LessonStep'][];
      readonly learnt: readonly components['schemas']['Said'][];
      readonly goes_on: boolean;
    };
    /**
     * LessonState
     * @description What is taught at a table, and how far it has come.
     */
    readonly LessonState: {
      readonly name: string;
      readonly answered: number;
    };
    /**
     * LessonStep
     * @description One thing at a time, as the coach says and lights it.
     */
    readonly LessonStep: {
      readonly say: components['schemas']['Said'];
      readonly why: components['schemas']['Said'] | null;
      readonly lit: readonly string[];
      readonly presses: boolean;
      readonly want: readonly Record<string, unknown>[];
      readonly then: readonly Record<string, unknown>[];
      readonly wrong: readonly components['schemas']['Wrong'][];
    };
    /**
     * LessonTaken
     * @description How a lesson went for all who have begun it lately, each once.
     */
    readonly LessonTaken: {
      readonly game: string;
      readonly name: string;
      readonly title: components['schemas']['Said'];
      readonly begun: number;
      readonly done: number;
      readonly left: readonly number[];
    };
    /**
     * Lessons
     * @description GET /api/lessons: those of every game, in order.
     */
    readonly Lessons: {
      readonly lessons: readonly components['schemas']['LessonCard'][];
    };
    /**
     * LiftHold
     * @description An appeal is heard: who made it is held back no more.
     */
    readonly LiftHold: {
      /** @enum {unknown} */
      readonly type: 'LiftHold';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly appeal: string;
    };
    /**
     * Lobby
     * @description GET /api/lobby, and every message of the lobby's socket.
     */
    readonly Lobby: {
      readonly mine: readonly components['schemas']['TableCard'][];
      readonly away: readonly components['schemas']['TableCard'][];
      readonly open: readonly components['schemas']['TableCard'][];
      readonly watch: readonly components['schemas']['TableCard'][];
      /** @default [] */
      readonly friends: readonly components['schemas']['Acquaintance'][];
    };
    /**
     * Look
     * @description Show the table as another of the reader's seats sees it (several people at one screen).
     */
    readonly Look: {
      /** @enum {unknown} */
      readonly type: 'Look';
      readonly seat: number;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * MailConfirmed
     * @description The reply: the address to which letters go from now on.
     */
    readonly MailConfirmed: {
      readonly address: string;
    };
    /**
     * MailOff
     * @description What a link in a letter turns off, or has turned off: letters of this wish, or (null) all.
     */
    readonly MailOff: {
      readonly kind: components['schemas']['NoticeKind'] | null;
      readonly off: boolean;
    };
    /**
     * MailSecret
     * @description POST /api/mail/confirm and /api/mail/recover: what came by mail, good once.
     */
    readonly MailSecret: {
      readonly secret: string;
    };
    /**
     * Mark
     * @description Where oneself or a friend stands among all.
     */
    readonly Mark: {
      readonly number: number;
      readonly name: string;
      readonly handle: string | null;
      readonly me: boolean;
    };
    /**
     * MatchKind
     * @description What a match was played for.
     * @enum {unknown}
     */
    readonly MatchKind: 'free' | 'rated' | 'together';
    /**
     * MatchResult
     * @description How a match ended for somebody.
     * @enum {unknown}
     */
    readonly MatchResult: 'drawn' | 'lost' | 'won';
    /**
     * MayUndo
     * @description A seat of the reader may take its last answer back now: at once, or if the others, asked, agree.
     */
    readonly MayUndo: {
      readonly seat: number;
      /** @enum {unknown} */
      readonly how: 'ask' | 'now';
      /** @default 0 */
      readonly turn: number;
    };
    /**
     * Me
     * @description The guest who asks; all empty before they gave a name.
     */
    readonly Me: {
      readonly name: string | null;
      readonly language: components['schemas']['Language'] | null;
      readonly login: string | null;
      /** @default null */
      readonly webhook: string | null;
      /** @default true */
      readonly named: boolean;
      /** @default null */
      readonly handle: string | null;
      /** @default null */
      readonly keeper: string | null;
      /** @default false */
      readonly keeps: boolean;
      /** @default null */
      readonly banned: components['schemas']['Held'] | null;
    };
    /**
     * Moment
     * @description A moment of a match, as one point of view tells it from the one before.
     */
    readonly Moment: {
      readonly answer: number | null;
      readonly events: number;
      readonly pending: readonly number[];
      readonly asked: boolean;
      readonly round: number | null;
    };
    /**
     * Mute
     * @description Somebody reads and plays on, and writes nothing that others read, for so many hours.
     */
    readonly Mute: {
      /** @enum {unknown} */
      readonly type: 'Mute';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly guest: number;
      /** @default 24 */
      readonly hours: number;
    };
    /**
     * NewAppeal
     * @description POST /api/me/appeals: what is to be said against being held back.
     */
    readonly NewAppeal: {
      readonly kind: components['schemas']['HoldKind'];
      readonly text: string;
    };
    /**
     * NewBoards
     * @description PUT /api/me/boards: whether everybody is told my name on boards of the day, or friends alone.
     */
    readonly NewBoards: {
      readonly named: boolean;
    };
    /**
     * NewBot
     * @description POST /api/me/bots: an account for a program, kept by who asks.
     */
    readonly NewBot: {
      readonly name: string;
    };
    /**
     * NewBranch
     * @description POST /api/tables/<id>/branch: play a finished match on, otherwise, from a moment of a film of it.
     */
    readonly NewBranch: {
      readonly seat: number | null;
      readonly moment: number;
      readonly seats: readonly components['schemas']['Place'][];
    };
    /**
     * NewChallenge
     * @description POST /api/challenges: a table is laid for a friend and me, who is asked to play there now.
     */
    readonly NewChallenge: {
      readonly id: string;
      /** @default null */
      readonly game: string | null;
      /** @default live */
      readonly pace: components['schemas']['Pace'];
    };
    /**
     * NewComment
     * @description POST /api/tables/<id>/comments: write to a moment of a finished match.
     */
    readonly NewComment: {
      readonly answer: number;
      readonly text: string;
    };
    /**
     * NewComplaint
     * @description POST /api/tables/<id>/complaints and /api/players/<handle>/complaints: have a keeper look at something.
     *
     *         At a table: a line by its number, or else who sits somewhere.
     */
    readonly NewComplaint: {
      readonly reason: components['schemas']['Grievance'];
      /** @default  */
      readonly text: string;
      /** @default null */
      readonly line: number | null;
      /** @default null */
      readonly seat: number | null;
    };
    /**
     * NewCopy
     * @description POST /api/keeper/copy: copy the house now, and why.
     */
    readonly NewCopy: {
      readonly why: string;
    };
    /**
     * NewDevices
     * @description GET /api/me/devices/new: those that came after this one; POST /api/me/devices/known: I know them.
     */
    readonly NewDevices: {
      readonly devices: readonly components['schemas']['DeviceCard'][];
      /** @default [] */
      readonly passkeys: readonly components['schemas']['PasskeyCard'][];
    };
    /**
     * NewDoorLink
     * @description POST /api/keeper/invitations: why so many new people may come in by a link, for so many days.
     */
    readonly NewDoorLink: {
      readonly why: string;
      /** @default 1 */
      readonly most: number;
      /** @default 7 */
      readonly days: number;
    };
    /**
     * NewGuest
     * @description PUT /api/me: become a guest, or change one's name or language.
     *
     *         Without a name one is given to a newcomer, such as “Guest 27”, and a guest keeps theirs.
     */
    readonly NewGuest: {
      /** @default null */
      readonly name: string | null;
      /** @default en */
      readonly language: components['schemas']['Language'];
      /** @default null */
      readonly invitation: string | null;
    };
    /**
     * NewHandle
     * @description PUT /api/me/handle: a name that nobody else has, beside the free one; null: none.
     */
    readonly NewHandle: {
      readonly handle: string | null;
    };
    /**
     * NewHush
     * @description PUT /api/players/<handle>/hush, /api/tables/<id>/seats/<seat>/hush, /api/tables/<id>/lines/<line>/hush.
     *
     *         Whether the chat of somebody is hidden from me, and nothing else of them.
     */
    readonly NewHush: {
      readonly hushed: boolean;
    };
    /**
     * NewLesson
     * @description POST /api/lessons/<game>/<name>: a table to learn at, where the lesson was left unless it is anew.
     */
    readonly NewLesson: {
      /** @default false */
      readonly anew: boolean;
    };
    /**
     * NewMail
     * @description PUT /api/me/mail: an address, to which a link goes that confirms it; null: none any more.
     */
    readonly NewMail: {
      readonly address: string | null;
      /** @default null */
      readonly password: string | null;
      /** @default null */
      readonly signed: components['schemas']['Signed'] | null;
    };
    /**
     * NewPasskey
     * @description POST /api/me/passkeys: what the browser has made, under a name of one's own.
     */
    readonly NewPasskey: {
      readonly title: string;
      readonly id: string;
      readonly client: string;
      readonly attestation: string;
      /** @default null */
      readonly login: string | null;
    };
    /**
     * NewPassword
     * @description PUT /api/me/password: a login that nobody else has, to sign in with; ends other sessions.
     */
    readonly NewPassword: {
      readonly login: string;
      readonly password: string;
      /** @default null */
      readonly old: string | null;
      /** @default null */
      readonly signed: components['schemas']['Signed'] | null;
    };
    /**
     * NewPush
     * @description PUT /api/me/push: where this browser takes messages, and what they are sealed with.
     */
    readonly NewPush: {
      readonly endpoint: string;
      readonly key: string;
      readonly auth: string;
    };
    /**
     * NewSeen
     * @description PUT /api/me/page: who sees it.
     */
    readonly NewSeen: {
      readonly seen: components['schemas']['Seen'];
    };
    /**
     * NewTable
     * @description POST /api/tables.
     */
    readonly NewTable: {
      readonly game: string;
      readonly seats: readonly components['schemas']['Place'][];
      /** @default {} */
      readonly options: Record<string, unknown>;
      /** @default until-learnt */
      readonly undo: components['schemas']['UndoPolicy'];
      /** @default link */
      readonly spectators: components['schemas']['Spectators'];
      /** @default live */
      readonly watching: components['schemas']['Watching'];
      /** @default 10 */
      readonly delay: number;
      /** @default false */
      readonly hints: boolean;
      /** @default null */
      readonly clock: components['schemas']['Clock'] | null;
      /**
       * @default {
       *       "bot": "at-once",
       *       "seconds": 3600
       *     }
       */
      readonly away: components['schemas']['Away'];
    };
    /**
     * NewTake
     * @description POST /api/deals/<id>: play the deal from a seat.
     */
    readonly NewTake: {
      readonly seat: number;
    };
    /**
     * NewTie
     * @description PUT /api/players/<handle>/tie and /api/tables/<id>/seats/<seat>/tie; null: neither any more.
     */
    readonly NewTie: {
      readonly tie: components['schemas']['Tie'] | null;
    };
    /**
     * NewToken
     * @description POST /api/me/tokens: what a program is known by.
     *
     *         Whatever plays is a bot: for oneself a program only reads, and lays tables.
     */
    readonly NewToken: {
      readonly title: string;
      readonly scopes: readonly components['schemas']['Scope'][];
      /** @default null */
      readonly bot: string | null;
    };
    /**
     * NewTournament
     * @description POST /api/tournaments.
     */
    readonly NewTournament: {
      readonly name: string;
      readonly game: string;
      readonly form: components['schemas']['Format'];
      readonly size: number;
      /** @default 2 */
      readonly seats: number;
      /** @default {} */
      readonly options: Record<string, unknown>;
      /** @default live */
      readonly pace: components['schemas']['Pace'];
      /** @default null */
      readonly begins: number | null;
      /** @default null */
      readonly bots: string | null;
      /** @default true */
      readonly listed: boolean;
      /** @default live */
      readonly watching: components['schemas']['Watching'];
      /** @default 10 */
      readonly delay: number;
    };
    /**
     * NewVacation
     * @description PUT /api/me/vacation.
     */
    readonly NewVacation: {
      readonly until: number | null;
    };
    /**
     * NewWebhook
     * @description PUT /api/me/webhook: where to tell this guest of their turns; null: nowhere.
     */
    readonly NewWebhook: {
      readonly url: string | null;
    };
    /**
     * News
     * @description What happened, as the reader may see it: the reader's own stream of events, from number `first` on.
     *
     *         If `first` is less than what the client already has, answers were taken back: the client forgets its
     *         events from there on before it adds these.
     */
    readonly News: {
      readonly first: number;
      readonly events: readonly unknown[];
      readonly undos: number;
    };
    /**
     * NoticeKind
     * @description What somebody is told of a table that they do not have before them.
     * @enum {unknown}
     */
    readonly NoticeKind:
      | 'begins'
      | 'challenge'
      | 'clock'
      | 'declined'
      | 'draw'
      | 'ends'
      | 'invitation'
      | 'rematch'
      | 'round'
      | 'seat'
      | 'still'
      | 'stop'
      | 'turn';
    /**
     * NoticeWishes
     * @description PUT /api/me/notices: by which ways one is told what.
     */
    readonly NoticeWishes: {
      /**
       * @default [
       *       "push",
       *       "mail",
       *       "webhook"
       *     ]
       */
      readonly turn: readonly components['schemas']['Way'][];
      /**
       * @default [
       *       "push",
       *       "mail",
       *       "webhook"
       *     ]
       */
      readonly clock: readonly components['schemas']['Way'][];
      /**
       * @default [
       *       "push",
       *       "mail",
       *       "webhook"
       *     ]
       */
      readonly round: readonly components['schemas']['Way'][];
      /** @default [] */
      readonly begins: readonly components['schemas']['Way'][];
      /**
       * @default [
       *       "push"
       *     ]
       */
      readonly seat: readonly components['schemas']['Way'][];
      /**
       * @default [
       *       "push",
       *       "mail"
       *     ]
       */
      readonly ends: readonly components['schemas']['Way'][];
      /**
       * @default [
       *       "push",
       *       "mail"
       *     ]
       */
      readonly rematch: readonly components['schemas']['Way'][];
      /**
       * @default [
       *       "push",
       *       "mail"
       *     ]
       */
      readonly invitation: readonly components['schemas']['Way'][];
      /**
       * @default [
       *       "push",
       *       "mail",
       *       "webhook"
       *     ]
       */
      readonly challenge: readonly components['schemas']['Way'][];
      /** @default [] */
      readonly paused: readonly components['schemas']['Way'][];
      /** @default null */
      readonly quiet: components['schemas']['Quiet'] | null;
    };
    /**
     * Offline
     * @description GET /api/offline, and POST to have it written: the house that plays in a browser.
     */
    readonly Offline: {
      readonly standing: components['schemas']['Standing'];
    };
    /**
     * Omen
     * @description What came about in a share of the games that were imagined after the best option.
     */
    readonly Omen: {
      readonly name: string;
      readonly speaks_for: boolean;
      readonly what: number | null;
      readonly count: number;
      readonly share: number;
    };
    /**
     * OnlyOption
     * @description Whether the only option of a question is taken for a seat, where that tells nobody anything.
     */
    readonly OnlyOption: {
      /** @enum {unknown} */
      readonly type: 'OnlyOption';
      readonly seat: number;
      readonly taken: boolean;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * OpenHouse
     * @description It is open again, or does not close.
     */
    readonly OpenHouse: {
      /** @enum {unknown} */
      readonly type: 'OpenHouse';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
    };
    /**
     * Opinion
     * @description What a strong bot thinks of one option.
     */
    readonly Opinion: {
      readonly option: number;
      readonly value: number;
      readonly visits: number;
    };
    /**
     * Outcome
     * @description How a game ended.
     */
    readonly Outcome: {
      readonly ending: string;
      readonly places: readonly number[];
      readonly scores: readonly number[];
    };
    /**
     * OwnAct
     * @description What keepers of the house have done about them, or they as a keeper; nobody else is named.
     */
    readonly OwnAct: {
      readonly kind: string;
      readonly at: number;
      readonly until: number | null;
      readonly why: string;
      readonly own: boolean;
    };
    /**
     * OwnAnswer
     * @description Something that they did at a table: an answer, or (no option) one that was taken back.
     */
    readonly OwnAnswer: {
      readonly number: number;
      readonly seat: number;
      readonly question: number | null;
      readonly option: number | null;
      readonly at: number;
    };
    /**
     * OwnAppeal
     * @description What they said against being muted or sent away, and what was answered.
     */
    readonly OwnAppeal: {
      readonly kind: string;
      readonly text: string;
      readonly made: number;
      readonly closed: number | null;
      readonly lifted: boolean | null;
      readonly answer: string | null;
    };
    /**
     * OwnAttempt
     * @description What their attempt at the challenge of a day came to.
     */
    readonly OwnAttempt: {
      readonly day: string;
      readonly proven: number | null;
      readonly score: components['schemas']['Score'] | null;
      readonly first: boolean;
      readonly undos: number;
      readonly hints: number;
      readonly aside: components['schemas']['Aside'] | null;
    };
    /**
     * OwnComplaint
     * @description What they wanted a keeper of the house to look at; whom they complained of is not given.
     */
    readonly OwnComplaint: {
      readonly reason: string;
      readonly text: string;
      readonly table: string | null;
      readonly line: number | null;
      readonly made: number;
      readonly closed: number | null;
    };
    /**
     * OwnDeal
     * @description A link that they made, by which others play the deal of a table.
     */
    readonly OwnDeal: {
      readonly id: string;
      readonly table: string;
      readonly seat: number;
      readonly made: number;
    };
    /**
     * OwnDevice
     * @description A device on which they are known; its cookie is kept as a digest only, and not given.
     */
    readonly OwnDevice: {
      readonly browser: ('chrome' | 'edge' | 'firefox' | 'opera' | 'safari') | null;
      readonly system: ('android' | 'ipad' | 'iphone' | 'linux' | 'mac' | 'windows') | null;
      readonly first: number;
      readonly last: number;
      /** @default null */
      readonly push: string | null;
    };
    /**
     * OwnHold
     * @description How somebody is held back now, why, and what they said against it; they may once.
     */
    readonly OwnHold: {
      readonly kind: components['schemas']['HoldKind'];
      readonly until: number | null;
      readonly why: string;
      readonly appeal: components['schemas']['AppealState'] | null;
    };
    /**
     * OwnHush
     * @description Somebody whose chat they do not read; by their address, if they have one.
     */
    readonly OwnHush: {
      readonly made: number;
      readonly handle: string | null;
    };
    /**
     * OwnLine
     * @description Something that they said at a table.
     */
    readonly OwnLine: {
      readonly text: string;
      readonly at: number;
      /** @default null */
      readonly answer: number | null;
    };
    /**
     * OwnNotices
     * @description GET /api/me/notices: what one is told, and where.
     */
    readonly OwnNotices: {
      readonly wishes: components['schemas']['NoticeWishes'];
      readonly ways: readonly components['schemas']['WayState'][];
      /** @default null */
      readonly push: components['schemas']['OwnPush'] | null;
    };
    /**
     * OwnPairing
     * @description Their quick pairing that led to a table, as long as the house keeps it: a day.
     */
    readonly OwnPairing: {
      readonly made: number;
      readonly left: number | null;
    };
    /**
     * OwnPasskey
     * @description By which they sign in; the house has its public half only, and that is not given.
     */
    readonly OwnPasskey: {
      readonly title: string;
      readonly at: string;
      readonly made: number;
      readonly used: number | null;
    };
    /**
     * OwnPeople
     * @description GET /api/me/people: whom I follow or have blocked, who follows me, and who sees my page.
     */
    readonly OwnPeople: {
      readonly seen: components['schemas']['Seen'];
      readonly named: boolean;
      readonly friends: readonly components['schemas']['Acquaintance'][];
      readonly following: readonly components['schemas']['Acquaintance'][];
      readonly followers: readonly components['schemas']['Acquaintance'][];
      readonly blocked: readonly components['schemas']['Acquaintance'][];
      readonly hushed: readonly components['schemas']['Acquaintance'][];
    };
    /**
     * OwnPush
     * @description The devices that are told by push.
     */
    readonly OwnPush: {
      readonly key: string;
      readonly devices: readonly components['schemas']['PushDevice'][];
    };
    /**
     * OwnPuzzle
     * @description Their first attempt at a puzzle.
     */
    readonly OwnPuzzle: {
      readonly game: string;
      readonly mark: string;
      readonly at: number;
      readonly solved: boolean;
      readonly mu: number;
      readonly sigma: number;
    };
    /**
     * OwnResult
     * @description How a match ended for them.
     */
    readonly OwnResult: {
      readonly seat: number;
      readonly ended: number;
      readonly seconds: number | null;
      readonly players: number;
      readonly place: number;
      readonly score: number;
      readonly rated: boolean;
      readonly conceded: boolean;
      readonly undos: number;
      readonly hints: number;
      readonly drawn: boolean;
    };
    /**
     * OwnSeat
     * @description A seat of theirs at a table.
     */
    readonly OwnSeat: {
      readonly seat: number;
      readonly name: string;
      readonly away: boolean;
      readonly conceded: boolean;
      readonly hints: number;
      readonly contribution: string | null;
      /** @default null */
      readonly visited: number | null;
    };
    /**
     * OwnSpell
     * @description When they are away for days, or were within the last year.
     */
    readonly OwnSpell: {
      readonly began: number;
      readonly until: number;
    };
    /**
     * OwnTable
     * @description A table that they laid, sat at or spoke at; others are not named.
     */
    readonly OwnTable: {
      readonly id: string;
      readonly game: string;
      readonly options: Record<string, unknown>;
      readonly status: components['schemas']['Status'];
      readonly made: number;
      readonly changed: number;
      readonly hosted: boolean;
      readonly notices: readonly string[];
      readonly put_away: boolean | null;
      readonly note: string;
      readonly seats: readonly components['schemas']['OwnSeat'][];
      readonly answers: readonly components['schemas']['OwnAnswer'][];
      readonly lines: readonly components['schemas']['OwnLine'][];
      readonly results: readonly components['schemas']['OwnResult'][];
      readonly attempt: components['schemas']['OwnAttempt'] | null;
      readonly pairing: components['schemas']['OwnPairing'] | null;
      readonly deal: string | null;
      readonly record: string | null;
    };
    /**
     * OwnTake
     * @description A game of this deal that the reader has begun.
     */
    readonly OwnTake: {
      readonly seat: number;
      readonly table: string;
      readonly over: boolean;
    };
    /**
     * OwnTie
     * @description Somebody whom they follow or have blocked; who follows or has blocked them is not theirs to have.
     */
    readonly OwnTie: {
      readonly tie: components['schemas']['Tie'];
      readonly since: number;
      readonly handle: string | null;
    };
    /**
     * OwnToken
     * @description By which a program is known; it is kept as a digest only, and not given.
     */
    readonly OwnToken: {
      readonly title: string;
      readonly bot: string | null;
      readonly scopes: readonly components['schemas']['Scope'][];
      readonly made: number;
      readonly first: number | null;
      readonly last: number | null;
    };
    /**
     * OwnTournament
     * @description A tournament that they made or play in.
     */
    readonly OwnTournament: {
      readonly id: string;
      readonly plan: components['schemas']['NewTournament'];
      readonly stage: components['schemas']['Stage'];
      readonly made: number;
      readonly maker: boolean;
      readonly lot: number | null;
    };
    /**
     * OwnVacation
     * @description Until when somebody is away, and how long they may be.
     */
    readonly OwnVacation: {
      readonly until: number | null;
      readonly latest: number;
      readonly days_left: number;
      readonly days_a_year: number;
    };
    /**
     * Pace
     * @description How fast one plays: without a break, at one's ease within about an hour, or over days.
     * @enum {unknown}
     */
    readonly Pace: 'days' | 'hour' | 'live';
    /**
     * PairingState
     * @description Who waits for what, as the reader may know it.
     */
    readonly PairingState: {
      readonly now: number;
      readonly searching: {
        readonly [key: string]: number;
      };
      /** @default {} */
      readonly usual: {
        readonly [key: string]: number;
      };
      /** @default null */
      readonly wait: components['schemas']['Wait'] | null;
      /** @default 0 */
      readonly left: number;
      /** @default null */
      readonly held: number | null;
    };
    /**
     * PasskeyCard
     * @description A passkey, as its owner sees it. Moments are seconds since 1970.
     */
    readonly PasskeyCard: {
      readonly id: string;
      readonly title: string;
      readonly at: string;
      readonly made: number;
      readonly used: number | null;
      readonly new: boolean;
    };
    /**
     * PasskeyTitle
     * @description PUT /api/me/passkeys/<passkey>: what one calls it.
     */
    readonly PasskeyTitle: {
      readonly title: string;
    };
    /**
     * PasskeyWanted
     * @description The reply: what the browser is to make a passkey of.
     */
    readonly PasskeyWanted: {
      readonly challenge: string;
      readonly at: string;
      readonly user: string;
      readonly login: string;
      readonly name: string;
      readonly algorithms: readonly number[];
      readonly known: readonly string[];
    };
    /**
     * PastMatch
     * @description A finished match in the history of a player.
     */
    readonly PastMatch: {
      readonly table: string | null;
      readonly game: string;
      readonly ended: number;
      readonly kind: components['schemas']['MatchKind'];
      readonly result: components['schemas']['MatchResult'];
      readonly conceded: boolean;
      readonly players: number;
      readonly place: number;
      readonly score: number;
      readonly gain: number | null;
      readonly others: readonly string[];
    };
    /**
     * PastMatches
     * @description GET /api/players/<handle>/matches?game=&with=&result=&year=&kind=&page=: the newest first.
     */
    readonly PastMatches: {
      readonly total: number;
      readonly first: number;
      readonly matches: readonly components['schemas']['PastMatch'][];
    };
    /**
     * Ping
     * @description Are you there?
     */
    readonly Ping: {
      /** @enum {unknown} */
      readonly type: 'Ping';
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Place
     * @description Who shall sit in a seat of a new table.
     *
     *         `me`; `here`: another person at this screen, with a name; `link`: a friend by link; `bot`: of a level,
     *         and of a temper or whichever comes; `open`: anyone.
     */
    readonly Place: {
      /** @enum {unknown} */
      readonly kind: 'bot' | 'here' | 'link' | 'me' | 'open';
      /** @default null */
      readonly name: string | null;
      /** @default null */
      readonly level: string | null;
      /** @default null */
      readonly temper: components['schemas']['Temper'] | null;
    };
    /**
     * Placed
     * @description A player in the list of a game.
     */
    readonly Placed: {
      readonly name: string;
      readonly handle: string | null;
      readonly me: boolean;
      readonly rating: components['schemas']['Rating'];
    };
    /**
     * Plans
     * @description GET /api/tournaments/plans: what can be planned.
     */
    readonly Plans: {
      readonly least: number;
      readonly most: number;
      readonly seats: number;
      readonly rounds: {
        readonly [key: string]: readonly (readonly number[])[];
      };
    };
    /**
     * PlayOn
     * @description Whoever sits here, or laid the table, says that it should not be closed though nothing happens.
     */
    readonly PlayOn: {
      /** @enum {unknown} */
      readonly type: 'PlayOn';
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * PlayerCard
     * @description Somebody, as far as anybody may know them, and what they are to who asks.
     */
    readonly PlayerCard: {
      readonly name: string;
      readonly handle: string | null;
      readonly me: boolean;
      readonly tie: components['schemas']['Tie'] | null;
      readonly friend: boolean;
      /** @default false */
      readonly hushed: boolean;
    };
    /**
     * PlayerGame
     * @description What a player did at a game.
     */
    readonly PlayerGame: {
      readonly game: string;
      readonly cooperative: boolean;
      readonly played: number;
      readonly won: number;
      readonly rating: components['schemas']['Rating'] | null;
    };
    /**
     * PlayerPage
     * @description GET /api/players/<handle>.
     */
    readonly PlayerPage: {
      readonly player: components['schemas']['PlayerCard'];
      readonly open: boolean;
      /** @default null */
      readonly since: number | null;
      /** @default [] */
      readonly games: readonly components['schemas']['PlayerGame'][];
      /** @default null */
      readonly shared: components['schemas']['Shared'] | null;
      /** @default [] */
      readonly years: readonly number[];
      /** @default [] */
      readonly tables: readonly components['schemas']['TableCard'][];
    };
    /**
     * Pong
     * @description I am here, and my clock shows this, in seconds since 1970.
     */
    readonly Pong: {
      /** @enum {unknown} */
      readonly type: 'Pong';
      readonly now: number;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Preview
     * @description The reply: what these options would lay on the table, and why they cannot be played.
     */
    readonly Preview: {
      readonly shown: unknown;
      readonly refusal: Record<string, unknown> | null;
    };
    /**
     * PrivateNote
     * @description GET and PUT /api/tables/<id>/notes: what a player wants to remember there, and nobody else reads.
     */
    readonly PrivateNote: {
      readonly text: string;
    };
    /**
     * Progress
     * @description Where a game stands.
     */
    readonly Progress: {
      readonly round: number;
      readonly phase: string;
      readonly won?: readonly number[];
    };
    /**
     * Proof
     * @description POST /api/me/codes and /api/me/carry: that it is oneself who makes another way in.
     */
    readonly Proof: {
      /** @default null */
      readonly password: string | null;
      /** @default null */
      readonly signed: components['schemas']['Signed'] | null;
    };
    /**
     * Provision
     * @description GET /api/tables/<id>/provision: a match to be played on elsewhere; POST /api/provisions plays it on.
     *
     *         It begins in a world that was imagined for the seat of who asked, and has luck of its own: it tells
     *         nothing that they did not know.
     */
    readonly Provision: {
      readonly table: string;
      readonly seats: readonly components['schemas']['Place'][];
      readonly match: string;
      /** @default  */
      readonly seal: string;
      /** @default [] */
      readonly answers: readonly (readonly [number, number])[];
    };
    /**
     * PublishedChain
     * @description What was published before the first day: by it the secret of a day that is over is verified.
     */
    readonly PublishedChain: {
      readonly first: string;
      readonly last: string;
      readonly days: number;
      readonly number: number;
      readonly end: string;
    };
    /**
     * PushDevice
     * @description A device whose browser shows notices although no page is open.
     */
    readonly PushDevice: {
      readonly browser: ('chrome' | 'edge' | 'firefox' | 'opera' | 'safari') | null;
      readonly system: ('android' | 'ipad' | 'iphone' | 'linux' | 'mac' | 'windows') | null;
      readonly here: boolean;
    };
    /**
     * Pushed
     * @description What a browser is sent.
     */
    readonly Pushed: {
      readonly text: string;
      readonly language: components['schemas']['Language'];
      readonly path: string;
    };
    /**
     * PutAway
     * @description PUT /api/tables/<id>/away: put a table of one's own away from the lobby, or take it out again.
     */
    readonly PutAway: {
      readonly away: boolean;
    };
    /**
     * PuzzleCard
     * @description A puzzle among the others of its game.
     */
    readonly PuzzleCard: {
      readonly number: number;
      readonly mark: string;
      readonly goal: unknown;
      readonly rating: number;
      readonly themes: readonly string[];
    };
    /**
     * PuzzlePage
     * @description GET /api/puzzles/<game>/<number>: a puzzle before anything was answered.
     */
    readonly PuzzlePage: {
      readonly game: string;
      readonly card: components['schemas']['PuzzleCard'];
      readonly last: number;
      readonly options: Record<string, unknown>;
      readonly players: number;
      readonly seat: number;
      readonly tried: number;
      readonly stand: components['schemas']['PuzzleStand'];
    };
    /**
     * PuzzlePeople
     * @description What people made of a puzzle with their first attempts.
     */
    readonly PuzzlePeople: {
      readonly tried: number;
      readonly solved: number;
      readonly rating: number;
      readonly solver: components['schemas']['Solver'] | null;
      /** @default null */
      readonly gain: number | null;
    };
    /**
     * PuzzleQuestion
     * @description What is asked where an answer stands; its options are answered by their numbers, from 0.
     */
    readonly PuzzleQuestion: {
      readonly prompt: unknown;
      readonly options: readonly unknown[];
      readonly prospects: unknown;
    };
    /**
     * PuzzleReason
     * @description A reason of the game, none if it may be chosen, and the section of the rules that says so.
     */
    readonly PuzzleReason: {
      readonly reason: unknown;
      readonly rule: string;
    };
    /**
     * PuzzleShelf
     * @description The puzzles of a game.
     */
    readonly PuzzleShelf: {
      readonly game: string;
      readonly today: number;
      readonly puzzles: readonly components['schemas']['PuzzleCard'][];
    };
    /**
     * PuzzleSolution
     * @description POST /api/puzzles/<game>/<number>/solution: what reaches the goal; who asks has not found it.
     */
    readonly PuzzleSolution: {
      readonly answers: readonly number[];
    };
    /**
     * PuzzleStand
     * @description Where an answer stands: the board as its seat sees it, and what has become of the goal.
     */
    readonly PuzzleStand: {
      readonly answered: number;
      readonly view: unknown;
      readonly question: components['schemas']['PuzzleQuestion'] | null;
      readonly log: readonly unknown[];
      readonly story: components['schemas']['Story'] | null;
      readonly fate: components['schemas']['Fate'];
      readonly lost_at: number | null;
      readonly refuted: readonly unknown[];
      readonly missed: number | null;
      /** @default null */
      readonly people: components['schemas']['PuzzlePeople'] | null;
    };
    /**
     * PuzzleTry
     * @description POST /api/puzzles/<game>/<number>: answers, each the number of the option that is taken; or …/table.
     */
    readonly PuzzleTry: {
      readonly answers: readonly number[];
    };
    /**
     * PuzzleWhy
     * @description POST /api/puzzles/<game>/<number>/why: why this may not be chosen after these answers.
     */
    readonly PuzzleWhy: {
      readonly answers: readonly number[];
      readonly choice: unknown;
    };
    /**
     * Puzzles
     * @description GET /api/puzzles: those of every game that has any.
     */
    readonly Puzzles: {
      readonly day: string;
      readonly shelves: readonly components['schemas']['PuzzleShelf'][];
    };
    /**
     * Question
     * @description What one of the reader's seats must decide.
     */
    readonly Question: {
      readonly seat: number;
      readonly question: number;
      readonly prompt: unknown;
      readonly options: readonly unknown[];
      /** @default null */
      readonly no: number | null;
      /** @default null */
      readonly prospects: unknown;
    };
    /**
     * Quiet
     * @description The hours in which nothing is said; it is said after them, if it is still so.
     */
    readonly Quiet: {
      readonly start: number;
      readonly end: number;
      readonly zone: string;
      /** @default true */
      readonly but_clock: boolean;
    };
    /**
     * Ranking
     * @description The players of a game who were rated, the strongest first.
     */
    readonly Ranking: {
      readonly game: string;
      readonly players: readonly components['schemas']['Placed'][];
    };
    /**
     * Rating
     * @description How strong a player is at a game, from matches among people only.
     */
    readonly Rating: {
      readonly points: number;
      readonly give: number;
      readonly matches: number;
    };
    /**
     * Reader
     * @description Who is reading.
     */
    readonly Reader: {
      readonly seat: number | null;
      readonly seats: readonly number[];
      readonly host: boolean;
      readonly owes: boolean;
      readonly invitations: {
        readonly [key: string]: string;
      };
      readonly hides: boolean;
      /** @default {} */
      readonly noes: {
        readonly [key: string]: readonly string[];
      };
      /** @default {} */
      readonly only: {
        readonly [key: string]: boolean;
      };
      /** @default {} */
      readonly visits: {
        readonly [key: string]: components['schemas']['Visit'];
      };
      /** @default null */
      readonly code: string | null;
    };
    /**
     * Reason
     * @description How much of something imagined games led to after the best option, and after the next best.
     */
    readonly Reason: {
      readonly name: string;
      readonly here: number;
      readonly elsewhere: number;
      readonly speaks_for: boolean;
    };
    /**
     * Recover
     * @description POST /api/recover: be, with a code on paper, whoever signs in so; the password is gone then.
     */
    readonly Recover: {
      readonly login: string;
      readonly code: string;
    };
    /**
     * RecoveryCodes
     * @description The reply to POST /api/me/codes: each lets its owner in once; shown now and never again.
     */
    readonly RecoveryCodes: {
      readonly codes: readonly string[];
    };
    /**
     * Refused
     * @description The reply to a message that changed nothing: a refusal, whose sentence is in the catalogue `server`.
     */
    readonly Refused: {
      /** @enum {unknown} */
      readonly type: 'Refused';
      readonly refusal: Record<string, unknown>;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Relate
     * @description What happened from the event of this number of the reader's stream up to another, scene by scene.
     *
     *         The reply is a `Story`.
     */
    readonly Relate: {
      /** @enum {unknown} */
      readonly type: 'Relate';
      readonly first: number;
      readonly last: number;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Remind
     * @description Whoever sits here calls once more the player of a seat for which the table waits.
     */
    readonly Remind: {
      /** @enum {unknown} */
      readonly type: 'Remind';
      readonly seat: number;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * RemoveLine
     * @description A line of chat is read no more; that there was one stays to be seen.
     */
    readonly RemoveLine: {
      /** @enum {unknown} */
      readonly type: 'RemoveLine';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly table: string;
      readonly line: number;
    };
    /**
     * RemoveTable
     * @description A table is closed for all, without a result if it was not over.
     */
    readonly RemoveTable: {
      /** @enum {unknown} */
      readonly type: 'RemoveTable';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly table: string;
    };
    /**
     * Repairs
     * @description When the house closes, or has closed, for how long, and why.
     */
    readonly Repairs: {
      readonly at: number;
      readonly until: number | null;
      readonly why: string;
    };
    /**
     * Report
     * @description POST /api/tables/<id>/report: for a file about a fault, which the screen saves and sends nowhere.
     */
    readonly Report: {
      readonly record: Record<string, unknown> | null;
    };
    /**
     * ReportAnswered
     * @description What came of a report, as far as who made it may know: not who decided what, nor with which words.
     */
    readonly ReportAnswered: {
      readonly whom: string;
      readonly reason: components['schemas']['Grievance'];
      readonly made: number;
      readonly closed: number;
      readonly upheld: boolean;
    };
    /**
     * RestoreLine
     * @description It is read again.
     */
    readonly RestoreLine: {
      /** @enum {unknown} */
      readonly type: 'RestoreLine';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly table: string;
      readonly line: number;
    };
    /**
     * RestoreTable
     * @description It can be looked at again; a match that was ended stays so.
     */
    readonly RestoreTable: {
      /** @enum {unknown} */
      readonly type: 'RestoreTable';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly table: string;
    };
    /**
     * Result
     * @description How the match ended, with what should be known beside it.
     */
    readonly Result: {
      readonly outcome: components['schemas']['Outcome'];
      readonly conceded: readonly number[];
      readonly undos: readonly number[];
      readonly hints: readonly number[];
      readonly cooperative: boolean;
      readonly secret: string;
    };
    /**
     * Return
     * @description A player takes up again the seat that they left.
     */
    readonly Return: {
      /** @enum {unknown} */
      readonly type: 'Return';
      readonly seat: number;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * ReviewWanted
     * @description POST /api/tables/<id>/review: what would have been better at this moment of a seat's film?
     */
    readonly ReviewWanted: {
      readonly seat: number;
      readonly moment: number;
    };
    /**
     * RulesPage
     * @description GET /api/rules/<language>/<game>.
     */
    readonly RulesPage: {
      readonly sections: readonly components['schemas']['Section'][];
    };
    /**
     * Said
     * @description A sentence in the languages of the house; what stands between asterisks is stressed.
     */
    readonly Said: {
      readonly en: string;
      readonly fr: string;
    };
    /**
     * Sat
     * @description A table of a round; with one player: they sit out, and have won by that.
     */
    readonly Sat: {
      readonly players: readonly number[];
      /** @default null */
      readonly table: string | null;
      /** @default null */
      readonly status: components['schemas']['Status'] | null;
      /** @default null */
      readonly places: readonly number[] | null;
      /** @default null */
      readonly scores: readonly number[] | null;
      /** @default [] */
      readonly on: readonly number[];
      /** @default [] */
      readonly missing: readonly number[];
      /** @default [] */
      readonly stood_in: readonly number[];
    };
    /**
     * Say
     * @description A line of chat.
     */
    readonly Say: {
      /** @enum {unknown} */
      readonly type: 'Say';
      readonly text: string;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Scene
     * @description The table after a step of the rules by which the reader saw something happen.
     */
    readonly Scene: {
      readonly told: number;
      readonly change: unknown;
    };
    /**
     * Scope
     * @description What a token allows: to read what its owner may read, to sit down and play, to lay tables.
     * @enum {unknown}
     */
    readonly Scope: 'host' | 'play' | 'read';
    /**
     * Score
     * @description What somebody has reached: the first figure is the score, the others break ties in turn.
     */
    readonly Score: {
      readonly done: boolean;
      readonly figures: readonly components['schemas']['rouages.engine.daily.Figure'][];
    };
    /**
     * SeatClock
     * @description The time of a seat. Moments are in seconds since 1970 by the server's clock, which a `Pong` tells.
     */
    readonly SeatClock: {
      readonly seat: number;
      readonly until: number | null;
      readonly left: number | null;
      readonly sand: number | null;
    };
    /**
     * SeatKind
     * @description Whom a seat is for: a person who sits there, a bot, a friend with the link, or anyone.
     * @enum {unknown}
     */
    readonly SeatKind: 'bot' | 'link' | 'open' | 'person';
    /**
     * SeatState
     * @description A seat and who is in it.
     */
    readonly SeatState: {
      readonly seat: number;
      readonly kind: components['schemas']['SeatKind'];
      readonly name: string;
      readonly level: string | null;
      readonly online: boolean;
      readonly gone: number | null;
      readonly thinking: boolean;
      readonly ready: boolean;
      readonly away: boolean;
      readonly conceded: boolean;
      readonly again: boolean;
      /** @default false */
      readonly left: boolean;
      /** @default null */
      readonly keeper: string | null;
      /** @default null */
      readonly stops: boolean | null;
      /** @default false */
      readonly draws: boolean;
      /** @default null */
      readonly vacation: number | null;
      /** @default null */
      readonly temper: components['schemas']['Temper'] | null;
    };
    /**
     * Seated
     * @description The reply: where one sits.
     */
    readonly Seated: {
      readonly id: string;
      readonly seat: number;
    };
    /**
     * Section
     * @description A section of a game's rules page; reasons name it.
     */
    readonly Section: {
      readonly id: string;
      readonly title: string;
      readonly text: string;
    };
    /**
     * Seen
     * @description Who sees a page: those whom its owner follows and who follow back, everybody, or nobody else.
     * @enum {unknown}
     */
    readonly Seen: 'all' | 'friends' | 'me';
    /**
     * Sent
     * @description The reply, whether anybody has it or not.
     */
    readonly Sent: Record<string, unknown>;
    /**
     * SetDoor
     * @description Who comes in from now on.
     */
    readonly SetDoor: {
      /** @enum {unknown} */
      readonly type: 'SetDoor';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly invitation: boolean;
      readonly registrations: boolean;
    };
    /**
     * Shared
     * @description The same of all games.
     */
    readonly Shared: {
      readonly matches: number;
      readonly won: number;
      readonly lost: number;
      readonly level: number;
      readonly together: number;
      readonly together_won: number;
      /** @default [] */
      readonly games: readonly components['schemas']['SharedGame'][];
    };
    /**
     * SharedGame
     * @description What who asks and a player have played with each other at a game.
     */
    readonly SharedGame: {
      readonly game: string;
      readonly matches: number;
      readonly won: number;
      readonly lost: number;
      readonly level: number;
      readonly together: number;
      readonly together_won: number;
    };
    /**
     * Side
     * @description An answer as it was given in one of two matches.
     */
    readonly Side: {
      readonly answer: number;
      readonly round: number | null;
      readonly choice: unknown;
      readonly events: readonly unknown[];
    };
    /**
     * Sign
     * @description What a step came to, told to whoever has not played yet: no card, no square and no name.
     *
     *         What each means in a game stands in its catalogue under `daily.sign`.
     * @enum {unknown}
     */
    readonly Sign: 'better' | 'goal' | 'lost' | 'none' | 'one' | 'still' | 'worse';
    /**
     * SignIn
     * @description POST /api/sign-in.
     */
    readonly SignIn: {
      readonly login: string;
      readonly password: string;
    };
    /**
     * SignatureWanted
     * @description The reply to POST /api/sign-in/passkey/begin and POST /api/me/passkeys/proof: what is to be signed.
     */
    readonly SignatureWanted: {
      readonly challenge: string;
      readonly at: string;
      /** @default [] */
      readonly known: readonly string[];
    };
    /**
     * Signed
     * @description POST /api/sign-in/passkey: what a passkey has signed. In other bodies: in place of the password.
     */
    readonly Signed: {
      readonly id: string;
      readonly client: string;
      readonly authenticator: string;
      readonly signature: string;
      /** @default null */
      readonly user: string | null;
    };
    /**
     * Snapshot
     * @description The table as this reader may see it now: first every part of it, then those that changed.
     */
    readonly Snapshot: {
      /** @enum {unknown} */
      readonly type: 'Snapshot';
      readonly table?: components['schemas']['TableState'];
      readonly seats?: readonly components['schemas']['SeatState'][];
      readonly reader?: components['schemas']['Reader'];
      readonly view?: unknown;
      readonly questions?: readonly components['schemas']['Question'][];
      readonly news?: components['schemas']['News'];
      readonly undo?: components['schemas']['UndoState'];
      readonly clocks?: readonly components['schemas']['SeatClock'][];
      readonly result?: components['schemas']['Result'] | null;
      readonly chat?: components['schemas']['ChatNews'];
      readonly gathering?: components['schemas']['GatheringState'] | null;
      readonly accepted?: readonly components['schemas']['Accepted'][];
    };
    /**
     * Solver
     * @description What is believed of somebody at the puzzles of a game, from their first attempts.
     */
    readonly Solver: {
      readonly points: number;
      readonly give: number;
      readonly attempts: number;
    };
    /**
     * Solvers
     * @description GET /api/puzzles/me: what is believed of the reader, by game.
     */
    readonly Solvers: {
      readonly games: {
        readonly [key: string]: components['schemas']['Solver'];
      };
      /** @default 1500 */
      readonly start: number;
    };
    /**
     * Spectators
     * @description Who may watch: nobody, whoever has the link, or anyone from the lobby.
     * @enum {unknown}
     */
    readonly Spectators: 'anyone' | 'link' | 'nobody';
    /**
     * Spread
     * @description All scores that are counted in the same figure as one's own, the least number first.
     */
    readonly Spread: {
      readonly figure: string;
      readonly less: boolean;
      readonly bars: readonly components['schemas']['Bar'][];
      readonly marks: readonly components['schemas']['Mark'][];
    };
    /**
     * Stage
     * @description Where a tournament is: people enter, it is played, there is a winner, or it was called off.
     * @enum {unknown}
     */
    readonly Stage: 'cancelled' | 'open' | 'over' | 'playing';
    /**
     * StandIn
     * @description Who laid the table lets a bot play for the player of a seat, who is missed, until they are back.
     */
    readonly StandIn: {
      /** @enum {unknown} */
      readonly type: 'StandIn';
      readonly seat: number;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Standing
     * @description Whether its files can be had.
     * @enum {unknown}
     */
    readonly Standing: 'absent' | 'coming' | 'ready' | 'unable';
    /**
     * StandingNo
     * @description A seat says no to the kind of question before it until the turn ends; or wants to be asked again.
     *
     *         The answers are given as if it gave them. Who takes an answer back is asked everything again.
     */
    readonly StandingNo: {
      /** @enum {unknown} */
      readonly type: 'StandingNo';
      readonly seat: number;
      readonly about: string;
      readonly stands: boolean;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * StandingRow
     * @description Where somebody stands.
     */
    readonly StandingRow: {
      readonly player: number;
      readonly place: number;
      readonly points: number;
      readonly second: number;
      readonly difference: number;
      readonly played: number;
      readonly out: boolean;
    };
    /**
     * Statistics
     * @description GET /api/statistics: my own games, and who is strong at what.
     */
    readonly Statistics: {
      readonly mine: readonly components['schemas']['GameRecord'][];
      readonly rankings: readonly components['schemas']['Ranking'][];
    };
    /**
     * Status
     * @description Where a table is: waiting for its players, playing, over, called off before it began, closed without
     *         an end because nobody played on or all agreed to stop, or drawn because all agreed to that.
     * @enum {unknown}
     */
    readonly Status: 'cancelled' | 'drawn' | 'over' | 'playing' | 'unfinished' | 'waiting';
    /**
     * Stop
     * @description Whether the people at this screen would end the match where it stands; once all agree, it is closed.
     *
     *         Who would not, after another asked, ends the matter; who asked takes it back so.
     */
    readonly Stop: {
      /** @enum {unknown} */
      readonly type: 'Stop';
      readonly agrees: boolean;
      /** @default false */
      readonly draw: boolean;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Story
     * @description The reply to `Relate`: what happened, as the reader may see it.
     *
     *         The last scene is where the table stood once all had happened.
     */
    readonly Story: {
      /** @enum {unknown} */
      readonly type: 'Story';
      readonly first: number;
      readonly before: unknown;
      readonly scenes: readonly components['schemas']['Scene'][];
      /** @default null */
      readonly ref: number | null;
    };
    readonly StreamEvent:
      | components['schemas']['Invited']
      | components['schemas']['Began']
      | components['schemas']['YourTurn']
      | components['schemas']['Ended']
      | components['schemas']['UpToDate']
      | components['schemas']['Closing'];
    /**
     * TableCard
     * @description A table in the lobby.
     */
    readonly TableCard: {
      readonly table: components['schemas']['TableState'];
      readonly seats: readonly components['schemas']['SeatState'][];
      readonly mine: readonly number[];
      readonly my_turn: boolean;
      readonly changed: number;
      readonly progress: components['schemas']['Progress'] | null;
      readonly until: number | null;
      /** @default null */
      readonly place: number | null;
      /** @default false */
      readonly invited: boolean;
      /** @default false */
      readonly challenge: boolean;
      /** @default false */
      readonly host: boolean;
      /** @default {} */
      readonly questions: {
        readonly [key: string]: number;
      };
    };
    /**
     * TableList
     * @description A list of the lobby: with a seat for anyone, to look on, over, put away.
     * @enum {unknown}
     */
    readonly TableList: 'away' | 'open' | 'over' | 'watch';
    /**
     * TableMade
     * @description The reply to a new table or a rematch.
     */
    readonly TableMade: {
      readonly id: string;
      /** @default null */
      readonly invitation: string | null;
    };
    /**
     * TablePace
     * @description How fast one plays at a table: without a clock, live, or over days.
     * @enum {unknown}
     */
    readonly TablePace: 'days' | 'live' | 'none';
    /**
     * TableState
     * @description What everybody at the table may know of it.
     */
    readonly TableState: {
      readonly id: string;
      readonly game: string;
      readonly options: Record<string, unknown>;
      readonly undo: components['schemas']['UndoPolicy'];
      readonly spectators: components['schemas']['Spectators'];
      readonly clock: components['schemas']['Clock'] | null;
      readonly away: components['schemas']['Away'];
      readonly status: components['schemas']['Status'];
      readonly commitment: string;
      readonly made: number;
      readonly rematch: string | null;
      readonly branch_of: string | null;
      readonly trouble: Record<string, unknown> | null;
      readonly seam: number | null;
      /** @default null */
      readonly lesson: components['schemas']['LessonState'] | null;
      /** @default null */
      readonly day: components['schemas']['DayState'] | null;
      /** @default null */
      readonly tournament: string | null;
      /** @default live */
      readonly watching: components['schemas']['Watching'];
      /** @default 10 */
      readonly delay: number;
      /** @default false */
      readonly hints: boolean;
      /** @default null */
      readonly closes: number | null;
      /** @default false */
      readonly drawable: boolean;
      /** @default [] */
      readonly declined: readonly string[];
      /** @default [] */
      readonly renewed: readonly number[];
    };
    /**
     * TakeLead
     * @description Take the lead, some seconds after whoever had it is gone.
     */
    readonly TakeLead: {
      /** @enum {unknown} */
      readonly type: 'TakeLead';
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * TakeSeat
     * @description POST /api/tables/<id>/take and /rise: sit down in an open seat, or any; get up from it, or from all.
     *
     *         POST /api/join/<secret>/bot: take a bot's seat, or any of theirs, be it in the middle of the match.
     */
    readonly TakeSeat: {
      /** @default null */
      readonly seat: number | null;
    };
    /**
     * Telling
     * @description This screen begins to tell a seat what led to its new question, for so long; its clock waits for that.
     *
     *         Sent at once, and only by a screen that is looked at. No clock waits very long, and one of days never.
     */
    readonly Telling: {
      /** @enum {unknown} */
      readonly type: 'Telling';
      readonly seat: number;
      readonly seconds: number;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * Temper
     * @description How a bot is inclined.
     * @enum {unknown}
     */
    readonly Temper: 'bold' | 'careful' | 'greedy' | 'spiteful';
    /**
     * Tidings
     * @description GET /api/me/tidings: what the keepers of the house have for somebody and was not read yet.
     */
    readonly Tidings: {
      readonly at: number;
      readonly holds: readonly components['schemas']['OwnHold'][];
      readonly reports: readonly components['schemas']['ReportAnswered'][];
      readonly lifted: readonly components['schemas']['HoldLifted'][];
    };
    /**
     * TidingsRead
     * @description POST /api/me/tidings/read: all that was so until then was read.
     */
    readonly TidingsRead: {
      readonly at: number;
    };
    /**
     * Tie
     * @description What somebody is to another.
     * @enum {unknown}
     */
    readonly Tie: 'block' | 'follow';
    /**
     * TokenCard
     * @description A token, as its owner sees it. Moments are seconds since 1970.
     */
    readonly TokenCard: {
      readonly id: string;
      readonly title: string;
      readonly bot: string | null;
      readonly scopes: readonly components['schemas']['Scope'][];
      readonly made: number;
      readonly first: number | null;
      readonly last: number | null;
    };
    /**
     * TokenMade
     * @description The reply: sent as `Authorization: Bearer <token>`; shown now and never again.
     */
    readonly TokenMade: {
      readonly id: string;
      readonly token: string;
    };
    /**
     * Told
     * @description This screen has told a seat everything, or the telling was skipped.
     */
    readonly Told: {
      /** @enum {unknown} */
      readonly type: 'Told';
      readonly seat: number;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * TournamentCard
     * @description A tournament from outside.
     */
    readonly TournamentCard: {
      readonly id: string;
      readonly plan: components['schemas']['NewTournament'];
      readonly stage: components['schemas']['Stage'];
      readonly maker: string;
      readonly entered: number;
      readonly mine: boolean;
      readonly made: number;
      readonly began: number | null;
      readonly ended: number | null;
      readonly round: number;
      readonly rounds: number;
      /** @default [] */
      readonly winners: readonly string[];
    };
    /**
     * TournamentPage
     * @description GET /api/tournaments/<id>: all of a tournament.
     */
    readonly TournamentPage: {
      readonly now: number;
      readonly card: components['schemas']['TournamentCard'];
      readonly entrants: readonly components['schemas']['Entrant'][];
      readonly me: number | null;
      readonly host: boolean;
      readonly ready: boolean;
      readonly keeper: boolean;
      readonly coming: number;
      readonly drawn: readonly components['schemas']['DrawnRound'][];
      readonly standings: readonly components['schemas']['StandingRow'][];
      readonly commitment: string;
      readonly seed: string | null;
      /** @default [] */
      readonly ahead: readonly (readonly number[])[];
      /** @default null */
      readonly talk: string | null;
    };
    /**
     * Tournaments
     * @description GET /api/tournaments: those that the reader may know of, the newest first in each stage.
     */
    readonly Tournaments: {
      readonly now: number;
      readonly tournaments: readonly components['schemas']['TournamentCard'][];
    };
    /**
     * Trail
     * @description GET /api/days/<day>/<game>/trail: how one's own attempt went, in signs that tell no luck.
     */
    readonly Trail: {
      readonly day: string;
      readonly number: number;
      readonly game: string;
      readonly score: components['schemas']['Score'];
      readonly steps: readonly (readonly components['schemas']['Sign'][])[];
    };
    /**
     * Trial
     * @description The reply to POST /api/me/notices/trial: a message was sent by every way that is set up.
     */
    readonly Trial: {
      readonly tried: readonly components['schemas']['Tried'][];
    };
    /**
     * Tried
     * @description How a message by one way went.
     */
    readonly Tried: {
      readonly way: components['schemas']['Way'];
      readonly seconds: number;
      /** @default null */
      readonly refusal: unknown;
    };
    /**
     * Unban
     * @description They may come back.
     */
    readonly Unban: {
      /** @enum {unknown} */
      readonly type: 'Unban';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly guest: number;
    };
    /**
     * Undo
     * @description A seat takes its last answer back, or asks the others whether it may.
     */
    readonly Undo: {
      /** @enum {unknown} */
      readonly type: 'Undo';
      readonly seat: number;
      /** @default false */
      readonly turn: boolean;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * UndoPolicy
     * @description When an answer may be taken back.
     * @enum {unknown}
     */
    readonly UndoPolicy: 'consent' | 'free' | 'off' | 'until-learnt';
    /**
     * UndoRequest
     * @description A seat asks to take its last answer back.
     */
    readonly UndoRequest: {
      readonly seat: number;
      readonly waiting: readonly number[];
    };
    /**
     * UndoState
     * @description What can be taken back, who asks to, and who last refused.
     */
    readonly UndoState: {
      /** @default [] */
      readonly may: readonly components['schemas']['MayUndo'][];
      /** @default null */
      readonly request: components['schemas']['UndoRequest'] | null;
      /** @default null */
      readonly refused: components['schemas']['WishRefused'] | null;
    };
    /**
     * Unmute
     * @description They may write again.
     */
    readonly Unmute: {
      /** @enum {unknown} */
      readonly type: 'Unmute';
      readonly why: string;
      /** @default null */
      readonly complaint: string | null;
      readonly guest: number;
    };
    /**
     * UpToDate
     * @description All that is so at the beginning was told; what follows is new.
     */
    readonly UpToDate: {
      /** @enum {unknown} */
      readonly type: 'UpToDate';
    };
    /**
     * Verified
     * @description GET /api/tables/<id>/verified: the record of a finished match, played again from its secret, agrees.
     */
    readonly Verified: {
      readonly commitment: string;
      readonly secret: string;
      readonly answers: number;
      readonly outcome: components['schemas']['Outcome'] | null;
    };
    /**
     * Visit
     * @description When the player of a seat last looked away from the table, and what they had seen by then.
     */
    readonly Visit: {
      readonly seen: number;
      readonly at: number;
    };
    /**
     * Wait
     * @description How the reader's own wait goes.
     */
    readonly Wait: {
      readonly want: components['schemas']['Want'];
      readonly since: number;
      readonly bots_at: number | null;
      readonly points: {
        readonly [key: string]: number;
      };
      /** @default null */
      readonly forming: components['schemas']['Forming'] | null;
      /** @default null */
      readonly table: string | null;
    };
    /**
     * Want
     * @description PUT /api/pairing: any of these games, at any of these paces, at a table of any of these sizes.
     */
    readonly Want: {
      readonly games: readonly string[];
      readonly paces: readonly components['schemas']['Pace'][];
      readonly sizes: readonly number[];
      /** @default true */
      readonly close: boolean;
      /** @default false */
      readonly accounts: boolean;
      /** @default null */
      readonly bots: number | null;
      /** @default false */
      readonly joins: boolean;
    };
    /**
     * Watching
     * @description What those who look on see of a match that goes on: all that everybody may know, at once; the same, but
     *         only up to where this turn began; that, and what every seat saw in the turns that are over; or all that
     *         everybody may know, some minutes later.
     * @enum {unknown}
     */
    readonly Watching: 'delayed' | 'late' | 'live' | 'open';
    /**
     * Way
     * @description How a notice reaches somebody.
     * @enum {unknown}
     */
    readonly Way: 'mail' | 'push' | 'webhook';
    /**
     * WayState
     * @description A way by which one may be told.
     */
    readonly WayState: {
      readonly way: components['schemas']['Way'];
      readonly address: string | null;
      /** @default null */
      readonly asked: string | null;
    };
    /**
     * Why
     * @description Why this choice is not among the options of a seat; the reply is a `Because`.
     */
    readonly Why: {
      /** @enum {unknown} */
      readonly type: 'Why';
      readonly seat: number;
      readonly choice: unknown;
      /** @default null */
      readonly ref: number | null;
    };
    /**
     * WishRefused
     * @description A seat asked to take its last answer back, to end the match or for a draw; this one did not agree.
     */
    readonly WishRefused: {
      readonly seat: number;
      readonly by: number;
      /** @enum {unknown} */
      readonly what: 'draw' | 'stop' | 'undo';
    };
    /**
     * Words
     * @description GET /api/words/<language>: every catalogue by name: each game's, and `server` for refusals.
     */
    readonly Words: {
      readonly catalogues: {
        readonly [key: string]: Record<string, unknown>;
      };
    };
    /**
     * Wrong
     * @description Another try than the one that is taught, and the rule that answers it.
     */
    readonly Wrong: {
      readonly touch: string;
      /** @default null */
      readonly choice: Record<string, unknown> | null;
      readonly say: components['schemas']['Said'];
      /** @default null */
      readonly rule: string | null;
    };
    /**
     * YourTurn
     * @description A table waits for an answer of this reader.
     */
    readonly YourTurn: {
      /** @enum {unknown} */
      readonly type: 'YourTurn';
      readonly table: string;
      readonly game: string;
      readonly seat: number;
      readonly question: number;
      readonly until: number | null;
    };
    /**
     * Figure
     * @description Something that is counted; its name stands in the catalogue under `daily`.
     */
    readonly 'rouages.engine.daily.Figure': {
      readonly name: string;
      readonly number: number;
      /** @default false */
      readonly less: boolean;
    };
    /**
     * Figure
     * @description What is counted of each day.
     * @enum {unknown}
     */
    readonly 'rouages.server.wire.figures.Figure': 'answers' | 'people' | 'refused' | 'reports' | 'tables';
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
