import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import known from 'virtual:languages';
import type { HandName, Parameter } from '../protocol';
import { fetched, isFetched } from './fetched';

/** A folder of `locale/`: "en", "zh". */
export type Language = string;
export const LANGUAGES: readonly Language[] = Object.keys(known.languages);

/** How a language calls itself: "English", "中文". */
export const nameOf = (language: Language): string => known.languages[language]?.name ?? language;
/** The same in few letters: "EN", "中文". */
export const shortNameOf = (language: Language): string => known.languages[language]?.short ?? language;
/** What ends a sentence of a language. */
export const fullStopOf = (language: Language): string => known.languages[language]?.full_stop ?? '.';
/** What stands between two sentences of a language. */
export const spaceOf = (language: Language): string => known.languages[language]?.between_sentences ?? ' ';
/** Whether a language is set as Chinese is: no space between Han characters, one beside Latin letters. */
export const isHan = (language: Language): boolean => known.languages[language]?.han ?? false;

/** A language as a page names it to the browser, with its script where that chooses the font: "en", "zh-Hans". */
export function tagOf(language: Language): string {
  return isHan(language) && !language.includes('-') ? `${language}-Hans` : language;
}

/** A text that is written in several languages, in one of them; in English where it has none in that. */
export function textIn(text: object, language: Language = speech.language): string {
  const texts = text as Readonly<Record<Language, string | undefined>>;
  return texts[language] || texts.en || '';
}

/** A text in every language that it is written in. */
export const textsOf = (text: object): string[] => Object.values(text as Record<Language, string>);

/** What the pages have words of: of each language what has been fetched so far. */
const bundles = new Map<Language, FluentBundle>();
/** What has come and was not needed yet. */
const unread = new Map<Language, string[]>();

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: isHan(language) });
    bundles.set(language, bundle);
  }
  for (const source of unread.get(language) ?? [])
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  unread.delete(language);
  return bundle;
}

/** Take words as they are written in `locale/`. */
export function learn(language: Language, source: string): void {
  unread.set(language, [...(unread.get(language) ?? []), source]);
}

/** The language in force; reading words through `say` follows it. */
class Speech {
  language = $state<Language>('en');
  /** Of how many decimals the last unit of an amount is: 2 where a file counts in cents. */
  decimals = $state(0);
  /** How often words have come after a page was drawn: what lacked them is drawn anew. */
  arrived = $state(0);
  /** What stands between two sentences. */
  readonly space = $derived(spaceOf(this.language));
}
export const speech = new Speech();

/** The files that are here or did not come, and those that are on their way. */
const settled = new Set<string>();
const coming = new Map<string, Promise<void>>();

/** Fetch a file of words, a page's or what begins alike, unless it is here. */
export function fetchWords(language: Language, file: string): Promise<void> {
  const key = `${file}.${language}`;
  if (settled.has(key) || !isFetched) return Promise.resolve();
  let way = coming.get(key);
  if (!way) {
    way = fetched(key)
      .then((source) => {
        learn(language, source);
        settled.add(key);
      })
      .finally(() => coming.delete(key));
    coming.set(key, way);
  }
  return way;
}

/** The file of all words whose ids begin like this one. */
function fileOf(code: string): string {
  const [begins = code] = code.split('-');
  return `${known.apart.includes(begins) ? begins : 'rest'}-`;
}

/** Whether words may still come for this code: then they have been asked for, and what reads this is drawn anew with them. */
function awaits(language: Language, code: string): boolean {
  const file = fileOf(code);
  const key = `${file}.${language}`;
  if (!isFetched || settled.has(key)) return false;
  void speech.arrived;
  if (coming.has(key)) return true;
  const drawAnew = () => {
    settled.add(key);
    speech.arrived += 1;
  };
  void fetchWords(language, file).then(drawAnew, drawAnew);
  return true;
}

/** Words in a language that the page may not have yet, once they are here. */
export async function sayOnceHere(
  language: Language,
  code: string,
  parameters?: Parameters,
): Promise<string> {
  if (!bundleOf(language).hasMessage(code.split('.')[0] ?? code)) await fetchWords(language, fileOf(code));
  return sayIn(language, code, parameters);
}

/** The words of refusals on their way, null where they are here: who keeps a refusal's words waits for them. */
export function refusalsOnTheirWay(): Promise<void> | null {
  const file = fileOf('refusal-expected');
  if (!isFetched || settled.has(`${file}.${speech.language}`)) return null;
  return fetchWords(speech.language, file).catch(() => undefined);
}

/** Ask early for words that an act may need: the refusals. */
export const expectRefusals = () => void hasWords('refusal-expected');

/** Parameters that are amounts of chips or money. */
const AMOUNT_PARAMETERS = new Set(
  ['amount', 'to', 'paid', 'won', 'due', 'point', 'rake', 'stack'].concat([
    'ante',
    'small_blind',
    'big_blind',
  ]),
);

const CARD_PARAMETERS = new Set(['card', 'cards', 'board', 'five', 'front', 'middle', 'back']);
/** Codes that have words of their own, under these prefixes. */
const CODE_PARAMETERS = new Map([
  ['game', 'game'],
  ['choices', 'game'],
  ['fact', 'fact'],
  ['facts', 'fact'],
  ['about', 'called-for'],
  ['option', 'option'],
  ['options', 'option'],
  ['setting', 'choice'],
  ['setting_was', 'choice'],
]);
/** Times of the wall in milliseconds since 1970. */
const TIME_PARAMETERS = new Set(['starts_at', 'starts_at_was']);
/** Fluent puts what is filled in between these marks. */
const MARKS = /[\u2068\u2069]/g;
/** Words that were written apart from what is filled in stand close where it turns out to be Chinese. */
const LOOSE =
  /([\u2018-\u201d\u3000-\u303f\u3400-\u9fff\uff00-\uffef])[ \u2068\u2069]*[\u2068\u2069][ \u2068\u2069]*(?=[\u2018-\u201d\u3000-\u303f\u3400-\u9fff\uff00-\uffef])/g;
/** Between a Han character and a Latin letter or digit, on either side. */
const TIGHT = /[\u3400-\u9fff](?=[A-Za-z0-9])|[A-Za-z0-9](?=[\u3400-\u9fff])/g;
const SUIT_SIGNS: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A parameter as `say` takes it; null and undefined are left out. */
export type Parameters = Record<string, Parameter | null | undefined>;

/**
 * The words for `code` ("dock-your-turn", "hand-pair.phrase"), filled in, in the language in force. The
 * conventions for parameters are those of locale/README.md, the same as in Python.
 */
export function say(code: string, parameters: Parameters = {}): string {
  return sayIn(speech.language, code, parameters);
}

/** The same in a language of one's choice. */
export function sayIn(language: Language, code: string, parameters: Parameters = {}): string {
  const filled: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(parameters)) {
    // A list that others follow has no last one: "A, B and 9 more".
    if (Array.isArray(value) && Number(parameters.more ?? 0) > 0)
      filled[name] = value.join(format(language, 'between', {}));
    else if (value !== null && value !== undefined) filled[name] = spoken(language, name, value);
  }
  const { category, ranks } = parameters;
  if (typeof category === 'string' && Array.isArray(ranks)) {
    filled.hand = nameHandIn(language, { category, ranks }, 'phrase');
  }
  if ('reason' in parameters) filled.why ??= parameters.reason ? 'told' : 'untold';
  return format(language, code, filled);
}

/** Whether there are words for `code`, as far as is known: those that are being fetched count. */
export function hasWords(code: string): boolean {
  return hasWordsIn(speech.language, code.split('.')[0] ?? code);
}

function hasWordsIn(language: Language, id: string): boolean {
  return bundleOf(language).hasMessage(id) || awaits(language, id);
}

/** A made hand: "Pair of kings", in a sentence "a pair of kings", with its kicker "..., ace kicker". */
export function nameHand(hand: HandName, form: 'label' | 'phrase' = 'label', kicker = false): string {
  return nameHandIn(speech.language, hand, form, kicker);
}

function nameHandIn(language: Language, hand: HandName, form: 'label' | 'phrase', kicker = false): string {
  const words: Record<string, FluentVariable> = {};
  hand.ranks.forEach((rank, at) => {
    words[`rank${at + 1}`] = format(language, `rank-${rank}`, {});
    words[`ranks${at + 1}`] = format(language, `ranks-${rank}`, {});
    words[`index${at + 1}`] = rank === 'T' ? '10' : rank;
  });
  const code = `hand-${hand.category}`;
  const name = format(language, form === 'label' ? code : `${code}.phrase`, words);
  const attribute = bundleOf(language).getMessage(code)?.attributes.kicker;
  if (!kicker || !attribute || hand.category === 'high-card') return name;
  const errors: Error[] = [];
  const named = bundleOf(language).formatPattern(attribute, words, errors);
  return errors.length ? name : format(language, 'hand-and-kicker', { hand: name, kicker: named });
}

/** A card for the ear: "ace of spades". */
export function nameCard(card: string): string {
  if (card === '??') return say('card-hidden');
  return say('card-name', { rank: say(`rank-${card[0]}`), suit: say(`suit-${card[1]}`) });
}

/** Cards for the ear: "ace of spades, king of hearts". */
export function nameCards(cards: readonly string[]): string {
  return listed(cards.map(nameCard));
}

/** A list the language's way, without a last "and": for facts, not sentences. */
export function listed(items: readonly string[]): string {
  return items.join(say('between'));
}

const groupings = new Map<Language, Intl.NumberFormat>();
function groupingOf(language: Language): Intl.NumberFormat {
  let grouping = groupings.get(language);
  if (!grouping) groupings.set(language, (grouping = new Intl.NumberFormat(language)));
  return grouping;
}

/** An amount, thousands grouped: 12,500; of a file that counts in cents 125.00. */
export function grouped(amount: number): string {
  if (speech.decimals === 0) return counted(amount);
  return new Intl.NumberFormat(speech.language, fractions()).format(amount / 10 ** speech.decimals);
}

/** A number that is no amount, thousands grouped. */
export function counted(number: number): string {
  return groupingOf(speech.language).format(number);
}

/** Two figures behind the point at least: half a dollar is 0.50. */
function fractions(): Intl.NumberFormatOptions {
  const digits = Math.max(speech.decimals, 2);
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** A time of the day: "14:05". */
export function timeOfDay(ms: number): string {
  const told = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(speech.language, told).format(ms);
}

/** A day and its hour: "22 Nov 2026, 14:05", the language's way. */
export function dayOf(ms: number): string {
  return dayIn(speech.language, ms);
}

/** Where nobody says a region, days are written as in British English. */
const REGIONS: Readonly<Record<Language, string>> = { en: 'en-GB' };

/** A language as its reader's browser writes it, with the region: "en-GB", "en-US", "zh-CN". */
export function regionOf(
  language: Language,
  liked: readonly string[] = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []),
): string {
  const [base] = language.split('-');
  const own = liked.find((tag) => tag.split('-')[0] === base && tag.includes('-'));
  return own ?? REGIONS[language] ?? language;
}

function dayIn(language: Language, ms: number): string {
  return new Intl.DateTimeFormat(regionOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

/** A place among others: 1st, 2nd; in Chinese the number alone. */
export function ordinal(n: number): string {
  return say(`ordinal-${new Intl.PluralRules(speech.language, { type: 'ordinal' }).select(n)}`, { n });
}

/** A stack in big blinds, rounded down, with one figure after the point below ten: 56, 7.5. */
export function inBigBlinds(chips: number, bigBlind: number): number {
  const blinds = chips / bigBlind;
  return blinds < 10 ? Math.floor(blinds * 10) / 10 : Math.floor(blinds);
}

/** Time left: 0:18, 14:12, 1:02:05. A second is shown until it is over. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const DAY_MS = 86_400_000;

/** When something begins: the time left, or the day and time where that is more than a day. */
export const beginsIn = (left: number, within: (left: string) => string = (left) => left): string =>
  left > DAY_MS ? dayOf(Date.now() + left) : within(timeLeft(left));

function spoken(language: Language, name: string, value: Parameter): FluentVariable {
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (CARD_PARAMETERS.has(name)) {
    return (Array.isArray(value) ? value : [String(value)]).map(signed).join(' ');
  }
  if (TIME_PARAMETERS.has(name)) return dayIn(language, Number(value));
  const prefix = CODE_PARAMETERS.get(name);
  if (prefix !== undefined) {
    const codes = Array.isArray(value) ? value : [String(value)];
    return new Intl.ListFormat(language).format(codes.map((code) => namedIn(language, prefix, code)));
  }
  if (speech.decimals > 0 && typeof value === 'number' && AMOUNT_PARAMETERS.has(name))
    return new FluentNumber(value / 10 ** speech.decimals, fractions());
  return Array.isArray(value) ? new Intl.ListFormat(language).format(value) : value;
}

/** The name of a game, a fact or a usual reason to call the floor by its id; what is no id stays as it is. */
function namedIn(language: Language, prefix: string, code: string): string {
  const words = `${prefix}-${code}`;
  return hasWordsIn(language, words) ? format(language, words, {}) : code;
}

function signed(card: string): string {
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  return (rank === 'T' ? '10' : rank) + (SUIT_SIGNS[suit] ?? suit);
}

/** The words, or with a complaint on the console the code in brackets: an odd line is better than none. */
function format(language: Language, code: string, words: Record<string, FluentVariable>): string {
  const [id = code, attribute] = code.split('.');
  const message = bundleOf(language).getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern && awaits(language, id)) return '';
  if (!pattern) {
    console.warn(`no words in ${language} for ${code}`);
    return `[${code}]`;
  }
  const errors: Error[] = [];
  const text = bundleOf(language).formatPattern(pattern, words, errors);
  for (const error of errors) console.warn(`${language}: ${code}: ${error.message}`);
  return isHan(language) ? setChinese(text) : text;
}

/** A text as Chinese is set: a space beside Latin letters and digits, none beside Chinese. */
function setChinese(text: string): string {
  return text.replace(LOOSE, '$1').replace(MARKS, '').replace(TIGHT, '$& ');
}
