/** The adventure day by day: the progress made by its evening, the health of the party, and who went down. */
import type { Event } from './records';
import { GEARLOCS, type View } from './view';

export interface Day {
  day: number;
  progress: number;
  /** All HP of the party at its end; unknown until something has changed them. */
  hp: number | null;
  /** The seats that went down on it. */
  down: readonly number[];
  /** Whether a battle was lost on it. */
  lost: boolean;
}

/** The HP of a Gearloc before and after an event, if it tells of them. */
function healthIn(event: Event): { seat: number; before: number | null; after: number } | null {
  switch (event.type) {
    case 'Damaged':
      return event.unit < GEARLOCS ? { seat: event.unit, before: event.left + event.lost, after: event.left } : null;
    case 'Healed':
      return event.unit < GEARLOCS ? { seat: event.unit, before: event.hp - event.gained, after: event.hp } : null;
    case 'Rested':
    case 'Revived':
      return { seat: event.seat, before: null, after: event.hp };
    case 'KnockedOut':
      return { seat: event.seat, before: null, after: 0 };
    default:
      return null;
  }
}

/** What each Gearloc had before anything befell it. */
const first = (log: readonly Event[], seat: number): number | null => {
  const told = log.filter(({ type }) => type !== 'KnockedOut').map(healthIn);
  const found = told.find((each) => each?.seat === seat);
  return found ? (found.before ?? found.after) : null;
};

export function daysOf({ gearlocs }: View, log: readonly Event[]): Day[] {
  const health = new Map(gearlocs.map(({ seat, hp }) => [seat, first(log, seat) ?? hp]));
  const days: Day[] = [];
  let progress = 0;
  for (const event of log) {
    if (event.type === 'DayBegan') days.push({ day: event.day, progress, hp: null, down: [], lost: false });
    const told = healthIn(event);
    if (told) health.set(told.seat, told.after);
    if (event.type === 'ProgressMade') progress = event.total;
    const today = days.at(-1);
    if (!today) continue;
    today.progress = progress;
    today.hp = [...health.values()].reduce((sum, hp) => sum + hp, 0);
    if (event.type === 'KnockedOut') today.down = [...today.down, event.seat];
    if (event.type === 'BattleLost') today.lost = true;
  }
  return days;
}

/** Where an adventure turned that was lost: the day of its last lost battle, or those that brought no progress. */
export function turnOf(days: readonly Day[]) {
  const battle = days.findLast(({ lost }) => lost);
  if (battle) return { key: 'board.end_wrong_battle', days: [battle.day], who: battle.down };
  const idle = days.filter(({ progress }, index) => progress === (days[index - 1]?.progress ?? 0));
  return idle.length ? { key: 'board.end_wrong_days', days: idle.map(({ day }) => day), who: [] } : null;
}
