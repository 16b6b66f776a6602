import type { LiveTableView } from '../../protocol';
import { say } from '../../words/words.svelte';
import type { Told } from '../facts/asked';
import type { Entry } from './dealing.svelte';
import { inOrder, seatOf } from './facts';

/** A common accident with one seat: its entry, or what is told already where the form of `code` asks for more. */
export interface Accident {
  readonly code: string;
  readonly words: string;
  readonly entry: Entry | null;
  readonly told: Told;
}

const happened = (kind: string, facts: Record<string, unknown>): Entry => ({ type: 'happened', kind, facts });

/** A downcard that was exposed in the deal: `nth` of the seat's, by its place off the deck. */
export function exposedCard(
  view: LiveTableView,
  seat: number,
  nth: number,
): { number: number; seat: number } {
  const dealt = inOrder(view).map((each) => each.seat);
  return { number: dealt.indexOf(seat) + 1 + (nth - 1) * dealt.length, seat };
}

/**
 * What happens most with the cards of a seat, or with who sits there, as far as it can be now: two touches each. Of who
 * is not in the hand it is an infraction, and chips out of view.
 */
export function accidentsOf(view: LiveTableView, seat: number): Accident[] {
  const mine = seatOf(view, seat);
  const may = (kind: string) => view.may_happen.includes(kind);
  const offered: Accident[] = [];
  const offer = (code: string, entry: Entry | null, words = say(`accident-${code}`), told: Told = { seat }) =>
    offered.push({ code, words, entry, told });
  const down = view.due.find((each) => each.seat === seat)?.down ?? 0;
  if (mine && may('initial-deal')) {
    for (let nth = 1; nth <= down; nth++)
      offer(
        `exposed-${nth}`,
        happened('initial-deal', { exposed: [exposedCard(view, seat, nth)] }),
        say('accident-exposed', { card: nth }),
      );
  }
  if (mine && may('initial-deal') && inOrder(view)[0]?.seat !== seat)
    offer('first-card', happened('initial-deal', { first_to: seat }));
  const shows = mine && view.awaits !== null && !mine.tabled && mine.last?.kind !== 'fold';
  if (shows && may('called-hand')) offer('called-wrong', happened('called-hand', { seat, true: false }));
  if (shows && may('thrown-in')) offer('thrown-known', happened('thrown-in', { seat, identified: true }));
  if (mine && may('killed-hand')) {
    offer('mucked-down', happened('killed-hand', { seat, tabled: false }));
    offer('mucked-up', happened('killed-hand', { seat, tabled: true }));
    if (view.awaits !== null)
      offer('mucked-best', happened('killed-hand', { seat, tabled: true, best: true }));
  } else if (mine && may('fouled-hand') && mine.status !== 'folded' && view.awaits !== 'hole-cards') {
    offer('killed', happened('fouled-hand', { seat, how: 'killed' }));
    offer('fouled', happened('fouled-hand', { seat, how: 'fouled' }));
  }
  if (may('conduct')) offer('conduct', null);
  if (may('chips-found')) offer('chips-found', null, say('accident-chips-found'), { seat, how: 'view' });
  return offered;
}
