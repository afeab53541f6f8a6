/** The table of a puzzle as any table is told: one seat is the reader's, and nobody answers in the others. */
import type { PuzzlePage, PuzzleStand, SeatState } from '../../wire/protocol';
import { SOMEBODY, type Snapshot } from '../../wire/tableSocket';
import type { Sayable } from '../../words/record';

const seatState = (seat: number, mine: boolean, name: string): SeatState => ({
  seat,
  kind: mine ? 'person' : 'bot',
  name: mine ? name : '',
  level: null,
  online: true,
  gone: null,
  thinking: false,
  ready: true,
  away: false,
  conceded: false,
  again: false,
  left: false,
  keeper: null,
  stops: false,
  draws: false,
  vacation: null,
  temper: null,
});

const tableState = ({ game, options }: PuzzlePage): Snapshot['table'] => ({
  id: '',
  game,
  options,
  undo: 'free',
  spectators: 'nobody',
  watching: 'live',
  delay: 10,
  hints: false,
  status: 'playing',
  commitment: '',
  made: 0,
  rematch: null,
  branch_of: null,
  clock: null,
  away: { bot: 'never', seconds: 3600 },
  trouble: null,
  seam: null,
  lesson: null,
  day: null,
  tournament: null,
  closes: null,
  drawable: false,
  declined: [],
  renewed: [],
});

/** The table where an answer stands; what it brought about is news if it goes on from the snapshot before. */
export function snapshotOf(
  page: PuzzlePage,
  stand: PuzzleStand,
  question: number,
  name: string,
  before: Snapshot | null,
): Snapshot {
  const { seat } = page;
  const seen = stand.log as readonly Sayable[];
  const story = before && stand.story?.first === before.log.length ? stand.story : null;
  const log = before && before.log.length === seen.length ? before.log : seen;
  return {
    table: before?.table ?? tableState(page),
    seats: before?.seats ?? Array.from({ length: page.players }, (_, each) => seatState(each, each === seat, name)),
    reader: { ...SOMEBODY, seat, seats: [seat], host: true },
    view: stand.view,
    questions: stand.question
      ? [
          {
            seat,
            question,
            prompt: stand.question.prompt as Sayable,
            options: stand.question.options as Sayable[],
            no: null,
            prospects: stand.question.prospects,
          },
        ]
      : [],
    undo: {
      may: stand.answered ? [{ seat, how: 'now', turn: stand.answered }] : [],
      request: null,
      refused: null,
    },
    clocks: [],
    result: null,
    log,
    news: story ? seen.slice(story.first) : [],
    chat: [],
    chatFirst: 0,
    gathering: null,
  };
}
