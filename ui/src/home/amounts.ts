import type { Refusal } from '../protocol';
import { say } from '../words/words.svelte';

/** The numbers of a home game that are typed. */
export type Field = 'stack' | 'house' | 'big' | 'small';

/** What is typed; null where a field is empty or holds no number, nothing where it is not asked for. */
export type Amounts = Readonly<Record<Field, number | null | undefined>>;

const FIELDS: Record<string, Field> = {
  stack: 'stack',
  'house-players': 'house',
  'big-blind': 'big',
  'small-blind': 'small',
};

/**
 * Why a number cannot be sent as it is typed; '' where it can. Which of them can be played is the room's to say.
 * `halved` is whether the small blind is half of the big one.
 */
export function unreadable(amounts: Amounts, field: Field, halved: boolean): string {
  const typed = amounts[field];
  if (typed === undefined) return '';
  if (!Number.isSafeInteger(typed)) return say('home-not-whole');
  return field === 'big' && halved && typed! % 2 !== 0 ? say('home-blind-odd') : '';
}

/** The field that the room refuses; null where it refuses something else. */
export function fieldOf({ code, parameters }: Refusal): Field | null {
  return code === 'home-game-bounds' ? (FIELDS[String(parameters.what)] ?? null) : null;
}
