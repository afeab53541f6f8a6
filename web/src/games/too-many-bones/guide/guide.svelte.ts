/** The guided first day: one short note for each kind of question, shown until it was read; the browser remembers. */
import type { Decision, Prompt } from '../records';

const KEY = 'rouages.too-many-bones.guide';

/** The notes, by the question that each goes with. */
const NOTES = {
  SpendTraining: 'training',
  TakeMeterPlace: 'meter',
  TakePosition: 'position',
  WalkOrStay: 'walk',
  ChooseTarget: 'target',
  PickDie: 'dice',
  UseDice: 'use',
  ChooseVictim: 'baddies',
  ChooseApproach: 'baddies',
  ChooseBaddie: 'baddies',
  ChooseLanding: 'baddies',
  SettleDown: 'camp',
  RecoverInCamp: 'camp',
  KeepOne: 'market',
  PickLock: 'lock',
  ChooseStack: 'scout',
} as const satisfies Readonly<Partial<Record<Prompt['type'], string>>>;
/** What the leader decides about. */
const DECIDED = { option: 'encounter', tyrant: 'tyrant', share: 'share', volunteer: null } as const;

export type NoteName = (typeof NOTES)[keyof typeof NOTES] | 'encounter' | 'tyrant' | 'share' | 'propose';

export const NOTE_NAMES: readonly NoteName[] = [
  ...new Set<NoteName>([...Object.values(NOTES), 'encounter', 'tyrant', 'share', 'propose']),
];

const hasNote = (type: Prompt['type']): type is keyof typeof NOTES => type in NOTES;

export function noteFor({ prompt }: Decision): NoteName | null {
  if (prompt.type === 'Decide') return DECIDED[prompt.topic];
  if (prompt.type === 'Propose') return prompt.topic === 'option' ? 'propose' : null;
  return hasNote(prompt.type) ? NOTES[prompt.type] : null;
}

interface Memory {
  on: boolean;
  read: readonly string[];
}

function remembered(): Memory {
  try {
    return { on: true, read: [], ...JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}') };
  } catch {
    return { on: true, read: [] };
  }
}

export class Guide {
  #memory: Memory = $state.raw(remembered());

  get on(): boolean {
    return this.#memory.on;
  }

  /** The note to show with this question, if it was not read yet. */
  note(decision: Decision | null): NoteName | null {
    const name = decision && noteFor(decision);
    return name && this.#memory.on && !this.#memory.read.includes(name) ? name : null;
  }

  read(name: string): void {
    this.#keep({ on: true, read: [...this.#memory.read, name] });
  }

  /** Switching the guide on again begins it anew. */
  toggle(): void {
    this.#keep(this.#memory.on ? { on: false, read: this.#memory.read } : { on: true, read: [] });
  }

  #keep(memory: Memory): void {
    this.#memory = memory;
    globalThis.localStorage?.setItem(KEY, JSON.stringify(memory));
  }
}
