import type { HandView, PlayerView, SeatView, TableView } from '../protocol';
import { grouped, say } from '../words/words.svelte';
import { drawsOf, halfWonBy } from './games';
import { unasked, unaskedLabel } from './unasked';

/** The seat's part in the hand; undefined where it is not dealt in. */
export function seatIn(hand: HandView | null, seat: number): SeatView | undefined {
  return hand?.seats.find((each) => each.seat === seat);
}

/** The same for any game: what the player has in it, and in front. */
export function dealtIn(view: TableView, seat: number): { seat: number; stack: number } | undefined {
  return seatIn(view.hand, seat) ?? view.thirteen?.seats.find((each) => each.seat === seat);
}

/** What the viewer has at the table, without the chips bet in the hand; null for a watcher. */
export function ownStack(view: TableView): number | null {
  if (view.my_seat === null) return null;
  const dealt = view.state === 'playing' ? dealtIn(view, view.my_seat) : undefined;
  return dealt?.stack ?? playerAt(view, view.my_seat)?.stack ?? null;
}

export function playerAt(view: TableView, seat: number): PlayerView | undefined {
  return view.players.find((player) => player.seat === seat);
}

/** A player's name, else "Seat 3". */
export function nameAt(view: TableView, seat: number): string {
  return playerAt(view, seat)?.name ?? say('seat-number', { seat });
}

/** What the seat would have to add to stay in. */
export function priceFor(hand: HandView, seat: number): number {
  const mine = seatIn(hand, seat);
  if (!mine) return 0;
  const highest = Math.max(...hand.seats.map(({ bet }) => bet));
  return Math.max(0, Math.min(highest - mine.bet, mine.stack));
}

/** What the seat can win: its pots, and of the bets of this street as much as it can match, or another has matched. */
export function winnable(hand: HandView, seat: number, toCall: number): number {
  const mine = seatIn(hand, seat);
  if (!mine) return hand.total;
  const others = Math.max(0, ...hand.seats.filter((each) => each.seat !== seat).map(({ bet }) => bet));
  const matched = Math.min(mine.bet + Math.min(toCall, mine.stack), others);
  const bets = hand.seats.reduce((sum, { bet }) => sum + Math.min(bet, matched), 0);
  return hand.pots
    .filter(({ seats }) => seats.includes(seat))
    .reduce((sum, { amount }) => sum + amount, bets);
}

/** The same beside all that lies in the middle, where that is more. */
export function toWin(
  hand: HandView,
  seat: number,
  toCall: number,
): { pot: number; total: number; part: boolean } {
  const pot = winnable(hand, seat, toCall);
  return { pot, total: hand.total, part: pot < hand.total };
}

/** Whether its cards are there to be seen beyond those that lie face up in stud: tabled, dead and seen on request, the viewer's own, or known to a replay. */
export function faceUp(seat: SeatView): boolean {
  return seat.cards.some((card) => card !== '??' && (seat.tabled || !seat.up.includes(card)));
}

/** The last word of a seat, for its label: "Raises to 600", "Folded", "All-in 1,450". */
export function lastWord(
  seat: SeatView,
  hand: HandView | null,
  short = false,
): { text: string; tone: 'plain' | 'flat' | 'danger' | 'pine' } | null {
  if (seat.won > 0) {
    const half = hand && halfWonBy(hand, seat.seat);
    return { text: say(half ? `label-wins-${half}` : 'label-wins', { amount: seat.won }), tone: 'pine' };
  }
  const clock = unasked(hand, seat.seat);
  if (seat.status === 'folded') {
    if (clock) return { text: unaskedLabel(clock, short), tone: 'flat' };
    return { text: say(seat.last?.kind === 'muck' ? 'label-mucked' : 'label-folded'), tone: 'flat' };
  }
  if (seat.tabled && faceUp(seat)) return null;
  if (seat.status === 'all-in') {
    const code = seat.bet > 0 && !short ? 'label-all-in-to' : 'label-all-in';
    return { text: say(code, { to: seat.bet }), tone: 'danger' };
  }
  if (!seat.last || seat.last.kind === 'fold' || seat.last.kind === 'show') return null;
  if (clock) return { text: unaskedLabel(clock, short), tone: 'plain' };
  return {
    text: say(`label-${seat.last.kind}${short ? '.short' : ''}`, { to: seat.last.to }),
    tone: 'plain',
  };
}

/** Why a player takes no part, where that is so: out, moved, penalised, away, offline, waiting to come in. */
export function absence(player: PlayerView): string {
  if (player.gone) return say(`label-${player.gone}`);
  if (player.misses > 0) return say('label-misses', { hands: player.misses });
  if (player.away) return say('label-away');
  if (!player.connected) return say('label-offline');
  return player.waits_for ? say(`label-waits-${player.waits_for}`) : '';
}

/** Everything the picture of a seat says, in words. */
export function seatInWords(view: TableView, seat: number): string {
  const player = playerAt(view, seat);
  if (!player) return say('seat-open', { seat });
  const dealt = seatIn(view.hand, seat);
  const words = [say('seat-who', { seat, player: player.name, me: seat === view.my_seat })];
  if (player.house) words.push(say('house-player'));
  const stack = dealt?.stack ?? player.stack;
  if (stack !== null) words.push(say('seat-chips', { amount: stack }));
  if (player.bounty > 0) words.push(say('bounty-on-head-label', { amount: player.bounty }));
  if (view.hand?.button === seat) words.push(say('seat-button'));
  if (view.hand?.to_act === seat) words.push(say('seat-to-act'));
  const word = dealt && lastWord(dealt, view.hand);
  if (word) words.push(word.text);
  const draws = view.hand ? drawsOf(view.hand, seat) : [];
  if (draws.length > 0) words.push(say('label-drew', { draws: draws.join(' · ') }));
  if (dealt?.bet) words.push(say('seat-bet', { amount: dealt.bet }));
  const absent = absence(player);
  if (absent) words.push(absent);
  return words.join(say('pause'));
}

/** Blinds as they are written: 150 / 300. */
export function blindsInFigures(small: number, big: number): string {
  return `${grouped(small)} / ${grouped(big)}`;
}
