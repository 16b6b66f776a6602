/** Whole minutes from a moment until now, by the room's time. */
export function minutesSince(ms: number, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - ms) / 60_000));
}
