import { refusalWords } from '../pieces/refusal';
import type { Refusal } from '../protocol';
import { say } from '../words/words.svelte';

/** Why something cannot be shown, in words. */
export interface Trouble {
  type: 'trouble';
  /** Told anew at each look, so that it follows the language. */
  words: () => string;
}

/** What the room answers over plain HTTP; a refusal, or a room that does not answer, is trouble. */
export async function fetched<T extends { type: string }>(
  address: string,
  request: RequestInit = {},
): Promise<T | Trouble> {
  let answer: T | Refusal;
  try {
    const response = await fetch(address, request);
    answer = (await response.json()) as T | Refusal;
  } catch {
    return { type: 'trouble', words: () => say('replay-lost') };
  }
  if (answer.type === 'refusal') {
    const refusal = answer as Refusal;
    return { type: 'trouble', words: () => refusalWords(refusal).title };
  }
  return answer as T;
}
