import type { EntryFound } from '../protocol';
import { say } from '../words/words.svelte';

/** How somebody stands in the event, in words: a seat, a place, waiting or withdrawn. */
export function standsInWords({ entrant, status, waiting }: EntryFound): string {
  return status === 'playing' && entrant.table !== null
    ? say('move-seat', { table: entrant.table, seat: entrant.seat })
    : say(`entries-are-${status}`, { place: entrant.place ?? waiting ?? 0 });
}
