import type { HandView, TableView } from '../protocol';
import { grouped, listed, say } from '../words/words.svelte';
import { nameAt } from './facts';
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

/** What a pot is called by its place among so many: "Pot", "Main pot", "Side pot 2". */
export function potName(at: number, pots: number): string {
  if (pots === 1) return say('pot-only');
  return at === 0 ? say('pot-main') : say('pot-side', { number: pots > 2 ? at : 0 });
}

/** All that is in the middle: "Pot 1,200", or each of several pots by its name; bets before the seats come beside. */
export function middleInWords(hand: HandView): string {
  const gathered = hand.pots.reduce((sum, { amount }) => sum + amount, 0);
  if (hand.pots.length < 2 || gathered !== hand.total) return say('pot-total', { amount: hand.total });
  return potsInWords(
    hand.pots.map(({ amount }, at) => ({ at, amount })),
    hand.pots.length,
  );
}

/** Some of so many pots: "Main pot 900 · Side pot 300". */
export function potsInWords(some: readonly { at: number; amount: number }[], pots: number): string {
  return some.map(({ at, amount }) => `${potName(at, pots)} ${grouped(amount)}`).join(' · ');
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

/** Who has won a pot, or which half of it. */
export function winnersInWords(view: TableView, { halves, winners }: ShownPot): string {
  const named = (seats: readonly number[]) => listed(seats.map((seat) => nameAt(view, seat)));
  if (halves.length === 0) return say('pot-to', { players: named(winners) });
  return halves
    .map(({ half, seats }) => say('pot-to-half', { order: half, players: named(seats) }))
    .join(' · ');
}

function halvesOf(hand: HandView, pot: number): ShownPot['halves'] {
  const shared = halves(hand).filter((award) => award.pot === pot);
  return [...new Set(shared.map(({ order }) => order))].map((order) => ({
    half: halfOf(order),
    seats: shared.filter((award) => award.order === order).map(({ seat }) => seat),
  }));
}
