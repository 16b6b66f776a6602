import { grouped } from '../../words/words.svelte';

/** An amount for the face of a chip: "25", "1,000", "25K". */
export function faceOf(worth: number): string {
  if (worth >= 1_000_000) return `${worth / 1_000_000}M`;
  return worth >= 10_000 ? `${worth / 1000}K` : grouped(worth);
}
