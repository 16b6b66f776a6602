import type { CashLine, TableView } from '../protocol';

/** What one sits down to: stakes, bounds of the buy-in in cents, and the table where it is chosen already. */
export interface Seat {
  stakes: string;
  table: string | null;
  game: string;
  small: number;
  big: number;
  buyIn: readonly [number, number];
  /** Whether a game is in play, so that one who comes posts or waits for the big blind. */
  running: boolean;
}

/** A seat at a table that the lobby lists, or at one that opens with it. */
export function seatIn(line: CashLine): Seat {
  return {
    stakes: line.stakes,
    table: line.table,
    game: line.game,
    small: line.small_blind,
    big: line.big_blind,
    buyIn: line.buy_in,
    running: line.table !== null && line.players > 1,
  };
}

/** A seat at the table that one watches; null where there is none. */
export function seatAt(view: TableView): Seat | null {
  const { cash, clock } = view;
  if (!cash?.may_sit || !clock.level) return null;
  return {
    stakes: cash.stakes,
    table: view.event,
    game: cash.game,
    small: clock.level.small_blind,
    big: clock.level.big_blind,
    buyIn: cash.buy_in,
    running: view.players.length > 1,
  };
}
