import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const RULEBOOK = resolve(import.meta.dirname, '../src/ruleone/rulebook');
const RULES = 'virtual:catalogue';
const SETTINGS = 'virtual:settings';
const GLOSSARY = 'virtual:glossary';
const WORDS = resolve(import.meta.dirname, '../locale/glossary.toml');

/** What a page tells of a rule, and where it stands: in which document, under which topic, who decides it. */
export interface RuleWords {
  title: Words;
  text: Words;
  source: string;
  topic: string;
  kind: string;
}

/** What a page tells of an option, and the rules that set or mention it. */
export interface OptionWords {
  kind: 'flag' | 'number' | 'optional-number' | 'choice' | 'fraction' | 'listing';
  words: Words;
  rules: string[];
}

/** Every option, and of each edition of the book its value, as an id writes it, and the rule behind it. */
export interface Settings {
  options: Record<string, OptionWords>;
  editions: Record<string, Record<string, [value: string, rule: string]>>;
}

/** A text by language. */
export type Words = Record<string, string>;

interface Row {
  title: string;
  title_zh: string;
  topic: string;
  kind: string;
  words: Words;
}

/** The documents in the order of the book. */
const SOURCES = ['house', 'tda2011', 'tda2019', 'holdem', 'chinese'];

interface Standing {
  options: Record<string, { value: boolean | number | string | string[]; rule: string }>;
}

/**
 * Gives the pages the rulebook, read from its one source when the pages are built: the words of its
 * rules, what its options are in each edition, and the words that mean the same to a search.
 */
export function catalogue(): Plugin {
  const books: Record<string, (read: (path: string) => unknown) => unknown> = {
    [RULES]: rules,
    [SETTINGS]: settings,
    [GLOSSARY]: glossary,
  };
  return {
    name: 'ruleone-catalogue',
    resolveId: (id) => (id in books ? `\0${id}` : undefined),
    load(id) {
      const book = books[id.slice(1)];
      if (!id.startsWith('\0') || !book) return undefined;
      const told = book((path) => {
        this.addWatchFile(path);
        return parse(readFileSync(path, 'utf8'));
      });
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(told))});`;
    },
  };
}

function files(folder: string): string[] {
  const names = readdirSync(resolve(RULEBOOK, folder)).filter((name) => name.endsWith('.toml'));
  return names.map((name) => resolve(RULEBOOK, folder, name));
}

function rules(read: (path: string) => unknown): Record<string, RuleWords> {
  const told: Record<string, RuleWords> = {};
  for (const source of SOURCES) {
    const rows = read(resolve(RULEBOOK, 'catalogue', `${source}.toml`)) as Record<string, Row>;
    for (const [rule, { title, title_zh, words, topic, kind }] of Object.entries(rows))
      told[rule] = { title: { en: title, zh: title_zh }, text: words, source, topic, kind };
  }
  return told;
}

function settings(read: (path: string) => unknown): Settings {
  const options: Settings['options'] = {};
  const rows = read(resolve(RULEBOOK, 'options.toml')) as Settings['options'];
  for (const [name, { kind, words, rules }] of Object.entries(rows)) options[name] = { kind, words, rules };
  const editions: Settings['editions'] = {};
  for (const file of files('editions')) {
    const values = Object.entries((read(file) as Standing).options);
    editions[basename(file, '.toml')] = Object.fromEntries(
      values.map(([name, { value, rule }]) => [
        name,
        [Array.isArray(value) ? value.join('|') : String(value), rule],
      ]),
    );
  }
  return { options, editions };
}

interface Term {
  en: string;
  zh: string;
  also?: string[];
  never?: string[];
  not_for?: string[];
}

/** Rows of words that mean the same, in either language, as the glossary has them. */
function glossary(read: (path: string) => unknown): string[][] {
  const { term, said } = read(WORDS) as { term: Term[]; said: { words: string[] }[] };
  return [
    ...term.map(({ en, zh, also = [], never = [], not_for = [] }) => [en, zh, ...also, ...never, ...not_for]),
    ...said.map(({ words }) => words),
  ];
}
