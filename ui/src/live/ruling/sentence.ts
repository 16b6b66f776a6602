import type { FloorLineView, InWords } from '../../protocol';
import { fullStopOf, spaceOf, textIn, type Language } from '../../words/words.svelte';

const ENDS = /[.!?:。！？：…]$/;

/** Pieces of a ruling as sentences of one language: each ends as one, and begins as one where letters have capitals. */
export function sentences(pieces: readonly InWords[], language: Language): string {
  const stop = fullStopOf(language);
  return pieces
    .map((piece) => textIn(piece, language).trim())
    .filter(Boolean)
    .map((text) => (ENDS.test(text) ? text : text + stop))
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
    .join(spaceOf(language));
}

/** All that a line of the record says: its headline, why, what follows or was done. */
export function told({ line }: Pick<FloorLineView, 'line'>): InWords[] {
  const follows = line.follows.length > 0 ? line.follows : line.done;
  const pieces = [line.headline, ...line.reasons.map(({ words }) => words), ...follows];
  return [...new Map(pieces.map((piece) => [textIn(piece, 'en'), piece])).values()];
}
