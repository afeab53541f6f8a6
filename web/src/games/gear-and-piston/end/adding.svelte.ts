/** The sources of the points are added one after another, once the cars stand in the street. */
import { calm } from '../../../kit/motion';
import { SOURCES } from './standings';

const ROLLING = 900;
const APART = 300;

/** How many sources are added by now; for who wants no motion, all. */
export class Adding {
  added = $state(0);

  constructor() {
    $effect(() => {
      if (calm()) {
        this.added = SOURCES.length;
        return;
      }
      const timers = SOURCES.map((_, place) => setTimeout(() => (this.added = place + 1), ROLLING + place * APART));
      return () => timers.forEach(clearTimeout);
    });
  }
}
