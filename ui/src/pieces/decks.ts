import type { DecksView } from '../protocol';
import { say } from '../words/words.svelte';

/** The dealers' call to prepare their decks while it stands; null before it, after it and without one. */
export const decksNow = (decks: DecksView | null, nowMs: number): string | null =>
  decks !== null && decks.from_ms <= nowMs && nowMs < decks.until_ms
    ? say('decks-prepare', { players: decks.at_least })
    : null;
