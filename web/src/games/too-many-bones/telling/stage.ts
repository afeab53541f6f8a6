/** The mat while the news is told: the view as it was, changed by one event after the other. */
import type { Rec } from '../../../words/record';
import { GEARLOCS, type FoeView, type GearlocView, type Unit, type View } from '../view';

type Piece = Partial<Pick<FoeView & GearlocView, 'place' | 'hp' | 'effects' | 'shields'>>;

const patched = (view: View, unit: Unit, change: (piece: FoeView | GearlocView) => Piece): View =>
  unit < GEARLOCS
    ? {
        ...view,
        gearlocs: view.gearlocs.map((each) => (each.seat === unit ? { ...each, ...change(each) } : each)),
      }
    : { ...view, foes: view.foes.map((each) => (each.unit === unit ? { ...each, ...change(each) } : each)) };

/** A Baddie comes onto the mat as it will be seen at the end, or, if it has fallen by then, as little as is known. */
function entered(view: View, event: Rec, later: View): View {
  const unit = Number(event.unit);
  const known = later.foes.find((foe) => foe.unit === unit && foe.name === event.name);
  const stub: FoeView = {
    unit,
    name: String(event.name),
    kind: '',
    points: 0,
    hp: 1,
    most_hp: 1,
    place: 0,
    attack: 0,
    threat: 0,
    defence: 0,
    initiative: 0,
    melee: true,
    aim: '',
    targets: 1,
    diagonal: false,
    traits: [],
    faces: [],
    shields: [],
    fire: 0,
    effects: [],
    ally: false,
  };
  const foe = { ...(known ? { ...known, hp: known.most_hp } : stub), place: Number(event.place) };
  return { ...view, foes: [...view.foes.filter((each) => each.unit !== unit), foe] };
}

/** The mat after an event; `later` is how it will stand when all is told. */
export function after(view: View, event: Rec, later: View): View {
  const unit = Number(event.unit ?? event.seat);
  switch (event.type) {
    case 'RoundBegan':
      return { ...view, round: Number(event.round), acted: [], turn: -1, target: -1 };
    case 'TurnBegan':
      return { ...view, turn: unit, target: -1, acted: view.turn >= 0 ? [...view.acted, view.turn] : view.acted };
    case 'MeterChanged':
      return { ...view, meter: event.meter as Unit[] };
    case 'Targeted':
      return { ...view, target: Number(event.target) };
    case 'Entered':
      return entered(view, event, later);
    case 'Placed':
    case 'Moved':
      return patched(view, unit, () => ({ place: Number(event.place) }));
    case 'Left':
    case 'Defeated':
      return unit < GEARLOCS
        ? patched(view, unit, () => ({ place: -1 }))
        : { ...view, foes: view.foes.filter((each) => each.unit !== unit) };
    case 'KnockedOut':
      return patched(view, unit, () => ({ place: -1, hp: 0 }));
    case 'Damaged':
      return patched(view, unit, () => ({ hp: Number(event.left) }));
    case 'Healed':
    case 'Revived':
      return patched(view, unit, () => ({ hp: Number(event.hp) }));
    case 'EffectPlaced':
      return patched(view, unit, ({ effects }) => ({
        effects: [
          ...effects.filter(({ effect }) => effect !== event.effect),
          { effect: String(event.effect), value: Number(event.value) },
        ],
      }));
    case 'EffectGone':
      return patched(view, unit, ({ effects }) => ({
        effects: effects.filter(({ effect }) => effect !== event.effect),
      }));
    default:
      return view;
  }
}
