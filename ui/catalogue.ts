import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../src/ruleone/rulebook/catalogue');
const NAME = 'virtual:catalogue';

/** What a page tells of a rule. */
export interface RuleWords {
  title: Words;
  text: Words;
}

interface Words {
  en: string;
  zh: string;
}

interface Row {
  title: string;
  title_zh?: string;
  words?: Words;
}

/** Gives the pages the words of the rulebook's catalogue, read from its one source when the pages are built. */
export function catalogue(): Plugin {
  return {
    name: 'ruleone-catalogue',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const rules: Record<string, RuleWords> = {};
      for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.toml'))) {
        const source = resolve(FOLDER, file);
        this.addWatchFile(source);
        const rows = parse(readFileSync(source, 'utf8')) as unknown as Record<string, Row>;
        for (const [rule, { title, title_zh, words }] of Object.entries(rows)) {
          if (title_zh && words) rules[rule] = { title: { en: title, zh: title_zh }, text: words };
        }
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(rules))});`;
    },
  };
}
