/** The keys of a film. */
import type { Replay } from './replay.svelte';

const KEYS: Readonly<Record<string, (replay: Replay) => unknown>> = {
  ArrowLeft: (replay) => replay.step(-1),
  ArrowRight: (replay) => replay.step(1),
  ArrowUp: (replay) => replay.turn(-1),
  ArrowDown: (replay) => replay.turn(1),
  PageUp: (replay) => replay.turn(-1),
  PageDown: (replay) => replay.turn(1),
  Home: (replay) => (replay.pause(), replay.go(0)),
  End: (replay) => (replay.pause(), replay.go(replay.last)),
  ' ': (replay) => replay.toggle(),
  Enter: (replay) => replay.own(),
};

/** Does what a key is for, unless somebody is writing, choosing or pressing something. */
export function press(replay: Replay, event: KeyboardEvent): void {
  const act = KEYS[event.key];
  const { target } = event;
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof HTMLElement) {
    if (target.closest('dialog, [role=radiogroup], select, textarea, input:not([type=range])')) return;
    if ((event.key === ' ' || event.key === 'Enter') && target.closest('button, a')) return;
  }
  event.preventDefault();
  act(replay);
}
