import type { Series } from '../protocol';

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment as a field of a form has it, by the clock of the wall. */
export const asField = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;

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
