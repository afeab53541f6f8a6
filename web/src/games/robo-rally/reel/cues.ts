/** The sound of a beat. */
import type { Cue } from '../../../kit/sound';
import type { Beat, BeatKind } from './beats';

const CUES: Partial<Readonly<Record<BeatKind, Cue>>> = {
  reveal: 'card',
  stop: 'refused',
  express: 'gear',
  belts: 'gear',
  pushers: 'trap',
  gears: 'gear',
  lasers: 'attack',
  destroyed: 'trap',
  flags: 'turn',
  repairs: 'confirm',
};

export const cueOf = (beat: Beat): Cue | null => CUES[beat.kind] ?? null;
