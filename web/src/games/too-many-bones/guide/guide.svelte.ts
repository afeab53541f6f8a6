/** The guided first day: one short note for each kind of question, shown until it was read; the browser remembers. */
import type { Decision } from '../../contract';

const KEY = 'rouages.too-many-bones.guide';

/** The notes, by the question that each goes with. */
const NOTES: Readonly<Record<string, string>> = {
  Decide_option: 'encounter',
  Propose_option: 'propose',
  Decide_tyrant: 'tyrant',
  Decide_share: 'share',
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
  RecoverInCamp: 'camp',
  KeepOne: 'market',
  PickLock: 'lock',
  ChooseStack: 'scout',
};

export const NOTE_NAMES: readonly string[] = [...new Set(Object.values(NOTES))];

export const noteFor = ({ prompt }: Decision): string | null =>
  NOTES[prompt.topic === undefined ? prompt.type : `${prompt.type}_${String(prompt.topic)}`] ?? null;

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
  note(decision: Decision | null): string | null {
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
