import { say } from '../words/words.svelte';

/** What a page knows better than that all is safe while the connection is gone: told by a table that does not wait. */
class Warning {
  /** Whether the viewer has a seat in what the page shows: nobody else needs to know that it is safe. */
  seated = $state(false);
  /** What is said after so many milliseconds without a connection; null where nothing is at stake. */
  words = $state.raw<((goneMs: number) => string) | null>(null);
}

export const warning = new Warning();

/** While the connection is gone: to a seated viewer, that all is safe, unless the browser is too old to show it. */
export function calming(seated: boolean): string {
  const old = document.getElementById('undrawn')?.hidden === false;
  return say(seated && !old ? 'stale-text' : 'stale-text-watching');
}
