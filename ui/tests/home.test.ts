import { describe, expect, it } from 'vitest';
import { fieldOf, unreadable, type Amounts } from '../src/home/amounts';
import { speech } from '../src/words/words.svelte';

const RIGHT: Amounts = { stack: 1000, house: 0, big: 20, small: undefined };

describe('the numbers of a home game', () => {
  it('are whole ones', () => {
    expect(unreadable(RIGHT, 'stack', true)).toBe('');
    expect(unreadable(RIGHT, 'small', true)).toBe('');
    for (const stack of [null, 1.5, NaN, 1e300])
      expect(unreadable({ ...RIGHT, stack }, 'stack', true)).toBe('Enter a whole number.');
    speech.language = 'zh';
    expect(unreadable({ ...RIGHT, stack: null }, 'stack', true)).toBe('请填一个整数。');
    speech.language = 'en';
  });

  it('have a big blind that can be halved where the small one is half of it', () => {
    expect(unreadable({ ...RIGHT, big: 15 }, 'big', true)).toContain('even number');
    expect(unreadable({ ...RIGHT, big: 15 }, 'big', false)).toBe('');
    expect(unreadable({ ...RIGHT, stack: 15 }, 'stack', true)).toBe('');
  });

  it('are refused by the room, each at its own field', () => {
    const refusal = (code: string, what?: string) =>
      fieldOf({ type: 'refusal', code, kind: 'syntax', parameters: what ? { what } : {}, citation: null });
    const whats = ['stack', 'house-players', 'big-blind', 'small-blind', 'seats'];
    expect(whats.map((what) => refusal('home-game-bounds', what))).toEqual([
      'stack',
      'house',
      'big',
      'small',
      null,
    ]);
    expect(refusal('too-many-home-games')).toBeNull();
  });
});
