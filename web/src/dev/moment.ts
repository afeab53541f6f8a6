/** A real position, written by a game's `moments/make.py`, as the table page would receive it. */
import type { Decision, Wire } from '../games/contract';
import type { Scene } from '../kit/telling/beats';
import type { Outcome } from '../wire/protocol';
import { SOMEBODY, type Snapshot } from '../wire/tableSocket';
import { seatState, tableState } from './states';

export interface Moment<W extends Wire> {
  players: number;
  seat: number;
  view: W['View'];
  prompt: W['Prompt'] | null;
  options: readonly W['Choice'][];
  prospects?: W['Prospects'] | null;
  awaited: readonly number[];
  log: readonly W['Event'][];
  /** What happened since the moment before, where there is one. */
  news?: readonly W['Event'][];
  /** The steps of that: how many of its events have happened by then, and what changed in the view. */
  scenes?: readonly { told: number; view: Partial<W['View']> }[];
  undoable: boolean;
  outcome: Outcome | null;
}

const NAMES = ['Ada', 'Basile', 'Chiara', 'Dov', 'Émile', 'Fanny', 'Gaspard', 'Hélène'];

/** What the moment asks of its seat. */
export const decisionOf = <W extends Wire>({ prompt, options, prospects = null, log }: Moment<W>): Decision<W> | null =>
  prompt && { question: log.length, prompt, options: options.map((choice, number) => ({ number, choice })), prospects };

/** By name, how what follows a moment is told: the table after each step. */
export const scenesOf = <W extends Wire>(
  moments: Iterable<readonly [string, readonly Moment<W>[]]>,
): Record<string, readonly Scene<W['View']>[]> =>
  Object.fromEntries(
    [...moments].map(([name, [first, then]]) => {
      let { view } = first!;
      return [
        name,
        (then?.scenes ?? []).map((scene) => ({
          told: scene.told,
          view: (view = { ...(view as object), ...(scene.view as object) }),
        })),
      ];
    }),
  );

export const shown = <W extends Wire>(game: string, moment: Moment<W>, cooperative = false): Snapshot<W['View']> => ({
  table: tableState('fixture', game, moment.outcome ? 'over' : 'playing'),
  seats: NAMES.slice(0, moment.players).map((name, seat) =>
    seatState(seat, name, { kind: seat % 3 === 2 ? 'bot' : 'person', thinking: moment.awaited.includes(seat) }),
  ),
  reader: { ...SOMEBODY, seat: moment.seat, seats: [moment.seat], host: true },
  view: moment.view,
  questions: moment.prompt
    ? [
        {
          seat: moment.seat,
          question: moment.log.length,
          prompt: moment.prompt,
          options: moment.options,
          no: null,
          prospects: moment.prospects ?? null,
        },
      ]
    : [],
  undo: { may: moment.undoable ? [{ seat: moment.seat, how: 'now', turn: 1 }] : [], request: null, refused: null },
  clocks: [],
  result: moment.outcome && { outcome: moment.outcome, conceded: [], undos: [], hints: [], cooperative, secret: '' },
  log: moment.log,
  news: moment.news ?? [],
  chat: [],
  chatFirst: 0,
  gathering: null,
});
