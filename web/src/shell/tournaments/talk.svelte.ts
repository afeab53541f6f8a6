/** What people say to one another about a tournament. */
import type { Notices } from '../../kit/notices.svelte';
import type { Snapshot } from '../../wire/tableSocket';
import type { ShellKey, Words } from '../../words/words.svelte';
import type { Talking } from '../table/talking';

export class Talk implements Talking {
  snapshot: Snapshot = $state.raw()!;
  /** Nobody sits where one talks. */
  readonly seats = [];
  #read = $state(0);
  #open = $state(false);

  constructor(
    first: Snapshot,
    readonly line: Talking['line'],
    readonly notices: Notices,
    readonly words: Words,
  ) {
    this.snapshot = first;
    this.#read = this.#said(first);
  }

  #said = ({ chat, chatFirst }: Snapshot) => chatFirst + chat.length;
  /** How many lines came since one has read them. */
  unread: number = $derived.by(() => (this.#open ? 0 : Math.max(0, this.#said(this.snapshot) - this.#read)));

  t = (key: ShellKey, fields?: Readonly<Record<string, unknown>>) => this.words.t(key, fields);
  name = () => this.t('people.left');

  hear = (next: Snapshot) => {
    this.snapshot = next;
  };

  /** One begins to read, or does not any more. */
  read(open: boolean): void {
    this.#open = open;
    this.#read = this.#said(this.snapshot);
  }

  act = (sent: Promise<unknown>) => void sent.catch(this.notices.refuse);
  complained = (sent: Promise<unknown>) =>
    void sent.then(() => this.notices.say(this.t('complaint.sent')), this.notices.refuse);
}
