import type { ActView } from '../protocol';
import { say } from '../words/words.svelte';

/** What an act was: who did what, and why. */
export const actWords = ({ code, parameters }: ActView): string => say(`news-${code}`, parameters);

/** What an act did to the event, line by line; a reason that followed the act is that of its lines too. */
export const didWords = ({ did, parameters: { reason } }: ActView): string[] =>
  did.map(({ code, parameters }) =>
    say(`news-${code}`, parameters.reason === '' ? { ...parameters, reason } : parameters),
  );
