/** What is shown is the whole step, and no more than that. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LessonPage } from '../../wire/protocol';
import type { Table } from '../table/table.svelte';
import type { LessonStep } from './steps';
import { Teaching } from './teaching.svelte';

const said = { en: 'a', fr: 'a' };
const step = (more: Partial<LessonStep>): LessonStep => ({
  say: said,
  why: null,
  lit: ['thing'],
  presses: false,
  want: [],
  then: [],
  wrong: [],
  ...more,
});

/** A table that asks for one thing after another. */
class Asking {
  readonly given: string[] = [];
  readonly telling = false;
  readonly teller = { list: { events: [] } };
  readonly snapshot = { result: null, table: { lesson: { answered: 0 } } };
  #sent = false;

  constructor(readonly questions: readonly string[]) {}

  get decision() {
    const type = this.questions[this.given.length - Number(this.#sent)];
    return this.#sent || !type ? null : { options: [{ number: 0, choice: { type, more: 1 } }] };
  }

  readonly select = () => {
    this.given.push(this.decision!.options[0]!.choice.type);
    this.#sent = true;
  };

  /** An answer that is on its way has arrived. */
  goOn(teaching: Teaching): void {
    this.#sent = false;
    teaching.follow(this.given.length);
  }
}

const taught = (table: Asking, steps: readonly LessonStep[]) =>
  new Teaching(table as unknown as Table, { steps } as unknown as LessonPage);

const pressed: string[] = [];
beforeEach(() => {
  pressed.length = 0;
  vi.stubGlobal('MouseEvent', class {});
  const pieces = (selector: string) =>
    selector.startsWith('dialog') ? [] : [{ dispatchEvent: () => pressed.push(selector) }];
  vi.stubGlobal('document', { querySelectorAll: pieces });
});
afterEach(() => vi.unstubAllGlobals());

test('what the board would answer by the same touch is shown with it', () => {
  const table = new Asking(['Build', 'Cell', 'End']);
  const steps = [step({ want: [{ type: 'Build' }], then: [{ type: 'Cell' }] }), step({ want: [{ type: 'End' }] })];
  const teaching = taught(table, steps);
  teaching.show();
  for (let time = 0; time < 4; time++) {
    teaching.showOn();
    table.goOn(teaching);
    teaching.showOn();
  }
  expect(table.given).toEqual(['Build', 'Cell']);
  expect(teaching.place).toBe(1);
});

test('all that is to be pressed is pressed, one after the other, and nothing is answered', async () => {
  const table = new Asking(['Repair']);
  const steps = [step({ lit: ['one', 'other'], presses: true }), step({ want: [{ type: 'Repair' }] })];
  const teaching = taught(table, steps);
  teaching.show();
  await vi.waitFor(() => expect(teaching.place).toBe(1));
  expect(pressed).toEqual(['[data-thing="one"]', '[data-thing="other"]']);
  expect(table.given).toEqual([]);
});
