/** Whoever falls is told in a beat of its own, and the tyrant otherwise than a Whelp. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import rules from '../../../../../src/rouages/games/too_many_bones/text/en.json';
import type { Told } from '../../../kit/telling/beats';
import { Speaker } from '../../../words/speaker';
import type { Catalogue } from '../../../words/template';
import { moments } from '../moments';
import type { Event } from '../records';
import en from '../text/en.json';
import Fallen from './Fallen.svelte';
import { telling } from './telling';

const { view } = moments.get('telling')![0]!;
const speaker = new Speaker({ ...rules, ...en } as Catalogue, { language: 'en', seat: null, name: () => 'Ada' });
const tyrant: Event = { type: 'Defeated', unit: 9, name: view.tyrant };
const whelp: Event = { type: 'Defeated', unit: 9, name: 'whelp' };
const down: Event = { type: 'KnockedOut', seat: 0 };
const kindOf = (event: Event) => telling.kindOf(event, { view, earlier: [], later: [] })!;

test('the fall of the tyrant has a beat and a sound of its own', () => {
  expect([tyrant, whelp, down].map(kindOf)).toEqual(['tyrant_falls', 'fall', 'down']);
  const { tyrant_falls: falls, ...others } = telling.cues!;
  expect(falls).toBeDefined();
  expect(Object.values(others)).not.toContain(falls);
  expect(telling.lengths.tyrant_falls).toBeGreaterThan(telling.lengths.down);
});

test.each([
  [tyrant, 2],
  [down, 2],
])('a porthole shows who falls, and what is left', (event, pictures) => {
  const beat: Told<Event> = {
    kind: kindOf(event),
    events: [event],
    story: [event],
    number: 0,
    landed: false,
    paused: false,
    length: 1200,
    rate: 1,
  };
  const { body } = render(Fallen, { props: { beat, view, speaker } });
  expect(body).toContain(speaker.plain(event));
  expect(body.match(/<svg/g)).toHaveLength(pictures);
});
