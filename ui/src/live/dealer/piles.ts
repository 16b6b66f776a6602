import type { LiveTableView, SeatView } from '../../protocol';
import { worthOf } from '../ruling/line';
import type { Pile } from '../steps/steps.svelte';

/** An amount in the fewest chips of these denominations; null where they cannot make it up. */
export function pileOf(amount: number, denominations: readonly number[]): Pile | null {
  const pile: Pile = {};
  let left = amount;
  for (const worth of [...denominations].sort((a, b) => b - a)) {
    const count = Math.floor(left / worth);
    if (count > 0) pile[worth] = count;
    left -= count * worth;
  }
  return left === 0 && amount > 0 ? pile : null;
}

/**
 * The chips of this street that lie before a seat and that nobody has pulled in, as they were pushed; null where the
 * record does not tell which they are.
 */
export function lyingBefore(view: LiveTableView, seat: SeatView): Pile | null {
  if (seat.bet === 0) return {};
  const begun = view.lines.findLastIndex(
    ({ entry, undone }) => !undone && ['board-turned', 'all-dealt', 'hand-dealt'].includes(entry.type),
  );
  const pile: Pile = {};
  for (const { entry, undone } of view.lines.slice(begun + 1)) {
    if (undone || entry.type !== 'plays' || entry.seat !== seat.seat) continue;
    for (const step of entry.steps) {
      if (step.type !== 'push') continue;
      for (const [worth, count] of Object.entries(step.chips)) pile[worth] = (pile[worth] ?? 0) + count;
    }
  }
  return worthOf(pile) === seat.bet ? pile : null;
}
