/** Whether this device is told when it is one's turn, for every row that shows it. */
import { beginCalls, calls, endCalls, type Calls } from '../../wire/calls';
import { Refusal } from '../../wire/http';

class Bell {
  /** Nothing before it is known, and where this house or this browser tells nobody. */
  calls: Calls | null = $state.raw(null);
  #looked: Promise<void> | null = null;

  /** Looks once, however many rows ask. */
  look = (): Promise<void> => (this.#looked ??= this.#look());

  /** Begins or ends it; whether one is told from now on. */
  async turn(): Promise<boolean> {
    const { calls: before } = this;
    if (!before) return false;
    if (before.here) await endCalls();
    else if (!(await beginCalls(before))) throw new Refusal({ type: 'PushRefused' });
    this.calls = { ...before, here: !before.here };
    return this.calls.here;
  }

  async #look(): Promise<void> {
    this.calls = await calls().catch(() => null);
  }
}

export const bell = new Bell();
