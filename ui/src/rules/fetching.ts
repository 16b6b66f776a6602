import type { AskedByWords, DifferencesView, Refusal, RulebookView, RuleView } from '../protocol';
import { refusalWords } from '../pieces/refusal';
import { say } from '../words/words.svelte';

/** Why something of the book cannot be shown, in words; `lost` where it may be there another time. */
export interface Trouble {
  type: 'trouble';
  lost: boolean;
  /** Told anew at each look, so that it follows the language. */
  words: () => string;
}

/** An edition: the rules in force, what a house has changed. Without an id that which the room plays. */
export function fetchBook(edition: string | null): Promise<RulebookView | Trouble> {
  return fetched<RulebookView>('rules', edition ? { edition } : {});
}

/** A rule as an edition has it. */
export function fetchRule(rule: string, edition: string): Promise<RuleView | Trouble> {
  return fetched<RuleView>(`rules/${encodeURIComponent(rule)}`, { edition });
}

/** What two editions play otherwise. */
export function fetchDifferences(first: string, second: string): Promise<DifferencesView | Trouble> {
  return fetched<DifferencesView>('rules/compared', { first, second });
}

/** The situations that words may mean, with what the words state, the rules of an edition, and cases. */
export function fetchSituations(words: string, edition: string): Promise<AskedByWords | Trouble> {
  return fetched<AskedByWords>('situations', { words, edition });
}

async function fetched<T extends RulebookView | RuleView | DifferencesView | AskedByWords>(
  path: string,
  query: Record<string, string>,
): Promise<T | Trouble> {
  let answer: T | Refusal;
  try {
    answer = (await (await fetch(`/api/${path}?${new URLSearchParams(query)}`)).json()) as T | Refusal;
  } catch {
    return { type: 'trouble', lost: true, words: () => say('rules-lost') };
  }
  if (answer.type !== 'refusal') return answer;
  const refusal = answer;
  return {
    type: 'trouble',
    lost: refusal.code === 'too-fast',
    words: () => refusalWords(refusal).title,
  };
}
