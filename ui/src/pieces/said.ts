import type { DecksView, SaidView } from '../protocol';
import { say, speech } from '../words/words.svelte';

/** What everybody in an event is told now, in one's own language where it has been said in that; null once it has ended:
 * nobody has to take it down. */
export function saidNow(
  { announcement, said }: { announcement: string | null; said: SaidView | null },
  nowMs: number,
): string | null {
  if (said === null) return announcement;
  if (said.ends_ms !== null && said.ends_ms <= nowMs) return null;
  return said.texts[speech.language] ?? said.text;
}

/** The dealers' call to prepare their decks while it stands; null before it, after it and without one. */
export const decksNow = (decks: DecksView | null, nowMs: number): string | null =>
  decks !== null && decks.from_ms <= nowMs && nowMs < decks.until_ms
    ? say('decks-prepare', { players: decks.at_least })
    : null;
