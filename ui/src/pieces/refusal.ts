import type { Citation, Refusal } from '../protocol';
import { hasWords, say } from '../words/words.svelte';

/** A refusal as a notice takes it. */
export interface RefusalWords {
  title: string;
  citation: Citation | null;
}

/** The words of a refusal: what is allowed instead, and the rule that says so. */
export function refusalWords(refusal: Refusal): RefusalWords {
  const code = `refusal-${refusal.code}`;
  const title = hasWords(code)
    ? say(code, refusal.parameters)
    : say('refused-without-words', { code: refusal.code });
  return { title, citation: refusal.citation };
}
