import type { ActView, EntrantView, EventNews } from '../protocol';

/** What concerns everybody in an event, whoever it is about. */
const ALL = new Set([
  'level-started',
  'level-began',
  'level-of-points',
  'break-started',
  'break-within-level',
  'break-ended',
  'event-started',
  'event-paused',
  'event-resumed',
  'event-finished',
  'clock-set',
  'announced',
  'hand-for-hand-announced',
  'hand-for-hand-ended-director',
  'hand-for-hand-ended-one-table',
  'hand-for-hand-ended-paid',
  'final-table-formed',
  'seats-redrawn',
  'day-ended',
  'day-started',
]);

/** Whether a line of news concerns who looks: all do, or it is about this entry or its table. */
export function concerns({ code, parameters }: EventNews, me: EntrantView | null): boolean {
  if (ALL.has(code)) return true;
  if (me === null) return false;
  return parameters.player === me.name || (code === 'table-broken' && parameters.table === me.table);
}

/** A span of numbered lines: those behind `from`, up to `to`. */
export interface Span {
  from: number;
  to: number;
}

/** Whether the line of this number came while the page was away. */
export const cameIn = (span: Span | null, n: number): boolean =>
  span !== null && n > span.from && n <= span.to;

/** What others did while the page was away: who looks knows the acts of their own. */
export const actsOfOthers = (acts: readonly ActView[], span: Span | null, own: string): ActView[] =>
  acts.filter(({ act, parameters }) => cameIn(span, act) && parameters.by !== own);
