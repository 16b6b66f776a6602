import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { languages, messagesOf } from './words.ts';

/** The oldest browsers that the pages are made for: they are built for these, proved on them, and say so below them. */
export const OLDEST = { chrome: '107', safari: '15.4', firefox: '115' } as const;

const WORDS = { old: 'undrawn-old', failed: 'undrawn-failed', again: 'undrawn-again' };

/** Gives index.html what it says, in every language, where the page cannot be drawn or the browser is too old for it. */
export function undrawn(): Plugin {
  return {
    name: 'ruleone-undrawn',
    transformIndexHtml(page) {
      const told: Record<string, string> = { ...OLDEST };
      for (const language of languages()) {
        const bundle = new FluentBundle(language, { useIsolating: false });
        const messages = messagesOf(language);
        for (const [what, code] of Object.entries(WORDS)) {
          bundle.addResource(new FluentResource(messages.get(code)!));
          told[`${what}-${language}`] = bundle.formatPattern(bundle.getMessage(code)!.value!, OLDEST);
        }
      }
      const data = Object.entries(told).map(([name, value]) => ` data-${name}="${value}"`);
      return page.replace('id="undrawn"', `id="undrawn"${data.join('')}`);
    },
  };
}
