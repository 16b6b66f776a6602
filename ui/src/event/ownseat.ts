import type { EntrantView, TableView } from '../protocol';

/**
 * The seat in an event that this browser last showed a player as theirs: "2-6" is seat 6 of table 2. One browser
 * may show several players of one event, by the links that were printed for them.
 */
const keyOf = (event: string, player: string) => `ruleone-seat-${event}/${player}`;

/** Where an entrant sits; null without a seat: eliminated, at night, or before the draw. */
export function seatOf({ place, table, seat }: Pick<EntrantView, 'place' | 'table' | 'seat'>): string | null {
  return place === null && table !== null && seat !== null ? `${table}-${seat}` : null;
}

/** What was kept; null where nothing was. */
export function seatKept(event: string, player: string): string | null {
  try {
    return localStorage.getItem(keyOf(event, player));
  } catch {
    return null;
  }
}

export function keepSeat(event: string, player: string, seat: string): void {
  try {
    localStorage.setItem(keyOf(event, player), seat);
  } catch {
    // Storage may be closed to us: a move is then told as long as the page stays.
  }
}

/** Keep the viewer's seat once its table has shown it: the event's page then need not announce it. */
export function keepSeatShown({ event, table, cash, my_seat, players }: TableView): void {
  if (cash !== null || my_seat === null) return;
  const me = players.find(({ seat }) => seat === my_seat);
  const seat = `${table}-${my_seat}`;
  if (me && seatKept(event, me.player) !== seat) keepSeat(event, me.player, seat);
}
