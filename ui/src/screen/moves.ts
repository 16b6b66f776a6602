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
  'day-drawn',
]);

/** Who goes where, which tables break, and when all draw seats, the newest first; not an entry that was taken back since. */
export function movesOf(news: readonly EventNews[]): EventNews[] {
  const gone = new Set<unknown>();
  return [...news].reverse().filter(({ code, parameters: { player } }) => {
    if (code === 'entry-taken-back' || code === 'first-entry-taken-back') gone.add(player);
    return TOLD.has(code) && !(code === 'late-entry' && gone.delete(player));
  });
}
