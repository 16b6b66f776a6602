import type { TitleOfEvent } from '../protocol';
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
