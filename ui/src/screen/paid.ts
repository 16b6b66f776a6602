import type { EntrantView } from '../protocol';

type Placed = EntrantView & { place: number };

/** How many are named of an event in which nobody has won anything. */
const UNPAID_MOST = 9;

/** Who has won a prize, the first place first; the first places where nobody has. */
export function placedFirst(entrants: readonly EntrantView[]): Placed[] {
  const placed = entrants
    .filter((one): one is Placed => one.place !== null)
    .sort((one, other) => one.place - other.place);
  const paid = placed.filter(({ prize }) => prize > 0);
  return paid.length > 0 ? paid : placed.slice(0, UNPAID_MOST);
}
