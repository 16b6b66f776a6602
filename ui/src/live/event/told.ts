import type { LiveBesideView, LiveTableView } from '../../protocol';

/** Who went out in a hand, each with those who won his last chips. */
export type Out = Readonly<Record<number, readonly number[]>>;

/** A seat is touched: it goes out, to whom another one has lost; or it is back in. */
export function goesOut(out: Out, seat: number): Out {
  const { [seat]: was, ...others } = out;
  const left: Out = Object.fromEntries(
    Object.entries(others).map(([one, to]) => [one, to.filter((each) => each !== seat)]),
  );
  if (was) return left;
  return { ...left, [seat]: Object.values(left).at(-1) ?? [] };
}

/** Another seat has won chips of the one that goes out, or has not. */
export function goesTo(out: Out, seat: number, to: number): Out {
  const before = out[seat] ?? [];
  const after = before.includes(to) ? before.filter((each) => each !== to) : [...before, to];
  return { ...out, [seat]: after };
}

/** Whether everybody who goes out has lost to somebody. */
export function isTold(out: Out): boolean {
  return Object.values(out).every((to) => to.length > 0);
}

/** Whether no hand of the event was played here yet, followed or told. */
export function isFirst(
  view: Pick<LiveTableView, 'hand_number'>,
  beside: Pick<LiveBesideView, 'hand'>,
): boolean {
  return view.hand_number === 0 && beside.hand === 0;
}

/** What the counted seats have in sum, and what is on record of them. */
export function sumOf(
  seats: readonly { readonly seat: number; readonly stack: number }[],
  stacks: Readonly<Record<number, number | null>>,
): { counted: number[]; came: number; expected: number } {
  const there = seats.filter(({ seat }) => typeof stacks[seat] === 'number');
  return {
    counted: there.map(({ seat }) => seat),
    came: there.reduce((sum, { seat }) => sum + (stacks[seat] ?? 0), 0),
    expected: there.reduce((sum, { stack }) => sum + stack, 0),
  };
}
