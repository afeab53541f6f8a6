/** Answers that wait for their question: what was meant by one touch is given as soon as it is asked. */
import { offered, type Decision, type Option, type Wire } from './contract';

export class Intent<W extends Wire> {
  #prompt: W['Prompt']['type'] | null = null;
  #choices: readonly W['Choice'][] = [];

  /** These choices are wanted as soon as this is asked, the first that is offered each time. */
  expect(prompt: W['Prompt']['type'], choices: readonly W['Choice'][]): void {
    this.#prompt = prompt;
    this.#choices = choices;
  }

  /** The next answer that was waiting for this question; whatever else is asked forgets them all. */
  next(decision: Decision<W>): Option<W['Choice']> | undefined {
    const choices = decision.prompt.type === this.#prompt ? this.#choices : [];
    for (const [index, wanted] of choices.entries()) {
      const option = offered(decision, wanted);
      if (!option) continue;
      this.#choices = choices.toSpliced(index, 1);
      return option;
    }
    this.#choices = [];
    return undefined;
  }
}
