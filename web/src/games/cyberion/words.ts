/** Words that the catalogue of the rules already has, in the form the board needs. */
import type { Speaker } from '../../words/speaker';
import type { Power } from './records';
import { traits } from './traits';

export const NAMES = ['sirenbot', 'stockbot', 'cyclobot', 'planbot', 'commandbot'];

export const power = (model: number, level: number) => `power.${NAMES[model]}.${level}`;

/** What a lesson calls a robot: its model and its size. */
export function thing(robot: number | null): string | undefined {
  const { model, size, make } = traits(robot);
  return make === 'plain' ? `${NAMES[model!]}-${size}` : undefined;
}

/** What an ability does at a level, without its name: what stands after the colon of its entry. */
export function deed(speaker: Speaker, model: number, level: number): string {
  if (level < 2) return speaker.text('board.no_power');
  const entry = speaker.text(power(model, level));
  const said = entry.slice(entry.indexOf(':') + 1).trim();
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** The model and the level of a power's entry. */
export function ability(name: Power): { model: number; level: number } {
  const [model, level] = name.split('.');
  return { model: NAMES.indexOf(model ?? ''), level: Number(level) };
}
