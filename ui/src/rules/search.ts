import glossary from 'virtual:glossary';
import type { OptionWords, RuleWords, Words } from '../../catalogue';

/** A word that is searched for, and the others that mean the same. */
export type Term = readonly string[];

/** A rule as the search knows it. `options` are the names of those that it sets or mentions. */
export interface Entry extends RuleWords {
  rule: string;
  options: readonly string[];
}

/** A piece of a text; `hit` where it is what was searched for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** So much is searched for; nobody types more. */
export const QUERY_MAX = 60;

const HAN = /[\u3400-\u9fff]/;
/** Runs of Han characters, and words of anything else. */
const TERMS = /[\u3400-\u9fff]+|[^\s\u3000-\u303f\uff00-\uffef\u3400-\u9fff,;:!?()"“”]+/g;
const WORD = /[\p{L}\p{N}]/u;

/** What a rule is found by: each field of it in lower case, and how much a hit there counts. */
type Fields = readonly (readonly [text: string, weight: number])[];

/** A text in each of its languages. */
const eachOf = (words: Words, weight: number): Fields =>
  Object.values(words).map((text) => [folded(text), weight]);

/**
 * Finds rules by their ids and by words of either language, Chinese with or without spaces. The command line searches
 * alike (`ruleone.rulebook.search`).
 */
export class Finder {
  readonly #entries: readonly Entry[];
  readonly #fields: readonly Fields[];

  /** `topics` are the names of the topics, `options` the words of the options. */
  constructor(
    entries: readonly Entry[],
    topics: Record<string, Words>,
    options: Record<string, OptionWords>,
  ) {
    this.#entries = entries;
    this.#fields = entries.map(({ rule, title, text, topic, options: names }) => [
      [folded(rule), 40],
      ...eachOf(title, 20),
      ...eachOf({ topic, ...topics[topic] }, 6),
      ...eachOf(text, 4),
      ...names.flatMap((name): Fields => eachOf({ name, ...options[name]?.words }, 2)),
    ]);
  }

  /** The rules that have all that is asked for, the closest first, of equals in the order of the book. */
  find(query: string): Entry[] {
    const terms = termsOf(query);
    if (terms.length === 0) return [];
    const whole = folded(query.trim());
    return this.#entries
      .map((entry, at) => ({ entry, at, score: scoreOf(this.#fields[at] ?? [], terms, whole) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.at - other.at)
      .map(({ entry }) => entry);
  }
}

/** The rules of the book, each with its options. */
export function entriesOf(
  rules: Record<string, RuleWords>,
  options: Record<string, OptionWords>,
): readonly Entry[] {
  const names = new Map<string, string[]>();
  for (const [name, option] of Object.entries(options))
    for (const rule of option.rules) names.set(rule, [...(names.get(rule) ?? []), name]);
  return Object.entries(rules).map(([rule, words]) => ({ rule, ...words, options: names.get(rule) ?? [] }));
}

/**
 * The words that mean the same as a word, itself first. A single Chinese character stands for nothing else: it is in too
 * many words.
 */
const ALIKE: ReadonlyMap<string, Term> = alike(glossary);

function alike(rows: readonly (readonly string[])[]): Map<string, Term> {
  const found = new Map<string, Set<string>>();
  for (const row of rows.map((words) => words.map(folded))) {
    const others = row.filter((word) => word.length > 1);
    for (const word of row) {
      const known = found.get(word) ?? new Set([word]);
      for (const other of others) known.add(other);
      found.set(word, known);
    }
  }
  return new Map([...found].map(([word, others]) => [word, [...others]]));
}

/** What a query asks for, all of which a text must have. */
export function termsOf(query: string): Term[] {
  const words = folded(query).match(TERMS) ?? [];
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    let end = at + 1;
    if (HAN.test(word)) terms.push(...hanTerms(word));
    else {
      for (let far = words.length; far > end; far -= 1) if (known(words.slice(at, far))) end = far;
      terms.push(known(words.slice(at, end)) ?? [word]);
    }
    at = end;
  }
  return terms;
}

/** The words that mean the same as these together, in the singular or the plural. */
function known(words: readonly string[]): Term | undefined {
  const phrase = words.join(' ');
  return ALIKE.get(phrase) ?? ALIKE.get(phrase.replace(/s$/, ''));
}

/** A run of Chinese as the words that it is made of; as one where a sign would be left over. */
function hanTerms(run: string): Term[] {
  const whole = ALIKE.get(run);
  if (whole) return [whole];
  const terms: Term[] = [];
  let plain = 0;
  for (let at = 0; at < run.length;) {
    let end = run.length;
    while (end > at + 1 && !ALIKE.has(run.slice(at, end))) end -= 1;
    if (end <= at + 1) {
      at += 1;
      continue;
    }
    if (plain < at) terms.push([run.slice(plain, at)]);
    terms.push(ALIKE.get(run.slice(at, end)) ?? []);
    plain = at = end;
  }
  if (plain < run.length) terms.push([run.slice(plain)]);
  return terms.every(([word = '']) => word.length > 1) ? terms : [[run]];
}

/** Whether a text has all that is asked for. */
export function hasAll(text: string, query: string): boolean {
  const own = folded(text);
  return termsOf(query).every((term) => term.some((word) => hitsOf(own, word)));
}

/** A text cut at all that was searched for. */
export function marked(text: string, query: string): Piece[] {
  const hits = termsOf(query)
    .flatMap((term) => standing(folded(text), term))
    .sort((one, other) => one.from - other.from);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { from, to } of hits) {
    if (to <= end) continue;
    if (from > end) pieces.push({ text: text.slice(end, from), hit: false });
    pieces.push({ text: text.slice(Math.max(from, end), to), hit: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
}

/**
 * Where a text has a term. Words that stand there whole hide the parts of others that mean the same: a text with 计时
 * is not marked at its 行动 for the sake of 行动计时.
 */
function standing(text: string, term: Term): Hit[] {
  const whole = term.filter((word) => !HAN.test(word) || text.includes(word));
  const hits = (words: Term) => words.flatMap((word) => hitsOf(text, word) ?? []);
  const found = hits(whole);
  return found.length > 0 ? found : hits(term);
}

/** The part of a text around its first hit, some `length` signs long; its beginning where there is none. */
export function excerpt(text: string, query: string, length: number): string {
  if (text.length <= length) return text;
  const first = Math.min(
    ...termsOf(query)
      .flatMap((term) => standing(folded(text), term))
      .map(({ from }) => from),
  );
  const wanted = Number.isFinite(first) ? Math.max(0, first - Math.floor(length / 3)) : 0;
  const room = Math.max(0, Math.min(wanted, text.length - length));
  const space = text.indexOf(' ', room);
  const from = room === 0 ? 0 : space >= 0 && space - room < 12 ? space + 1 : room;
  const to = from + length;
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trimEnd()}${to < text.length ? '…' : ''}`;
}

/** One form for what is written alike: small letters, signs of half width, no hyphens. The length stays. */
export function folded(text: string): string {
  return Array.from(text, (sign) => {
    const plain = sign.normalize('NFKC').toLowerCase();
    return plain.length === sign.length ? plain : sign;
  })
    .join('')
    .replaceAll(/[-_\u2010-\u2013]/g, ' ');
}

/** How well fields have all terms, 0 where they do not; what only means the same counts half. */
function scoreOf(fields: Fields, terms: readonly Term[], whole: string): number {
  let score = 0;
  for (const term of terms) {
    const best = Math.max(
      0,
      ...term.flatMap((word, at) =>
        fields.map(([text, weight]) => (hitsOf(text, word) ? (at === 0 ? weight : weight / 2) : 0)),
      ),
    );
    if (best === 0) return 0;
    score += best;
  }
  const [[id = ''] = [], ...titles] = fields;
  if (id === whole || id.endsWith(` ${whole}`)) score += 200;
  if (titles.slice(0, 2).some(([title]) => title === whole)) score += 100;
  if (fields.some(([text, weight]) => weight >= 4 && text.includes(whole))) score += 5;
  return score;
}

interface Hit {
  from: number;
  to: number;
}

/** Where a text has a term; null where it has not all of it. */
function hitsOf(text: string, term: string): Hit[] | null {
  if (HAN.test(term)) return hanHits(text, term);
  const stem = stemOf(term);
  const hits: Hit[] = [];
  for (let from = text.indexOf(stem); from >= 0; from = text.indexOf(stem, from + 1)) {
    if (
      from > 0 &&
      WORD.test(stem[0] ?? '') &&
      /[a-z]/.test(text[from - 1] ?? '') &&
      /[a-z]/.test(stem[0] ?? '')
    )
      continue;
    let to = from + stem.length;
    while (stem !== term && to < text.length && /[a-z]/.test(text[to] ?? '')) to += 1;
    hits.push({ from, to });
  }
  return hits.length > 0 ? hits : null;
}

/** An English word without the ending that its forms differ in: "raises" and "raised" are "rais". */
function stemOf(term: string): string {
  if (!/^[a-z]{5,}$/.test(term)) return term;
  return term.replace(/(?:ing|ed|es|ly|s|e)$/, '');
}

/**
 * A run of Han characters is found whole, or else in parts of two or more that follow one another in the run and stand
 * anywhere in the text: 大盲死庄位 finds a text with 大盲 and 死庄位.
 */
function hanHits(text: string, run: string): Hit[] | null {
  const all = (part: string): Hit[] => {
    const hits: Hit[] = [];
    for (let from = text.indexOf(part); from >= 0; from = text.indexOf(part, from + part.length))
      hits.push({ from, to: from + part.length });
    return hits;
  };
  if (text.includes(run)) return all(run);
  const parts = partsIn(text, run);
  return parts ? parts.flatMap(all) : null;
}

/** The run cut into parts of at least two signs that the text has; null where it cannot be. */
function partsIn(text: string, run: string, from = 0, dead = new Set<number>()): string[] | null {
  if (from === run.length) return [];
  for (let to = run.length; to >= from + 2; to -= 1) {
    const part = run.slice(from, to);
    if (dead.has(to) || !text.includes(part)) continue;
    const rest = partsIn(text, run, to, dead);
    if (rest) return [part, ...rest];
  }
  dead.add(from);
  return null;
}
