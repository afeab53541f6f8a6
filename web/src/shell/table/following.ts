/** How the reader follows a telling: a tap on the board or a key skips it, others hold it or go one beat on or back. */
import type { Attachment } from 'svelte/attachments';
import type { Teller } from '../../kit/telling/teller.svelte';

/** What has keys of its own. */
const KEYED = 'dialog, input, textarea, select, [role=tablist], [role=radiogroup], [role=log], [contenteditable]';

export const following =
  (teller: Teller<never, never> | Teller): Attachment<HTMLElement> =>
  (main) => {
    /** Where a rule is said, one goes on to what applies it; else to the end. */
    const onwards = () => (teller.rules.rule === null ? teller.skip() : teller.play());
    const act: Readonly<Record<string, () => void>> = {
      Escape: teller.skip,
      ' ': onwards,
      ArrowLeft: () => teller.step(-1),
      ArrowRight: () => teller.step(1),
      p: teller.toggle,
      P: teller.toggle,
    };

    /** Whatever the table would have understood by it, while it is told a touch only skips, or goes on. */
    function touch(event: Event) {
      const { target } = event;
      if (!teller.telling || teller.steady || !(target instanceof Element)) return;
      if (target.closest('[data-aside], div.plate, dialog')) return;
      event.stopPropagation();
      event.preventDefault();
      onwards();
    }

    function key(event: KeyboardEvent) {
      const { target } = event;
      const acts = act[event.key];
      if (!teller.telling || !acts || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element) {
        if (target.closest(KEYED) || document.querySelector('dialog[open]')) return;
        if (event.key === ' ' && target.closest('button, a, [role=button]')) return;
      }
      event.preventDefault();
      event.stopPropagation();
      acts();
    }

    main.addEventListener('click', touch, true);
    addEventListener('keydown', key, true);
    return () => {
      main.removeEventListener('click', touch, true);
      removeEventListener('keydown', key, true);
    };
  };
