import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { HandName, Parameter } from '../protocol';

export type Language = 'en' | 'zh';
export const LANGUAGES: readonly Language[] = ['en', 'zh'];

const sources = import.meta.glob<string>('../../../locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const bundles = Object.fromEntries(
  LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: language === 'zh' });
    for (const [path, source] of Object.entries(sources)) {
      if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(source));
    }
    return [language, bundle];
  }),
) as Record<Language, FluentBundle>;

/** The language in force; reading words through `say` follows it. */
class Speech {
  language = $state<Language>('en');
  /** Of how many decimals the last unit of an amount is: 2 where a file counts in cents. */
  decimals = $state(0);
}
export const speech = new Speech();

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
]);
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
    if (value !== null && value !== undefined) filled[name] = spoken(language, name, value);
  }
  const { category, ranks } = parameters;
  if (typeof category === 'string' && Array.isArray(ranks)) {
    filled.hand = nameHandIn(language, { category, ranks }, 'phrase');
  }
  return format(language, code, filled);
}

/** Whether there are words for `code`. */
export function hasWords(code: string): boolean {
  return bundles[speech.language].hasMessage(code.split('.')[0] ?? code);
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
  const attribute = bundles[language].getMessage(code)?.attributes.kicker;
  if (!kicker || !attribute || hand.category === 'high-card') return name;
  const errors: Error[] = [];
  const named = bundles[language].formatPattern(attribute, words, errors);
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

const groupings: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en'),
  zh: new Intl.NumberFormat('zh'),
};
/** An amount, thousands grouped: 12,500; of a file that counts in cents 125.00. */
export function grouped(amount: number): string {
  if (speech.decimals === 0) return counted(amount);
  return new Intl.NumberFormat(speech.language, fractions()).format(amount / 10 ** speech.decimals);
}

/** A number that is no amount, thousands grouped. */
export function counted(number: number): string {
  return groupings[speech.language].format(number);
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
  return new Intl.DateTimeFormat(speech.language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
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

function spoken(language: Language, name: string, value: Parameter): FluentVariable {
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (CARD_PARAMETERS.has(name)) {
    return (Array.isArray(value) ? value : [String(value)]).map(signed).join(' ');
  }
  const prefix = CODE_PARAMETERS.get(name);
  if (prefix !== undefined) {
    const codes = Array.isArray(value) ? value : [String(value)];
    return new Intl.ListFormat(language).format(codes.map((code) => namedIn(language, prefix, code)));
  }
  if (speech.decimals > 0 && typeof value === 'number' && AMOUNT_PARAMETERS.has(name))
    return new FluentNumber(value / 10 ** speech.decimals, fractions());
  return Array.isArray(value) ? new Intl.ListFormat(language).format(value) : value;
}

/** The name of a game or a fact by its id; what is no id stays as it is. */
function namedIn(language: Language, prefix: string, code: string): string {
  const words = `${prefix}-${code}`;
  return bundles[language].hasMessage(words) ? format(language, words, {}) : code;
}

function signed(card: string): string {
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  return (rank === 'T' ? '10' : rank) + (SUIT_SIGNS[suit] ?? suit);
}

/** The words, or with a complaint on the console the code in brackets: an odd line is better than none. */
function format(language: Language, code: string, words: Record<string, FluentVariable>): string {
  const [id = code, attribute] = code.split('.');
  const message = bundles[language].getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.warn(`no words in ${language} for ${code}`);
    return `[${code}]`;
  }
  const errors: Error[] = [];
  const text = bundles[language].formatPattern(pattern, words, errors);
  for (const error of errors) console.warn(`${language}: ${code}: ${error.message}`);
  return language === 'zh' ? setChinese(text) : text;
}

/** A text as Chinese is set: a space beside Latin letters and digits, none beside Chinese. */
function setChinese(text: string): string {
  return text.replace(LOOSE, '$1').replace(MARKS, '').replace(TIGHT, '$& ');
}
