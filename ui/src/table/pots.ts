import type { HandView } from '../protocol';
import { halfOf, halves, type Half } from './games';

/** A pot as the felt shows it; `winners` once it is given out. */
export interface ShownPot {
  amount: number;
  /** The pot and all bets that still stand before the seats; of interest while there is one pot. */
  withBets: number;
  seats: number[];
  winners: number[];
  /** Of a pot that two orders share: who has won which half. */
  halves: { half: Half; seats: number[] }[];
}

/** The pots of a hand, main pot first; before the first chips are gathered one pot that is still empty. */
export function potsOf(hand: HandView): ShownPot[] {
  const awarded = new Map<number, { amount: number; winners: number[] }>();
  for (const { pot, seat, amount } of hand.awards) {
    const known = awarded.get(pot) ?? { amount: 0, winners: [] };
    awarded.set(pot, { amount: known.amount + amount, winners: [...known.winners, seat] });
  }
  if (awarded.size > 0) {
    return [...awarded.keys()]
      .sort((a, b) => a - b)
      .map((at) => ({
        withBets: 0,
        seats: hand.pots[at]?.seats ?? [],
        halves: halvesOf(hand, at),
        ...awarded.get(at)!,
      }));
  }
  if (hand.pots.length === 0)
    return hand.total > 0 ? [{ amount: 0, withBets: hand.total, seats: [], winners: [], halves: [] }] : [];
  return hand.pots.map(({ amount, seats }) => ({
    amount,
    withBets: hand.total,
    seats,
    winners: [],
    halves: [],
  }));
}

function halvesOf(hand: HandView, pot: number): ShownPot['halves'] {
  const shared = halves(hand).filter((award) => award.pot === pot);
  return [...new Set(shared.map(({ order }) => order))].map((order) => ({
    half: halfOf(order),
    seats: shared.filter((award) => award.order === order).map(({ seat }) => seat),
  }));
}
