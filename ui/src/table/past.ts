import type { TableView } from '../protocol';
import { nameAt } from './facts';

const KEPT_MOST = 3;

/** How a hand that is over went. */
export interface PastHand {
  number: number;
  winners: { player: string; amount: number }[];
}

/** The last hands, newest first, once the hand that `view` still shows is behind us. */
export function remember(past: readonly PastHand[], view: TableView): PastHand[] {
  const hand = view.hand;
  if (!hand || hand.awards.length === 0 || past.some(({ number }) => number === hand.number))
    return [...past];
  const won = new Map<number, number>();
  for (const { seat, amount } of hand.awards) won.set(seat, (won.get(seat) ?? 0) + amount);
  const winners = [...won].map(([seat, amount]) => ({ player: nameAt(view, seat), amount }));
  return [{ number: hand.number, winners }, ...past].slice(0, KEPT_MOST);
}
