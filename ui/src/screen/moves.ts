import type { EventNews } from '../protocol';

const TOLD = new Set([
  'player-moved',
  'player-moved-by-director',
  'player-moved-by-wrong-seat',
  'table-broken',
  'table-opened',
  'late-entry',
  'final-table-formed',
  'seats-redrawn',
  'player-back-in-seat',
  'seats-taken-back-break',
  'seats-taken-back-redraw',
  'seats-taken-back-final-table',
  'day-drawn',
]);

/** What a wall says aloud of moves: where each player goes, and which table breaks. */
const ALOUD = new Set([
  'player-moved',
  'player-moved-by-director',
  'player-moved-by-wrong-seat',
  'player-back-in-seat',
  'table-broken',
]);

/** The number of the newest line of news; 0 where there is none. */
export const newest = (news: readonly EventNews[]): number => Math.max(0, ...news.map(({ n }) => n));

/** The moves since the line of this number that are said aloud, the oldest first. */
export const movesSince = (last: number, news: readonly EventNews[]): EventNews[] =>
  news.filter(({ n, code }) => n > last && ALOUD.has(code));

/** Who goes where, which tables break, and when all draw seats, the newest first; not an entry that was taken back since. */
export function movesOf(news: readonly EventNews[]): EventNews[] {
  const gone = new Set<unknown>();
  return [...news].reverse().filter(({ code, parameters: { player } }) => {
    if (code === 'entry-taken-back' || code === 'first-entry-taken-back') gone.add(player);
    return TOLD.has(code) && !(code === 'late-entry' && gone.delete(player));
  });
}
