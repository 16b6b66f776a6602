import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
  parameters?: Parameters;
}

type Value = boolean | number | string | string[];

interface Parameters {
  [name: string]: Value | Parameters;
}

/** The documents in the order of the book. */
const SOURCES = ['house', 'tda2011', 'tda2019', 'holdem', 'chinese', 'tda2024'];

/** What the documents say of each option (rulebook/settings.toml), and in which order editions ask them. */
interface Said {
  orders: Record<string, string[]>;
  options: Record<string, Record<string, { value?: Value; states?: string; rule: string }>>;
}

/**
 * Gives the pages the rulebook, read from its one source when the pages are built: the words of its
 * rules, what its options are in each edition, and the words that mean the same to a search.
 */
export function catalogue(): Plugin {
  const books: Record<string, (read: Read) => unknown> = {
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

type Read = (path: string) => unknown;

/** Every rule as its document has it, by its id. */
function rowsOf(read: Read, source: string): Record<string, Row> {
  return read(resolve(RULEBOOK, 'catalogue', `${source}.toml`)) as Record<string, Row>;
}

function rules(read: Read): Record<string, RuleWords> {
  const told: Record<string, RuleWords> = {};
  for (const source of SOURCES) {
    for (const [rule, { title, title_zh, words, topic, kind }] of Object.entries(rowsOf(read, source)))
      told[rule] = { title: { en: title, zh: title_zh }, text: words, source, topic, kind };
  }
  return told;
}

function settings(read: Read): Settings {
  const options: Settings['options'] = {};
  const rows = read(resolve(RULEBOOK, 'options.toml')) as Settings['options'];
  for (const [name, { kind, words, rules }] of Object.entries(rows)) options[name] = { kind, words, rules };
  return { options, editions: editions(read) };
}

/** An edition takes of each option what the first document of its order says that speaks. */
function editions(read: Read): Settings['editions'] {
  const rows = Object.assign({}, ...SOURCES.map((source) => rowsOf(read, source))) as Record<string, Row>;
  const book = read(resolve(RULEBOOK, 'settings.toml')) as Said;
  const told: Settings['editions'] = {};
  for (const [edition, order] of Object.entries(book.orders)) {
    told[edition] = {};
    for (const [name, columns] of Object.entries(book.options)) {
      const { value, states, rule } = columns[order.find((column) => column in columns)!]!;
      const said = value ?? states!.split('/').reduce(within, rows[rule]!.parameters!);
      told[edition][name] = [Array.isArray(said) ? said.join('|') : String(said), rule];
    }
  }
  return told;
}

function within(parameters: Value | Parameters, name: string): Value | Parameters {
  return (parameters as Parameters)[name]!;
}

interface Term {
  en: string;
  zh: string;
  also?: string[];
  never?: string[];
  not_for?: string[];
}

/** Rows of words that mean the same, in either language, as the glossary has them. */
function glossary(read: Read): string[][] {
  const { term, said } = read(WORDS) as { term: Term[]; said: { words: string[] }[] };
  return [
    ...term.map(({ en, zh, also = [], never = [], not_for = [] }) => [en, zh, ...also, ...never, ...not_for]),
    ...said.map(({ words }) => words),
  ];
}
