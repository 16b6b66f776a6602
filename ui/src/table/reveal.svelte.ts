import type { HandView, Street, TableView } from '../protocol';
import { potsOf } from './pots';

const STREET_MS = 800;
const STREETS: readonly Street[] = ['preflop', 'flop', 'turn', 'river', 'showdown', 'over'];

/**
 * What the page shows of a table. It is the room's last view, but where several streets come at once (an all-in is
 * run out) they are shown one after the other, and the chips go out at the end. The viewer's own turn and the next
 * hand never wait for it.
 */
export class Reveal {
  shown = $state.raw<TableView | null>(null);

  #target: TableView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The room's newest view. */
  take(view: TableView | null): void {
    this.#target = view;
    if (this.#timer === undefined || !view || !sameHand(this.shown, view) || view.hand?.options) this.#step();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #step(): void {
    this.stop();
    const next = this.#target && nextStage(this.shown, this.#target);
    this.shown = next;
    if (next !== this.#target) this.#timer = setTimeout(() => this.#step(), STREET_MS);
  }
}

/** The stage after `shown` on the way to `target`; `target` itself when nothing is left between. */
export function nextStage(shown: TableView | null, target: TableView): TableView {
  if (!shown?.hand || !target.hand || !sameHand(shown, target) || target.hand.options) return target;
  const [from, to] = [shown.hand.board.length, target.hand.board.length];
  if (from >= to) return target;
  if (faceUp(target.hand) > faceUp(shown.hand)) return staged(target, target.hand, from);
  const next = from < 3 ? 3 : from + 1;
  return next === to && target.hand.awards.length === 0 ? target : staged(target, target.hand, next);
}

function sameHand(shown: TableView | null, view: TableView): boolean {
  return (
    shown?.event === view.event && shown.table === view.table && shown.hand?.number === view.hand?.number
  );
}

/** How many seats have shown their cards. */
function faceUp(hand: HandView): number {
  return hand.seats.filter(({ tabled }) => tabled).length;
}

/** The view as it was when the board had so many cards, and nothing was won yet. */
function staged(view: TableView, hand: HandView, cards: number): TableView {
  const street = STREETS[Math.max(0, cards - 2)] ?? 'preflop';
  const pots = hand.awards.length > 0 ? contested(hand) : hand.pots;
  const seats = hand.seats.map((seat) => ({
    ...seat,
    stack: seat.stack - seat.won,
    won: 0,
    hand: cards === hand.board.length ? seat.hand : null,
  }));
  return {
    ...view,
    turn: null,
    // who is put out by this hand sits here until it shows
    players: view.players.map((player) => ({ ...player, gone: null })),
    result: null,
    winner: null,
    hand: {
      ...hand,
      street,
      board: hand.board.slice(0, cards),
      seats,
      pots,
      total: pots.reduce((sum, { amount }) => sum + amount, 0),
      awards: [],
      may_ask_to_see: [],
      to_act: null,
      log: hand.log.filter((line) => STREETS.indexOf(line.street) <= STREETS.indexOf(street)),
    },
  };
}

/** The pots before they were given out; the room no longer tells who could win them, of the main pot it is plain. */
function contested(hand: HandView): HandView['pots'] {
  const live = hand.seats
    .filter(({ status }) => status === 'in' || status === 'all-in')
    .map(({ seat }) => seat);
  return potsOf(hand).map(({ amount, seats }, at) => ({
    amount,
    seats: seats.length === 0 && at === 0 ? live : seats,
  }));
}
