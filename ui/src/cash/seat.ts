import type { CashLine, TableView, ThirteenOffer, ThirteenStakes } from '../protocol';
import { say } from '../words/words.svelte';

/** What one sits down to: stakes, bounds of the buy-in in cents, and the table where it is chosen already. */
export interface Seat {
  stakes: string;
  table: string | null;
  game: string;
  small: number;
  big: number;
  /** What a point is worth in 13-card poker, and whether bonuses are paid; it has no blinds. */
  point: number;
  bonus: boolean;
  buyIn: readonly [number, number];
  /** How many house players are to keep one company, where one has chosen. */
  house: number | null;
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
    point: line.point,
    bonus: line.bonus,
    buyIn: line.buy_in,
    house: null,
    running: line.table !== null && line.players > 1,
  };
}

/** A seat at the table that one watches; null where there is none. */
export function seatAt(view: TableView): Seat | null {
  const { cash, clock } = view;
  if (!cash?.may_sit) return null;
  return {
    stakes: cash.stakes,
    table: view.event,
    game: cash.game,
    small: clock.level?.small_blind ?? 0,
    big: clock.level?.big_blind ?? 0,
    point: cash.point,
    bonus: cash.bonus,
    buyIn: cash.buy_in,
    house: null,
    running: view.players.length > 1,
  };
}

/** A seat at a new table of 13-card poker, at the stakes and with the company that were chosen. */
export function seatOf(
  offer: ThirteenOffer,
  stakes: ThirteenStakes,
  bonus: boolean,
  house: number | null,
): Seat {
  return {
    stakes: bonus ? stakes.with_bonus : stakes.plain,
    table: null,
    game: offer.game,
    small: 0,
    big: 0,
    point: stakes.point,
    bonus,
    buyIn: [stakes.start, stakes.most],
    house,
    running: false,
  };
}

/** So many house players for company, in words that say what table that makes. */
export function companyInWords(count: number, seats: number): string {
  const kind = count + 1 === seats ? 'full' : count === 1 ? 'heads-up' : 'some';
  return say(`thirteen-company-${kind}`, { count });
}

/** What is played for: blinds, or in 13-card poker what a point is worth. */
export function stakesInWords({
  small,
  big,
  point,
  bonus,
}: Pick<Seat, 'small' | 'big' | 'point' | 'bonus'>): string {
  return point > 0 ? say('thirteen-stakes', { point, bonus }) : say('cash-blinds', { small, big });
}

/** The steps in which money is brought to such a table. */
export function stepOf({ big, point }: Pick<Seat, 'big' | 'point'>): number {
  return big || point || 1;
}
