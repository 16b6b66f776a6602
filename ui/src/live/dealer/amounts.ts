import type { LiveTableView, Options, SeatView } from '../../protocol';
import { presetsOf } from '../../table/presets';
import { priceOf } from './facts';

/** Times of what there is to match that a bet or raise is mostly made to. */
const USUAL_TIMES = [2, 2.5, 3, 4, 5] as const;

/**
 * The totals that a player mostly bets or raises to, all-in left out: from the least that he may on, in whole chips of
 * the smallest in play, the lowest first and `most` of them.
 */
export function usualAmounts(
  view: LiveTableView,
  options: Options | null,
  seat: SeatView | undefined,
  most: number,
): number[] {
  const bounds = options?.bet_to;
  if (!view.hand || !options || !seat || !bounds) return [];
  const unit = Math.min(...view.chips);
  const whole = (to: number) => Math.round(to / unit) * unit;
  const price = priceOf(view) || view.level.big_blind;
  const presets = presetsOf(view.hand, options, seat.stack, seat.bet).map(({ to }) => to);
  const usual = [...USUAL_TIMES.map((times) => times * price), ...presets].map(whole);
  const all = [bounds[0], ...usual].filter((to) => to >= bounds[0] && to < bounds[1]);
  return [...new Set(all)].sort((a, b) => a - b).slice(0, most);
}
