import type { LiveLineView, LiveTableView, Options, SeatView } from '../../protocol';
import { mayWatch } from '../../roles';
import { say } from '../../words/words.svelte';
import { nameOf, worthOf } from '../ruling/line';

/** Whether these roles are of the floor at a live table: for the whole room, or bound to it or its event alone. */
export function holdsFloor(
  roles: readonly string[],
  { table, beside }: Pick<LiveTableView, 'table' | 'beside'>,
): boolean {
  return mayWatch(roles, 'floor', table, beside);
}

/** The last line that was not taken back. */
export function lastStanding(view: LiveTableView): LiveLineView | undefined {
  return view.lines.findLast((line) => !line.undone && line.entry.type !== 'undone');
}

/** What was taken back, where that is the last thing that happened. */
export function takenBack({ lines }: Pick<LiveTableView, 'lines'>): LiveLineView | undefined {
  const kept: LiveLineView[] = [];
  let back: LiveLineView | undefined;
  for (const line of lines) {
    if (line.entry.type === 'undone') back = kept.pop();
    else {
      kept.push(line);
      back = undefined;
    }
  }
  return back;
}

/** The chips that lie before a seat while the floor decides what they are; 0 where it decides on none of that seat. */
export function beforeTheFloor(view: Pick<LiveTableView, 'lines' | 'open'>, seat: number): number {
  const entry = view.lines.find(({ n }) => n === view.open)?.entry;
  if (entry?.type !== 'plays' || entry.seat !== seat) return 0;
  return entry.steps.reduce((sum, step) => sum + (step.type === 'push' ? worthOf(step.chips) : 0), 0);
}

/** Where the player in a seat sits in the next hand: the room moves those who sat in a wrong one. */
export function nextSeat({ reseats }: Pick<LiveTableView, 'reseats'>, seat: number): number {
  return reseats.find((each) => each.seat === seat && each.by === 'room')?.to ?? seat;
}

export function seatOf(view: LiveTableView, seat: number | null): SeatView | undefined {
  return view.hand?.seats.find((each) => each.seat === seat);
}

/** The seats of the hand in the order in which they act after the button. */
export function inOrder(view: LiveTableView): SeatView[] {
  const { hand } = view;
  if (!hand) return [];
  const after = (seat: number) => (seat <= hand.button ? 1 : 0);
  return [...hand.seats].sort((a, b) => after(a.seat) - after(b.seat) || a.seat - b.seat);
}

/** What there is to match, in all on this street. */
export const priceOf = ({ hand }: Pick<LiveTableView, 'hand'>): number =>
  Math.max(0, ...(hand?.seats.map(({ bet }) => bet) ?? []));

/** What a seat that is not asked yet would have before it, as far as a dealer's presets need to know. */
export function optionsOf(view: LiveTableView, seat: number): Options | null {
  const { hand, options } = view;
  const mine = seatOf(view, seat);
  if (!hand || !options || !mine) return options;
  if (options.seat === seat) return options;
  const price = priceOf(view);
  const reach = mine.bet + mine.stack;
  const least = options.bet_to?.[0] ?? 2 * price;
  return {
    ...options,
    seat,
    call: price > mine.bet ? Math.min(price, reach) : null,
    to_call: Math.max(0, Math.min(price, reach) - mine.bet),
    bet_to: reach > price ? [Math.min(least, reach), reach] : null,
  };
}

/** Who acts next, and what for: "Ines acts next: 2,000 to call". */
export function nextWords(
  view: LiveTableView,
  { toAct, toCall }: { toAct: number | null; toCall: number },
): string {
  if (toAct === null) return '';
  const player = nameOf(view.seats, toAct);
  if (view.hand?.street === 'showdown') return say('then-showdown', { player });
  return toCall > 0 ? say('then-to-call', { player, amount: toCall }) : say('then-free', { player });
}

/** What the hand waits for now, as the step after the last ruling. */
export function awaitsWords(view: LiveTableView): string {
  if (view.options && (view.options.show || view.options.discard))
    return say(view.options.discard ? 'then-discard' : view.options.muck ? 'then-show' : 'then-must-show', {
      player: nameOf(view.seats, view.options.seat),
    });
  if (view.awaits === 'action' && view.options)
    return nextWords(view, { toAct: view.options.seat, toCall: view.options.to_call });
  if (view.awaits === 'board' && view.next)
    return say('then-board', { street: say(`street-${view.next.street}`) });
  if (view.awaits === 'hole-cards') return say('then-cards');
  if (view.awaits === 'instruction') return say('then-instruction');
  return view.hand ? say('then-over') : '';
}

/** A seat with its player for a heading: "Seat 6, Ines". */
export function seatTitle(view: LiveTableView, seat: number): string {
  const name = view.seats.find((each) => each.seat === seat)?.name;
  return name ? say('dealer-seat', { seat, player: name }) : say('seat-number', { seat });
}
