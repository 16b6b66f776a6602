import type { LiveTableView, TitleOfEvent } from '../protocol';
import { hasWords, say } from '../words/words.svelte';

/** How a live table is called; one of an event that nobody has named by the words of its template. */
export function titleOf({
  title,
  unnamed,
}: {
  title: string;
  unnamed?: TitleOfEvent | null | undefined;
}): string {
  if (!unnamed || !hasWords(`event-named-${unnamed.template}`)) return title;
  const event = say(`event-named-${unnamed.template}`, { number: unnamed.number });
  return `${event} · ${unnamed.table}`;
}

/** The same with the table first, for a bar so narrow that the end may be cut off. */
export function tableFirst(view: LiveTableView): string {
  const title = titleOf(view);
  if (!view.beside) return title;
  const table = say('table-number', { table: view.beside.table });
  const behind = ` · ${view.beside.table}`;
  return `${table} · ${title.endsWith(behind) ? title.slice(0, -behind.length) : title}`;
}
