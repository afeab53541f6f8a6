/** What lessons call the pieces of the table. */
import type { Choice } from './records';
import { GEARLOCS, type FoeView, type GearlocView } from './view';

const called = (name: string) => name.replaceAll('_', '-');

export const placeThing = (place: number) => `place-${place}`;

/** A Gearloc by its name, a foe by its number on the mat. */
export const unitThing = (piece: FoeView | GearlocView) =>
  'unit' in piece ? `foe-${piece.unit - GEARLOCS + 1}` : piece.name;

/** The name of what stands for a choice; none where no lesson speaks of it. */
export function thingOf(choice: Choice): string | undefined {
  switch (choice.type) {
    case 'Stay':
      return 'stay';
    case 'NoTarget':
      return 'no-target';
    case 'RollThem':
      return 'roll';
    case 'Done':
      return 'end-turn';
    case 'CampOver':
      return 'camp-over';
    case 'Strike':
      return 'strike';
    case 'StoreBones':
      return 'store-bones';
    case 'Shield':
      return 'raise-shield';
    case 'Rest':
      return 'rest';
    case 'Search':
      return 'search';
    case 'Scout':
      return 'scout';
    case 'PickAttack':
      return 'die-attack';
    case 'PickDefence':
      return 'die-defence';
    case 'PickSkill':
      return `die-${called(choice.skill)}`;
    case 'UseDie':
      return `use-${called(choice.skill)}`;
    case 'UsePlan':
      return `plan-${called(choice.plan)}`;
    case 'TrainStat':
      return `train-${choice.stat}`;
    case 'LearnSkill':
      return `learn-${called(choice.skill)}`;
    case 'Spot':
    case 'Place':
      return placeThing(choice.place);
    case 'Foe':
      return `foe-${choice.unit - GEARLOCS + 1}`;
    case 'Verdict':
      return choice.topic === 'option' ? `option-${choice.number + 1}` : undefined;
    case 'Stack':
      return `stack-${choice.points}`;
    default:
      return undefined;
  }
}
