import type { RuleWords, Words } from '../../catalogue';
import { LANGUAGES, sayOnceHere } from '../words/words.svelte';
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
  const named = [...topics.keys()].map(async (topic) => [topic, await topicIn(topic)] as const);
  const names = Object.fromEntries(await Promise.all(named));
  return { rules, entries, topics, finder: new Finder(entries, names, settings.options) };
}

async function topicIn(topic: string): Promise<Words> {
  const said = LANGUAGES.map((language) => sayOnceHere(language, `rule-topic-${topic}`));
  const words = await Promise.all(said);
  return Object.fromEntries(LANGUAGES.map((language, at) => [language, words[at]!]));
}
