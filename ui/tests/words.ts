import { languages, messagesOf } from '../words';
import { learn } from '../src/words/words.svelte';

// The tests have all words of every language, as no page does at once.
for (const language of languages()) learn(language, [...messagesOf(language).values()].join(''));
