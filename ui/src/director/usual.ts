import { type Language, LANGUAGES, sayOnceHere } from '../words/words.svelte';

/** What is said often, in all languages at once. */
export async function usualTexts(code: string): Promise<Record<Language, string>> {
  const words = LANGUAGES.map((language) => sayOnceHere(language, `floor-say-${code}`));
  const ready = await Promise.all(words);
  return Object.fromEntries(LANGUAGES.map((language, at) => [language, ready[at]!]));
}
