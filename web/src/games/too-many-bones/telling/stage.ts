/** The mat while the news is told: the view as it was, changed by one event after the other. */
import type { Wire, Event } from '../records';
import { GEARLOCS, type FoeView, type GearlocView, type Unit, type View } from '../view';

/** What can change on any unit while it stands; a Gearloc can also leave the mat and come back. */
type Piece = Partial<Pick<FoeView, 'place' | 'hp' | 'effects'>>;

const patchedGearloc = (view: View, seat: number, change: Partial<GearlocView>): View => ({
  ...view,
  gearlocs: view.gearlocs.map((each) => (each.seat === seat ? { ...each, ...change } : each)),
});

const patched = (view: View, unit: Unit, change: (piece: FoeView | GearlocView) => Piece): View =>
  unit < GEARLOCS
    ? {
        ...view,
        gearlocs: view.gearlocs.map((each) => (each.seat === unit ? { ...each, ...change(each) } : each)),
      }
    : { ...view, foes: view.foes.map((each) => (each.unit === unit ? { ...each, ...change(each) } : each)) };

/** A Baddie comes onto the mat as it will be seen at the end, or, if it has fallen by then, as little as is known. */
function entered(view: View, { unit, name, place }: Wire['Entered'], later: View): View {
  const known = later.foes.find((foe) => foe.unit === unit && foe.name === name);
  const stub: FoeView = {
    unit,
    name,
    kind: 'none',
    points: 0,
    hp: 1,
    most_hp: 1,
    place,
    attack: 0,
    threat: 0,
    defence: 0,
    initiative: 0,
    melee: true,
    aim: 'strongest',
    targets: 1,
    diagonal: false,
    traits: [],
    faces: [],
    shields: [],
    fire: 0,
    effects: [],
    ally: false,
  };
  const foe = known ? { ...known, hp: known.most_hp, place } : stub;
  return { ...view, foes: [...view.foes.filter((each) => each.unit !== unit), foe] };
}

/** The mat after an event; `later` is how it will stand when all is told. */
export function after(view: View, event: Event, later: View): View {
  switch (event.type) {
    case 'RoundBegan':
      return { ...view, round: event.round, acted: [], turn: null, target: null };
    case 'TurnBegan':
      return {
        ...view,
        turn: event.unit,
        target: null,
        acted: view.turn === null ? view.acted : [...view.acted, view.turn],
      };
    case 'MeterChanged':
      return { ...view, meter: event.meter };
    case 'Targeted':
      return { ...view, target: event.target };
    case 'Entered':
      return entered(view, event, later);
    case 'Placed':
      return patchedGearloc(view, event.seat, { place: event.place });
    case 'Moved':
      return patched(view, event.unit, () => ({ place: event.place }));
    case 'Left':
    case 'Defeated':
      return event.unit < GEARLOCS
        ? patchedGearloc(view, event.unit, { place: null })
        : { ...view, foes: view.foes.filter((each) => each.unit !== event.unit) };
    case 'KnockedOut':
      return patchedGearloc(view, event.seat, { place: null, hp: 0 });
    case 'Damaged':
      return patched(view, event.unit, () => ({ hp: event.left }));
    case 'Healed':
      return patched(view, event.unit, () => ({ hp: event.hp }));
    case 'Revived':
      return patchedGearloc(view, event.seat, { hp: event.hp });
    case 'ThroneStruck':
      return { ...view, throne: event.left || null };
    case 'EffectPlaced':
    case 'EffectFaded':
      return patched(view, event.unit, ({ effects }) => ({
        effects: [
          ...effects.filter(({ effect }) => effect !== event.effect),
          { effect: event.effect, value: event.value },
        ],
      }));
    case 'EffectGone':
      return patched(view, event.unit, ({ effects }) => ({
        effects: effects.filter(({ effect }) => effect !== event.effect),
      }));
    default:
      return view;
  }
}
