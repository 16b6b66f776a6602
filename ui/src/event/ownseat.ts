/** The seat at which this browser last showed its player that he sits in an event: "2-6" is seat 6 of table 2. */
const keyOf = (event: string) => `ruleone-seat-${event}`;

/** What was kept; null where nothing was. */
export function seatKept(event: string): string | null {
  try {
    return localStorage.getItem(keyOf(event));
  } catch {
    return null;
  }
}

export function keepSeat(event: string, seat: string): void {
  try {
    localStorage.setItem(keyOf(event), seat);
  } catch {
    // Storage may be closed to us: a move is then told as long as the page stays.
  }
}
