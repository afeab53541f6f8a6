/** The types of all that travels, generated from the server by `npm run types`: do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Accepted
     * @description An answer that is safe: it is in the database.
     */
    readonly Accepted: {
      readonly seat: number;
      readonly question: number;
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
    /**
     * Arrange
     * @description POST /api/tables/<id>/arrange: the host changes whom a seat is for, before the match begins.
     */
    readonly Arrange: {
      readonly seat: number;
      readonly place: components['schemas']['Place'];
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
     * Carried
     * @description POST /api/carry: become, on this device, the guest who made the one-time link /carry/<secret>.
     */
    readonly Carried: {
      readonly secret: string;
    };
    /**
     * CarryLink
     * @description The reply to POST /api/me/carry: works once, for so many seconds, at /carry/<secret>.
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
     * Done
     * @description The reply to a message with a `ref` that has no other reply: what it asked is in the database.
     */
    readonly Done: {
      /** @enum {unknown} */
      readonly type: 'Done';
      readonly ref: number;
    };
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
      | components['schemas']['Look']
      | components['schemas']['Ping'];
    readonly FromServer:
      | components['schemas']['Snapshot']
      | components['schemas']['Done']
      | components['schemas']['Because']
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
    };
    /**
     * Games
     * @description GET /api/games.
     */
    readonly Games: {
      readonly games: readonly components['schemas']['GameCard'][];
      readonly bots: readonly string[];
    };
    /**
     * Invitation
     * @description GET /api/join/<secret>: what one is invited to.
     */
    readonly Invitation: {
      readonly table: components['schemas']['TableState'];
      readonly seats: readonly components['schemas']['SeatState'][];
      readonly seat: number;
      readonly host: string;
    };
    /**
     * Language
     * @description The languages of the house.
     * @enum {unknown}
     */
    readonly Language: 'en' | 'fr';
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
     * Lobby
     * @description GET /api/lobby, and every message of the lobby's socket.
     */
    readonly Lobby: {
      readonly mine: readonly components['schemas']['TableCard'][];
      readonly open: readonly components['schemas']['TableCard'][];
      readonly watch: readonly components['schemas']['TableCard'][];
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
     * MayUndo
     * @description A seat of the reader may take its last answer back now: at once, or if the others, asked, agree.
     */
    readonly MayUndo: {
      readonly seat: number;
      /** @enum {unknown} */
      readonly how: 'ask' | 'now';
    };
    /**
     * Me
     * @description The guest who asks; all empty before they gave a name.
     */
    readonly Me: {
      readonly name: string | null;
      readonly language: components['schemas']['Language'] | null;
      readonly login: string | null;
    };
    /**
     * NewGuest
     * @description PUT /api/me: become a guest of this name, or change one's name or language.
     */
    readonly NewGuest: {
      readonly name: string;
      /** @default en */
      readonly language: components['schemas']['Language'];
    };
    /**
     * NewPassword
     * @description PUT /api/me/password: a login that nobody else has, to sign in with on another device.
     */
    readonly NewPassword: {
      readonly login: string;
      readonly password: string;
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
     * Outcome
     * @description How a game ended.
     */
    readonly Outcome: {
      readonly ending: string;
      readonly places: readonly number[];
      readonly scores: readonly number[];
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
     *         `me`; `here`: another person at this screen, with a name; `link`: a friend by link; `bot`: of a level;
     *         `open`: anyone.
     */
    readonly Place: {
      /** @enum {unknown} */
      readonly kind: 'bot' | 'here' | 'link' | 'me' | 'open';
      /** @default null */
      readonly name: string | null;
      /** @default null */
      readonly level: string | null;
    };
    /**
     * Pong
     * @description I am here.
     */
    readonly Pong: {
      /** @enum {unknown} */
      readonly type: 'Pong';
      /** @default null */
      readonly ref: number | null;
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
     * Result
     * @description How the match ended, with what should be known beside it.
     */
    readonly Result: {
      readonly outcome: components['schemas']['Outcome'];
      readonly conceded: readonly number[];
      readonly undos: readonly number[];
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
     * RulesPage
     * @description GET /api/rules/<language>/<game>.
     */
    readonly RulesPage: {
      readonly sections: readonly components['schemas']['Section'][];
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
      readonly thinking: boolean;
      readonly ready: boolean;
      readonly away: boolean;
      readonly conceded: boolean;
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
     * SignIn
     * @description POST /api/sign-in.
     */
    readonly SignIn: {
      readonly login: string;
      readonly password: string;
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
      readonly result?: components['schemas']['Result'] | null;
      readonly chat?: components['schemas']['ChatNews'];
      readonly accepted?: readonly components['schemas']['Accepted'][];
    };
    /**
     * Spectators
     * @description Who may watch: nobody, whoever has the link, or anyone from the lobby.
     * @enum {unknown}
     */
    readonly Spectators: 'anyone' | 'link' | 'nobody';
    /**
     * Status
     * @description Where a table is: waiting for its players, playing, over, or called off before it began.
     * @enum {unknown}
     */
    readonly Status: 'cancelled' | 'over' | 'playing' | 'waiting';
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
    };
    /**
     * TableMade
     * @description The reply to a new table or a rematch.
     */
    readonly TableMade: {
      readonly id: string;
    };
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
      readonly status: components['schemas']['Status'];
      readonly commitment: string;
      readonly made: number;
      readonly rematch: string | null;
      readonly trouble: Record<string, unknown> | null;
    };
    /**
     * TakeSeat
     * @description POST /api/tables/<id>/take and /rise: sit down in an open seat, or any; get up from it, or from all.
     */
    readonly TakeSeat: {
      /** @default null */
      readonly seat: number | null;
    };
    /**
     * Undo
     * @description A seat takes its last answer back, or asks the others whether it may.
     */
    readonly Undo: {
      /** @enum {unknown} */
      readonly type: 'Undo';
      readonly seat: number;
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
     * @description What can be taken back, and who asks to.
     */
    readonly UndoState: {
      /** @default [] */
      readonly may: readonly components['schemas']['MayUndo'][];
      /** @default null */
      readonly request: components['schemas']['UndoRequest'] | null;
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
     * Words
     * @description GET /api/words/<language>: every catalogue by name: each game's, and `server` for refusals.
     */
    readonly Words: {
      readonly catalogues: {
        readonly [key: string]: Record<string, unknown>;
      };
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
