/** The line of a place as it would be after a token has slid. */
import type { Wire } from '../records';
import type { View } from '../view';

export interface Standing {
  seat: number;
  /** It has acted already. */
  spent: boolean;
  /** It is the one that slides. */
  moved: boolean;
}

export function order(view: Pick<View, 'places'>, { place, start, end }: Wire['Slide']): Standing[] {
  const found = view.places.find((each) => each.place === place);
  if (!found) return [];
  const line = found.tokens.map((seat, index) => ({
    seat,
    spent: index < found.resolved,
    moved: index === start - 1,
  }));
  const [token] = line.splice(start - 1, 1);
  if (token) line.splice(end - 1, 0, token);
  return line;
}
