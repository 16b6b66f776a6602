import type { OptionWords, Settings } from '../../catalogue.ts';
import { hasWords, say, speech, textIn } from './words.svelte';

/** What the id of an edition tells: `modern+clock.seconds=30@tda2011-25~friday-club`. */
export interface EditionId {
  /** The edition of the book that it is, or that it changes. */
  base: string;
  /** The house whose rules they are. */
  house: string | null;
  changes: Change[];
}

/** An option that is another than in the base; the rule only where the id names one. */
export interface Change {
  option: string;
  value: string;
  rule: string | null;
}

export function readEdition(id: string): EditionId {
  const [base = id, changed = ''] = split(id, '+');
  const [settings = '', house = null] = split(changed, '~');
  const changes = settings.split(',').filter(Boolean);
  return { base, house, changes: changes.map(readChange) };
}

function readChange(text: string): Change {
  const [option = text, written = ''] = split(text, '=');
  const [value = '', rule = null] = split(written, '@');
  return { option, value, rule };
}

/** The two sides of the first such sign; one where it is not there. */
function split(text: string, sign: string): string[] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** An edition's name: "Modern edition", "friday-club on Modern edition", "Modern edition, with changes". */
export function editionName(id: string): string {
  const { base, house, changes } = readEdition(id);
  if (!hasWords(`edition-${base}`)) return id;
  const words = say(`edition-${base}`);
  if (house) return say('edition-of-house', { house, base: words });
  return changes.length > 0 ? say('edition-changed', { base: words }) : words;
}

/** Whether it is another than one of the book's own. */
export const isChanged = (id: string): boolean => id.includes('+');

/** A change in words: what the option means, what it is here, and what it is in the base. */
export interface ChangeWords {
  option: string;
  meaning: string;
  value: string;
  was: string;
}

/**
 * The changes of an edition that touch a rule: those that override it, and those of options that it sets
 * or mentions. `others` is how many there are beside.
 */
export function changesAt(
  id: string,
  rule: string,
  { options, editions }: Settings,
): { here: ChangeWords[]; others: number } {
  const { base, changes } = readEdition(id);
  const here: ChangeWords[] = [];
  for (const change of changes) {
    const option = options[change.option];
    const [was = '', own] = editions[base]?.[change.option] ?? [];
    if (!option || ![change.rule ?? own, ...option.rules].includes(rule)) continue;
    here.push({
      option: change.option,
      meaning: textIn(option.words),
      value: valueInWords(change.option, option, change.value),
      was: valueInWords(change.option, option, was),
    });
  }
  return { here, others: changes.length - here.length };
}

/** What a value means, as `value_in_words` says it: yes, 1,200, 1/2, "the first winner left of the button". */
export function valueInWords(name: string, { kind }: Pick<OptionWords, 'kind'>, written: string): string {
  if (kind === 'flag') return say(written === 'true' ? 'value-yes' : 'value-no');
  if (written === '' || (written === 'none' && kind === 'optional-number')) return say('value-none');
  if (kind === 'number' || kind === 'optional-number') {
    return Number(written).toLocaleString(speech.language);
  }
  if (kind === 'fraction') return written;
  return written
    .split('|')
    .map((choice) => choiceInWords(name, choice))
    .join(say('between'));
}

/** Choices that cannot stand in the id of a message. */
const SIGNS: Record<string, string> = { '>=': 'at-least', '>': 'more-than' };

function choiceInWords(option: string, choice: string): string {
  const code = `choice-${option.replaceAll(/[._]/g, '-')}-${SIGNS[choice] ?? choice}`;
  return hasWords(code) ? say(code) : choice;
}
