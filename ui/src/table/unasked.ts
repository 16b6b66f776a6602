import type { Citation, HandView } from '../protocol';
import { say } from '../words/words.svelte';

/** What the clock did in a player's place, and by which rule. */
export interface Unasked {
  why: 'time-ran-out' | 'gone-from-seat';
  did: string;
  citation: Citation | null;
}

const WHY: readonly string[] = ['time-ran-out', 'gone-from-seat'] satisfies readonly Unasked['why'][];
const DECISIONS: readonly string[] = [
  ...['fold', 'check', 'call', 'bet', 'raise', 'bring-in', 'complete', 'discarded', 'stood-pat'],
  ...['runs-chosen', 'shown', 'shown-hand', 'mucked'],
];

/** Whether a line only says why the clock acted: the next one says what it did. */
export const isWhy = (code: string): boolean => WHY.includes(code);

/** The last that a seat did in the hand, where the clock did it; null where the player did. */
export function unasked(hand: HandView | null, seat: number | null): Unasked | null {
  const own = (hand?.log ?? []).filter(
    ({ seat: whose, code }) => whose === seat && (isWhy(code) || DECISIONS.includes(code)),
  );
  const [why, did] = own.slice(-2);
  if (!why || !did || !isWhy(why.code)) return null;
  return { why: why.code as Unasked['why'], did: did.code, citation: why.citation };
}

/** It in the words of a seat's label. */
export const unaskedLabel = ({ why, did }: Unasked, short = false): string =>
  say(`label-${why}${short ? '.short' : ''}`, { did });

/** It as the player is told. */
export const unaskedOfYours = ({ why, did }: Unasked): string => say(`you-${why}`, { did });
