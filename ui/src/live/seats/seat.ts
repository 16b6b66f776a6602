import type { HandView, SeatView } from '../../protocol';
import { faceUp, lastWord } from '../../table/facts';
import { nameHand } from '../../words/words.svelte';

/** Whether a player has no part in the hand any more. */
export const isOut = (seat: SeatView | undefined): boolean =>
  seat === undefined || seat.status === 'folded' || seat.status === 'out';

/** The cards of a seat that everybody at the table sees. */
export const cardsUp = (seat: SeatView | undefined): readonly string[] =>
  seat ? (faceUp(seat) ? seat.cards : seat.up) : [];

/** What a seat did last, or the hand that it shows. */
export function wordOf(seat: SeatView | undefined, hand: HandView | null, short = false): string {
  if (!seat) return '';
  return lastWord(seat, hand, short)?.text ?? (seat.hand && faceUp(seat) ? nameHand(seat.hand) : '');
}
