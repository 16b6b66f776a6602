import type { LiveTableView, Options, SeatView } from '../../protocol';
import { presetsOf } from '../../table/presets';
import { priceOf } from './facts';

/** Shares of the pot that a bet or raise is mostly made of once the first street is over. */
const USUAL_SHARES = [1 / 3, 1 / 2, 1] as const;
/** Times of what there is to match that a bet or raise is mostly made to. */
const USUAL_TIMES = [2, 2.5, 3, 4, 5] as const;

/**
 * The totals that players mostly bet or raise to, all-in left out: from the minimum allowed, in whole chips of
 * the smallest in play, the lowest first and `most` of them. On later streets they go by the pot, and only then by the bet.
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
  const times = USUAL_TIMES.map((each) => each * price);
  const legal = (amounts: readonly number[]) => [
    ...new Set(amounts.map(whole).filter((to) => to >= bounds[0] && to < bounds[1])),
  ];
  const rising = (amounts: number[]) => amounts.sort((a, b) => a - b);
  if (view.hand.street === 'preflop') return rising(legal([bounds[0], ...times, ...presets])).slice(0, most);
  const pot = view.hand.total + options.to_call;
  const shares = USUAL_SHARES.map((share) => (options.call ?? seat.bet) + share * pot);
  return rising(legal([bounds[0], ...shares, ...presets, ...times]).slice(0, most));
}
