import type { LiveLobbyLine } from '../protocol';
import { titleOf } from '../live/title';
import { say } from '../words/words.svelte';

/** What a role may be bound to, by its id: an event, or a live table, which is one table. */
export interface Named {
  event: string;
  name: string;
  live?: boolean;
}

export const namedTables = (tables: readonly LiveLobbyLine[]): Named[] =>
  tables.map((line) => ({ event: line.table, name: titleOf(line), live: true }));

/** What a role is bound to, in words; nothing where that is the `own` event, which the page is about. */
export function boundsOf(
  event: string | null,
  table: number | null,
  own: string | null,
  named: readonly Named[],
): string {
  const one = named.find((each) => each.event === event);
  return [
    event === null ? say('links-all-events') : event === own ? '' : (one?.name ?? event),
    table === null || one?.live ? '' : say('table-number', { table }),
  ]
    .filter(Boolean)
    .join(say('pause'));
}
