/** The list: what was told in words, until it is read. */
import type { RulesSaid } from './rules.svelte';
import { ruleOf, type Story, type Tale } from './tale';

export class List<View, Event> {
  events: readonly Event[] = $state.raw([]);
  /** For who wants to be taught: the rules that are applied there, each before the first of its lines. */
  explained: ReadonlyMap<number, string> = $state.raw(new Map());

  constructor(
    readonly tale: Tale<View, Event>,
    readonly rules: RulesSaid,
  ) {}

  /** What took several beats is to be read, and so is what is explained. */
  add({ beats, events }: Story<View, Event>): void {
    const rules = beats.flatMap((beat): [number, string][] => {
      const rule = ruleOf(this.tale, beat);
      return this.rules.says(rule) ? [[this.events.length + events.indexOf(beat.events[0]!), rule]] : [];
    });
    if (beats.length < 2 && !rules.length) return;
    this.explained = new Map([...this.explained, ...rules]);
    this.events = [...this.events, ...events];
  }

  read = () => {
    this.events = [];
    this.explained = new Map();
  };
}
