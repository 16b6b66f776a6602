import type { RuleWords, Words } from '../../catalogue';
import { LANGUAGES, sayIn } from '../words/words.svelte';
import { entriesOf, Finder, type Entry } from './search';

/** The words of the whole book, by the id of each rule in the order of the book. */
export interface Catalogue {
  rules: Record<string, RuleWords>;
  entries: readonly Entry[];
  /** The rules of each topic, topics by their first rule. */
  topics: ReadonlyMap<string, readonly Entry[]>;
  finder: Finder;
}

let opened: Promise<Catalogue> | null = null;

/** The book's words; they are a file of their own, which a browser keeps. A failed try is not kept. */
export function openCatalogue(): Promise<Catalogue> {
  opened ??= read().catch((wrong: unknown) => {
    opened = null;
    throw wrong;
  });
  return opened;
}

async function read(): Promise<Catalogue> {
  const [{ default: rules }, { default: settings }] = await Promise.all([
    import('virtual:catalogue'),
    import('virtual:settings'),
  ]);
  const entries = entriesOf(rules, settings.options);
  const topics = new Map<string, Entry[]>();
  for (const entry of entries) topics.set(entry.topic, [...(topics.get(entry.topic) ?? []), entry]);
  const names = Object.fromEntries([...topics.keys()].map((topic) => [topic, topicIn(topic)]));
  return { rules, entries, topics, finder: new Finder(entries, names, settings.options) };
}

function topicIn(topic: string): Words {
  const [en = '', zh = ''] = LANGUAGES.map((language) => sayIn(language, `rule-topic-${topic}`));
  return { en, zh };
}
