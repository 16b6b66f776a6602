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

/** Whose earlier moves no longer matter: the player is out, */
const OUT = new Set(['player-busted', 'player-removed', 'player-removed-uncounted']);
/** unless that was undone since. */
const IN_AGAIN = new Set([
  'bust-undone',
  'back-in',
  'player-reinstated',
  'player-reinstated-uncounted',
  'player-back-in-seat',
]);
const TAKEN_BACK = new Set(['entry-taken-back', 'first-entry-taken-back']);

/**
 * Who goes where, which tables break, and when all draw seats, the newest first. Of each player the newest move
 * alone, none of one who has gone out since, and no entry that was taken back.
 */
export function movesOf(news: readonly EventNews[]): EventNews[] {
  const withdrawn = new Set<unknown>();
  const gone = new Set<unknown>();
  const again = new Set<unknown>();
  const moved = new Set<unknown>();
  return [...news].reverse().filter(({ code, parameters: { player } }) => {
    if (IN_AGAIN.has(code)) again.add(player);
    if (OUT.has(code) && !again.delete(player)) gone.add(player);
    if (TAKEN_BACK.has(code)) withdrawn.add(player);
    if (!TOLD.has(code) || (code === 'late-entry' && withdrawn.delete(player))) return false;
    if (player === undefined) return true;
    const stands = !gone.has(player) && !moved.has(player);
    moved.add(player);
    return stands;
  });
}

const MINUTE_MS = 60_000;

/** Whole minutes since a line of news. It has the time of the wall; `_tick` is what makes a page ask again. */
export const minutesAgo = (at_ms: number, _tick?: number): number =>
  Math.max(0, Math.floor((Date.now() - at_ms) / MINUTE_MS));

/** What goes into a line of the list where its width decides the size, in halves of a Chinese character. */
const LINE_HOLDS = 46;
const CHINESE = /[\u3000-\u9fff\uff00-\uffef]/g;

/** About how many lines these words take. */
export const linesOf = (words: string): number =>
  Math.ceil((words.length + (words.match(CHINESE)?.length ?? 0)) / LINE_HOLDS);
