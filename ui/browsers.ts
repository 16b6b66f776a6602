import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The oldest browsers that the pages are made for: they are built for these, proved on them, and say so below them. */
export const OLDEST = { chrome: '107', safari: '15.4', firefox: '115' } as const;

const LOCALE = resolve(import.meta.dirname, '../locale');
const WORDS = { old: 'undrawn-old', failed: 'undrawn-failed' };

/** Gives index.html what it says, in both languages, where the page cannot be drawn or the browser is too old for it. */
export function undrawn(): Plugin {
  return {
    name: 'ruleone-undrawn',
    transformIndexHtml(page) {
      const told: Record<string, string> = { ...OLDEST };
      for (const language of ['en', 'zh']) {
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource(new FluentResource(readFileSync(resolve(LOCALE, language, 'ui.ftl'), 'utf8')));
        for (const [what, code] of Object.entries(WORDS))
          told[`${what}-${language}`] = bundle.formatPattern(bundle.getMessage(code)!.value!, OLDEST);
      }
      const data = Object.entries(told).map(([name, value]) => ` data-${name}="${value}"`);
      return page.replace('id="undrawn"', `id="undrawn"${data.join('')}`);
    },
  };
}
