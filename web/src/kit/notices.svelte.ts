/** Short notices of a page, and the sentences of what the server refused. */
import { getContext, setContext } from 'svelte';
import type { Toast } from './controls/Toasts.svelte';
import { Refusal } from '../wire/http';
import { isRecord, type Sayable } from '../words/record';
import type { ShellKey, Words } from '../words/words.svelte';

const SHOWN = 6000;

export class Notices {
  toasts: readonly Toast[] = $state.raw([]);
  #count = 0;

  constructor(readonly words: Words) {}

  /** Says why something was not done; an error of our own is also reported to the console. */
  refuse = (refusal: unknown) => {
    const isMuted = refusal instanceof Refusal && refusal.record.type === 'Muted';
    this.say(
      this.sentence(refusal),
      'bad',
      isMuted ? { word: this.words.t('held.why'), go: () => location.assign('/held') } : undefined,
    );
  };

  say(words: string, look: Toast['look'] = 'plain', way?: Toast['way']): void {
    const id = ++this.#count;
    const toast: Toast = way ? { id, words, look, way } : { id, words, look };
    this.toasts = [...this.toasts.filter((each) => each.words !== words), toast];
    setTimeout(() => this.dismiss(id), SHOWN);
  }

  /** Puts a link or a text where it can be pasted from, and says so; where that is not allowed, it is said itself. */
  copy = async (text: string, said = this.words.t('waiting.copied')) => {
    try {
      await navigator.clipboard.writeText(text);
      this.say(said);
    } catch {
      this.say(text);
    }
  };

  dismiss = (id: number) => {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  };

  sentence(refusal: unknown): string {
    if (!(refusal instanceof Refusal)) {
      console.error(refusal);
      return this.words.t('refused.broken');
    }
    const record = Object.fromEntries(
      Object.entries(refusal.record).map(([field, value]) => [
        field,
        isRecord(value) && `refusal.${value.type}` in this.words.speaker('server').catalogue
          ? this.sentence(new Refusal(value))
          : value,
      ]),
    ) as Sayable;
    const own = `refused.${record.type}`;
    const server = this.words.speaker('server');
    const theirs = `refusal.${record.type}`;
    if (theirs in server.catalogue) return server.text(theirs, record);
    return this.words.speaker('shell').text(own as ShellKey, record);
  }
}

const KEY = Symbol('notices');

export const provideNotices = (notices: Notices) => setContext(KEY, notices);
/** None on a page that says nothing in passing. */
export const useNotices = (): Notices | undefined => getContext(KEY);
