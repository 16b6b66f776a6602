import type { ReplayStep, ReplayView, ThirteenStatus, ThirteenStep, ThirteenView } from '../protocol';

/** A step of a hand of any game. */
export type Step = ReplayStep | ThirteenStep;

/** The steps of a hand, of whichever game it is. */
export function stepsOf({ steps, thirteen }: ReplayView): readonly Step[] {
  return thirteen.length > 0 ? thirteen : steps;
}

/** The part of the hand that a step is of, by the code of its name: a street, or what is done in 13-card poker. */
export function partOf({ hand }: Step): string {
  return 'street' in hand ? `street-${hand.street}` : `replay-part-${thirteenPart(hand)}`;
}

function thirteenPart({ pairs, seats }: ThirteenView): 'setting' | 'rows' | 'points' {
  if (pairs.length > 0) return 'points';
  const opening = seats.some(({ rows }) => rows.length === 1 || rows.length === 2);
  return opening || seats.some(({ status }) => COMPARED.has(status)) ? 'rows' : 'setting';
}

const COMPARED = new Set<ThirteenStatus>(['ordinary', 'natural', 'foul', 'false-declaration']);
