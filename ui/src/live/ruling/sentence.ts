import type { FloorLineView, InWords } from '../../protocol';
import type { Language } from '../../words/words.svelte';

const ENDS = /[.!?:。！？：…]$/;

/** Pieces of a ruling as sentences of one language: each ends as one, and in English begins as one. */
export function sentences(pieces: readonly InWords[], language: Language): string {
  const stop = language === 'zh' ? '。' : '.';
  return pieces
    .map((piece) => (piece[language] ?? '').trim())
    .filter(Boolean)
    .map((text) => (ENDS.test(text) ? text : text + stop))
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
    .join(language === 'zh' ? '' : ' ');
}

/** All that a line of the record says: its headline, why, what follows or was done. */
export function told({ line }: Pick<FloorLineView, 'line'>): InWords[] {
  const follows = line.follows.length > 0 ? line.follows : line.done;
  const pieces = [line.headline, ...line.reasons.map(({ words }) => words), ...follows];
  return [...new Map(pieces.map((piece) => [piece.en, piece])).values()];
}
