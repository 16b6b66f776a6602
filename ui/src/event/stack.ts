import type { EntrantView } from '../protocol';
import { clock } from '../wire/clock.svelte';
import { grouped, say } from '../words/words.svelte';

const MINUTE_MS = 60_000;

/** How long ago something was reported, in whole minutes. */
export const ago = (at_ms: number) =>
  say('reports-ago', { minutes: Math.max(0, Math.floor((clock.now - at_ms) / MINUTE_MS)) });

/** A stack: as it is known, or as it was counted last with its age; nothing where nobody has counted it. */
export function stackWords({ stack, counted }: Pick<EntrantView, 'stack' | 'counted'>): string {
  if (stack !== null) return grouped(stack);
  return counted ? say('stack-counted', { amount: counted.chips, age: ago(counted.at_ms) }) : '';
}
