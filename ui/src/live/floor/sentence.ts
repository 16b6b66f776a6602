import type { FloorLineView, InWords } from '../../protocol';
import type { Language } from '../../words/words.svelte';

const ENDS = /[.!?:。！？：…]$/;

/** Pieces of a ruling as sentences of one language: each ends as one, and in English begins as one. */
export function sentences(pieces: readonly InWords[], language: Language): string {
  const stop = language === 'zh' ? '。' : '.';
  return pieces
    .map((piece) => piece[language].trim())
    .filter(Boolean)
    .map((text) => (ENDS.test(text) ? text : text + stop))
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
    .join(language === 'zh' ? '' : ' ');
}

/** All that a line of the record says: what was ruled or given, else what was done. */
export function told({ line }: Pick<FloorLineView, 'line'>): InWords[] {
  if (line.ruling.length > 0) return line.ruling;
  const decided = [line.penalty, line.ruled].filter((each) => each !== null);
  return decided.length > 0 ? decided : line.done;
}
