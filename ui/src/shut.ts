import { dayOf, say, speech } from './words/words.svelte';

const TOLD = ['link-used', 'link-ended'];

/** Why a staff link opens nothing: it was used or has ended, and when, as the address of this page says it. */
export function shutWords(search: string): string {
  const asked = new URLSearchParams(search);
  const [why, at] = [asked.get('why') ?? '', Number(asked.get('at'))];
  if (!TOLD.includes(why) || !Number.isFinite(at)) return say('refusal-link-unknown');
  return [say(`refusal-${why}`), say(`link-at-${why.replace('link-', '')}`, { when: dayOf(at) })].join(
    speech.space,
  );
}
