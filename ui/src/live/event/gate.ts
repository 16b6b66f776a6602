import { say } from '../../words/words.svelte';

/** For which tables all wait, hand for hand; `here` is the table whose page this is. */
export function waitsWords(tables: readonly number[], here: number | null = null): string {
  const others = tables.filter((table) => table !== here).map(String);
  const told = { tables: others, count: others.length };
  if (tables.length === 0) return say('gate-live-all-done');
  if (others.length === tables.length) return say('gate-live-waits-for', told);
  return others.length > 0 ? say('gate-live-waits-here-too', told) : say('gate-live-waits-here');
}
