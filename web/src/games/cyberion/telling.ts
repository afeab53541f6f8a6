/** How the factory is told: only what follows an answer, and what the other one does; a lost valve stands alone. */
import type { Telling } from '../../kit/telling/beats';
import type { Event } from './records';
import type { View } from './view';

export type Kind = 'turn' | 'repair' | 'cards' | 'step' | 'valve' | 'end';

const KINDS: Readonly<Partial<Record<Event['type'], Kind>>> = {
  TurnBegan: 'turn',
  MachineRepaired: 'repair',
  MachineScrapped: 'repair',
  MachinesRevealed: 'cards',
  RobotsDrawn: 'cards',
  RobotDiscarded: 'cards',
  TopDiscarded: 'cards',
  FlashEmptied: 'cards',
  RobotStocked: 'cards',
  RobotBroughtBack: 'cards',
  RobotPutOnDeck: 'cards',
  BatteryUsed: 'cards',
  BebebotMade: 'cards',
  Upgraded: 'step',
  MachinePrepared: 'step',
  MicrobotAcquired: 'step',
  MicrobotReplaced: 'step',
  MicrobotsSwapped: 'step',
  GigantobotBoarded: 'step',
  GigantobotFinished: 'step',
  DamageRepaired: 'step',
  InterferenceRevealed: 'step',
  ValveGained: 'step',
  ValveLost: 'valve',
  GameEnded: 'end',
};

/** The rule that each kind of beat applies. */
const RULES: Readonly<Partial<Record<Kind, string>>> = {
  turn: 'turn',
  repair: 'repair',
  cards: 'rows',
  valve: 'closing',
  end: 'end',
};

export const telling: Telling<View, Event, Kind> = {
  kindOf: ({ type }) => KINDS[type] ?? null,
  rule: (kind) => RULES[kind] ?? null,
  usual: ['turn', 'rows'],
  lengths: { turn: 420, repair: 560, cards: 450, step: 420, valve: 1200, end: 600 },
  landings: { valve: 500 },
  cues: { repair: 'gear', cards: 'card', step: 'confirm', valve: 'fall' },
  /** The cards of one draw come together, whatever their number. */
  joins: (kind, events, event) => kind === 'cards' && events.length < 12 && events[0]?.type === event.type,
};
