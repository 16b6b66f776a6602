import type { HandView, Options } from '../protocol';
import { within } from './amount';
import { unitOf } from './chips';
import { isFixed } from './games';

/** An amount to be had with one press; `code` names it (`preset-<code>`). */
export interface Preset {
  code: 'min' | 'big-blinds' | 'half' | 'two-thirds' | 'pot' | 'max' | 'all-in';
  to: number;
  /** For `big-blinds`: how many. */
  blinds?: number;
}

/** Before anyone has raised, sizes are talked about in big blinds; afterwards as shares of the pot. */
const OPENING_BLINDS = [2.5, 3] as const;
const POT_SHARES = [
  ['half', 1 / 2],
  ['two-thirds', 2 / 3],
] as const;

/**
 * The presets of a bet or raise, rising and without repeats, from the least to the most that is legal. A share of
 * the pot is of the pot after calling; in fixed limit there is nothing to choose. Between both ends amounts are rounded down to the unit of the level.
 */
export function presetsOf(hand: HandView, options: Options, stack: number, bet: number): Preset[] {
  const bounds = options.bet_to;
  if (!bounds || isFixed(hand.game)) return [];
  const [least, most] = bounds;
  const unit = unitOf(hand.blinds[0]);
  const rounded = (to: number) => within(Math.floor(to / unit) * unit, bounds);
  const called = options.call ?? bet;
  const potAfterCall = hand.total + options.to_call;
  const bigBlind = hand.blinds[1];

  const presets: Preset[] = [{ code: 'min', to: least }];
  if (hand.street === 'preflop' && called <= bigBlind) {
    for (const blinds of OPENING_BLINDS)
      presets.push({ code: 'big-blinds', blinds, to: rounded(blinds * bigBlind) });
  } else {
    for (const [code, share] of POT_SHARES)
      presets.push({ code, to: rounded(called + share * potAfterCall) });
  }
  const potLimit = hand.game.startsWith('pl');
  if (!potLimit) presets.push({ code: 'pot', to: rounded(called + potAfterCall) });
  presets.push({ code: most === stack + bet ? 'all-in' : potLimit ? 'pot' : 'max', to: most });
  return presets.filter(({ to, code }, at) => {
    if (at === 0) return to < most || least === most;
    return at === presets.length - 1
      ? least < most
      : to > (presets[at - 1]?.to ?? 0) && to < most && code !== 'min';
  });
}

/** Where an amount stands on the slider, 0 to 1: the presets stand at even distances, between them it is linear. */
export function shareOf(to: number, presets: readonly Preset[]): number {
  const last = presets.length - 1;
  if (last < 1) return 0;
  for (let at = 0; at < last; at++) {
    const [low, high] = [presets[at]!.to, presets[at + 1]!.to];
    if (to <= high) return (at + Math.max(0, (to - low) / (high - low))) / last;
  }
  return 1;
}

/** The amount at a place of the slider, in whole units but for both ends. */
export function amountAt(share: number, presets: readonly Preset[], unit: number): number {
  const last = presets.length - 1;
  const place = Math.min(Math.max(share, 0), 1) * last;
  const at = Math.min(Math.floor(place), last - 1);
  const [low, high] = [presets[at]?.to ?? 0, presets[at + 1]?.to ?? presets[0]?.to ?? 0];
  if (place === at) return low;
  if (place >= last) return high;
  const exact = low + (place - at) * (high - low);
  return within(Math.round(exact / unit) * unit, [low, high]);
}
