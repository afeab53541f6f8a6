/** Teaching: a story pauses before the first beat by which a rule is applied, and that rule is said. */
import { keep, kept } from '../kept';

const KEY = 'rouages.teaching';
const OFF_AND_ON = [0, 1] as const;

export class RulesSaid {
  /** Whether this reader wants to be taught. */
  on = $state(kept(KEY, OFF_AND_ON, 0) === 1);
  /** The rule for which the story pauses. */
  rule: string | null = $state(null);
  #said = new Set<string>();

  constructor(
    /** Rules that every turn applies: said once, they are known. */
    readonly usual: readonly string[] = [],
  ) {}

  set = (on: boolean) => {
    this.on = keep(KEY, on ? 1 : 0) === 1;
    if (on) return;
    this.read();
    this.#said.clear();
  };

  isNew = (rule: string | null | undefined): rule is string => this.on && Boolean(rule) && !this.#said.has(rule!);

  /** Whether to say this rule: once a story, or once for all. */
  says(rule: string | null | undefined): rule is string {
    if (!this.isNew(rule)) return false;
    this.#said.add(rule);
    return true;
  }

  /** Whether to pause before what applies this rule. */
  pausesFor(rule: string | null | undefined): boolean {
    if (!this.says(rule)) return false;
    this.rule = rule;
    return true;
  }

  /** It has been read. */
  read(): void {
    this.rule = null;
  }

  /** The story is over. */
  forget(): void {
    this.read();
    this.#said = new Set(this.usual.filter((rule) => this.#said.has(rule)));
  }
}
