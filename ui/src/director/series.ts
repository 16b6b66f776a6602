import type { Series } from '../protocol';

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment as a field of a form has it, by the clock of the wall. */
export const asField = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;

const WEEK_DAYS = 7;

/** The last day of a series that still has so many events to come. */
export function lastDay(series: Series, events: number, now: Date): string {
  const next = new Date(nextStart({ ...series, until: null }, now)!);
  const last = new Date(next.getFullYear(), next.getMonth(), next.getDate() + WEEK_DAYS * (events - 1));
  return asField(last).slice(0, 10);
}

/** The number of events that a series still has to come, null where it has no last day. */
export function eventsLeft(series: Series, now: Date): number | null {
  if (!series.until) return null;
  const next = nextStart(series, now);
  if (next === null) return 0;
  const [from, to] = [Date.parse(next.slice(0, 10)), Date.parse(series.until)];
  return Math.floor((to - from) / (WEEK_DAYS * 86_400_000)) + 1;
}

/** When the next event of a series starts, by the clock of the wall; null where the series is over. */
export function nextStart(series: Series, now: Date): string | null {
  const [hours = 0, minutes = 0] = series.time.split(':').map(Number);
  // Monday is 0 here, and 1 of a Date.
  const days = (series.weekday + 1 - now.getDay() + 7) % 7;
  const at = (more: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days + more, hours, minutes);
  const next = at(0) > now ? at(0) : at(7);
  const field = asField(next);
  return series.until && field.slice(0, 10) > series.until ? null : field;
}
