import type { EntrantView } from '../protocol';
import { clock } from '../wire/clock.svelte';
import { grouped, say } from '../words/words.svelte';

/** How long ago something was reported, in whole minutes. */
export const ago = (at_ms: number) => say('reports-ago', { minutes: clock.minutes(at_ms) });

/** A stack: as it is known, or as it was counted last with its age; nothing where nobody has counted it. */
export function stackWords({ stack, counted }: Pick<EntrantView, 'stack' | 'counted'>): string {
  if (stack !== null) return grouped(stack);
  return counted ? say('stack-counted', { amount: counted.chips, age: ago(counted.at_ms) }) : '';
}
