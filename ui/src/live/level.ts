import type { LiveLevel } from '../protocol';
import { blindsInFigures } from '../table/facts';
import { say } from '../words/words.svelte';

/** What is posted at a live table: "100 / 200, ante 200". */
export function levelInWords({ small_blind: small, big_blind: big, ante }: LiveLevel): string {
  const blinds = blindsInFigures(small, big);
  return ante ? say('floor-level-ante', { blinds, ante }) : blinds;
}
