/** Whoever is not there is said not to be in every game, on a phone as on a desk, to the eye and to the ear. */
import carRules from '../../../src/rouages/games/gear_and_piston/text/en.json';
import adventureRules from '../../../src/rouages/games/too_many_bones/text/en.json';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { Speaker } from '../words/speaker';
import type { Catalogue } from '../words/template';
import type { Seat } from './contract';
import CyberionSeats from './cyberion/Seats.svelte';
import cyberion from './cyberion/text/en.json';
import { moments as cars } from './gear-and-piston/moments';
import Rival from './gear-and-piston/seats/Rival.svelte';
import gearAndPiston from './gear-and-piston/text/en.json';
import { moments as gears } from './out-of-gears/moments';
import GearsTile from './out-of-gears/seats/SeatTile.svelte';
import outOfGears from './out-of-gears/text/en.json';
import RallyRow from './robo-rally/seats/SeatRow.svelte';
import RallyTile from './robo-rally/seats/SeatTile.svelte';
import roboRally from './robo-rally/text/en.json';
import Party from './too-many-bones/gearloc/Party.svelte';
import { moments as adventures } from './too-many-bones/moments';
import tooManyBones from './too-many-bones/text/en.json';

const ada = (online: boolean, bot = false): Seat => ({ seat: 0, name: 'Ada', bot, online, sand: null, colour: 1 });
const speaking = (catalogue: object) =>
  new Speaker(catalogue as Catalogue, { language: 'en', seat: 1, name: (seat) => `Player ${seat}` });
const nothing = () => {};

function tile(seat: Seat): string {
  const { view } = gears.six!;
  const props = { seat, robot: view.robots[0]!, me: false, open: false, aimed: false, slim: true, chip: null };
  const speaker = speaking(outOfGears);
  return render(GearsTile, { props: { ...props, acts: false, hit: false, change: 0, speaker, press: nothing } }).body;
}
const actor = { seat: 0, robot: 0, damage: 0, lives: 3, touched: 0, down: false, status: 'racing', options: [] };
function rally(Shown: Component<never>, { online }: Seat, more: object): string {
  const common = { actor: { ...actor, registers: [] }, name: 'Ada', mine: false, offline: !online, flags: 2, lives: 3 };
  const props = { ...common, phase: 'program', acting: false, speaker: speaking(roboRally), open: nothing, ...more };
  return render(Shown as Component, { props }).body;
}
const cyberionPair = (seat: Seat) =>
  render(CyberionSeats, { props: { seats: [seat], me: 1, turn: 1, speaker: speaking(cyberion) } }).body;
function rival(who: Seat, small: boolean): string {
  const { view } = cars[0]!;
  const props = {
    seat: view.seats[0]!,
    who,
    first: false,
    small,
    speaker: speaking({ ...carRules, ...gearAndPiston }),
    open: nothing,
  };
  return render(Rival, { props }).body;
}
function party(seat: Seat, stacked: boolean): string {
  const { view } = adventures.get('UseDice')![0]!;
  const props = { view, seats: [seat], shown: 0, stacked, asked: null, look: nothing };
  return render(Party, { props: { ...props, speaker: speaking({ ...adventureRules, ...tooManyBones }) } }).body;
}

const SHOWN: Readonly<Record<string, (seat: Seat) => string>> = {
  'a tile of Out of Gears': tile,
  'a tile of RoboRally': (seat) => rally(RallyTile as never, seat, { slim: true, named: false, told: null }),
  'half a row of RoboRally': (seat) => rally(RallyRow as never, seat, { half: true, register: 0, team: null }),
  'a car of Gear & Piston': (seat) => rival(seat, false),
  'a small car of Gear & Piston': (seat) => rival(seat, true),
  'a party of Too Many Bones': (seat) => party(seat, false),
  'a party of Too Many Bones, one below the other': (seat) => party(seat, true),
  'the pair of Cyberion': cyberionPair,
};

test.each(Object.entries(SHOWN))('%s says who is away', (_, shown) => {
  expect(shown(ada(false))).toContain('away');
  expect(shown(ada(true)).replace(/class="[^"]*"/g, '')).not.toContain('away');
  const icons = (html: string) => html.split('<svg').length;
  expect(icons(shown(ada(false)))).toBe(icons(shown(ada(true))) + 1);
});

test('a bot is never away', () => {
  expect(tile(ada(false, true)).replace(/class="[^"]*"/g, '')).not.toContain('away');
  expect(cyberionPair(ada(false, true))).toContain('bot');
  expect(rival(ada(false, true), true)).not.toContain('away');
});
