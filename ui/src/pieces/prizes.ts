import type { PrizeView } from '../protocol';
import { ordinal, say } from '../words/words.svelte';

/** Paid places from one to another, each of which pays the same. */
export interface PrizeRow {
  from: number;
  to: number;
  amount: number;
}

/** The paid places; equal ones next to each other share a row. */
export function prizeRows(prizes: readonly PrizeView[]): PrizeRow[] {
  const rows: PrizeRow[] = [];
  for (const { place, amount } of prizes) {
    const last = rows.at(-1);
    if (last?.amount === amount) last.to = place;
    else rows.push({ from: place, to: place, amount });
  }
  return rows;
}

/** "1st place", "10th to 12th place". */
export function placeWords(from: number, to = from): string {
  return from === to
    ? say('place-ordinal', { place: ordinal(from) })
    : say('place-range', { from: ordinal(from), to: ordinal(to) });
}
