import type { Days } from '../protocol';
import { say } from '../words/words.svelte';

/** What is wrong with how the days of a new event end, in words; '' where nothing is. */
export interface WrongEnds {
  /** Of each day but the last. */
  readonly ends: readonly { readonly level: string; readonly players: string }[];
  readonly most: string;
}

export function wrongEnds({ ends, last_hands: [least, most] = [0, 0] }: Days): WrongEnds {
  let before = 0;
  const told = ends.map(({ level = 0, players = 0 }) => {
    const late = level > 0 && level <= before;
    const wrong = {
      level: late
        ? say('days-form-after', { level: before })
        : level || players
          ? ''
          : say('days-form-neither'),
      players: players === 1 ? say('days-form-two') : '',
    };
    before = Math.max(before, level);
    return wrong;
  });
  return { ends: told, most: most < least ? say('days-form-below', { least }) : '' };
}

export const areRight = ({ ends, most }: WrongEnds): boolean =>
  most === '' && ends.every(({ level, players }) => level === '' && players === '');
