import type { LiveBesideView, LiveTableView } from '../../protocol';

/** To whom a player lost. What is `offered` was said of the player before, and nobody has confirmed it for this one. */
export interface Lost {
  readonly to: readonly number[];
  readonly offered: boolean;
}

/** The players eliminated in a hand, each with those who won their last chips. */
export type Out = Readonly<Record<number, Lost>>;

/** A seat is touched: it goes out, perhaps to whom another one has lost; or it is back in. */
export function goesOut(out: Out, seat: number): Out {
  const { [seat]: was, ...others } = out;
  const left: Out = Object.fromEntries(
    Object.entries(others).map(([one, { to, offered }]) => [
      one,
      { to: to.filter((each) => each !== seat), offered },
    ]),
  );
  if (was) return left;
  return { ...left, [seat]: { to: Object.values(left).at(-1)?.to ?? [], offered: true } };
}

/**
 * Another seat is touched that has won chips of the one that goes out. The first touch says who it was, whatever was
 * offered; a further touch says that this seat had a part as well, or that it had none.
 */
export function goesTo(out: Out, seat: number, to: number): Out {
  const before = out[seat];
  const told = before && !before.offered ? before.to : [];
  const after = told.includes(to) ? told.filter((each) => each !== to) : [...told, to];
  return { ...out, [seat]: { to: after, offered: false } };
}

/** Those who go out of whom nobody has told to whom they lost. */
export function untold(out: Out): number[] {
  return Object.keys(out)
    .map(Number)
    .filter((seat) => out[seat]!.to.length === 0);
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
  seats: readonly { readonly seat: number; readonly stack: number | null }[],
  stacks: Readonly<Record<number, number | null>>,
): { counted: number[]; came: number; expected: number } {
  const there = seats.filter(({ seat }) => typeof stacks[seat] === 'number');
  return {
    counted: there.map(({ seat }) => seat),
    came: there.reduce((sum, { seat }) => sum + (stacks[seat] ?? 0), 0),
    expected: there.reduce((sum, { stack, seat }) => sum + (stack ?? stacks[seat] ?? 0), 0),
  };
}
