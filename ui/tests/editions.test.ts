import settings from 'virtual:settings';
import { afterEach, describe, expect, it } from 'vitest';
import { changesAt, editionName, readEdition, valueInWords } from '../src/words/editions';
import { speech } from '../src/words/words.svelte';

const CLUB = 'modern+clock.seconds=30@tda2024-29.3,raise.limit_cap=3~friday-club';

afterEach(() => {
  speech.language = 'en';
});

describe("an edition's id", () => {
  it('tells what it builds on, its house, and its changes', () => {
    expect(readEdition('modern')).toEqual({ base: 'modern', house: null, changes: [] });
    expect(readEdition(CLUB)).toEqual({
      base: 'modern',
      house: 'friday-club',
      changes: [
        { option: 'clock.seconds', value: '30', rule: 'tda2024-29.3' },
        { option: 'raise.limit_cap', value: '3', rule: null },
      ],
    });
  });

  it('is named in both languages, a house by its own name', () => {
    expect(editionName('modern')).toBe('Modern edition');
    expect(editionName(CLUB)).toBe('friday-club on Modern edition');
    expect(editionName('modern+raise.limit_cap=3')).toBe('Modern edition, with changes');
    speech.language = 'zh';
    expect(editionName(CLUB)).toBe('friday-club（以现代版为基础）');
    expect(editionName('unknown')).toBe('unknown');
  });
});

describe('the changes at a rule', () => {
  it('are those that override it, with what they are in the base', () => {
    expect(changesAt(CLUB, 'tda2024-29.3', settings)).toEqual({
      here: [
        {
          option: 'clock.seconds',
          meaning: 'How many seconds a player on the clock has.',
          value: '30',
          was: '25',
        },
      ],
      others: 1,
    });
    const cap = changesAt(CLUB, 'house-47.2', settings);
    expect(cap.here.map(({ option, value, was }) => [option, value, was])).toEqual([
      ['raise.limit_cap', '3', '4'],
    ]);
  });

  it('are none at another rule', () => {
    expect(changesAt(CLUB, 'house-30', settings)).toEqual({ here: [], others: 2 });
    expect(changesAt('modern', 'house-30', settings)).toEqual({ here: [], others: 0 });
  });

  it('have words for every value of every edition', () => {
    for (const language of ['en', 'zh'] as const) {
      speech.language = language;
      for (const [name, option] of Object.entries(settings.options)) {
        const [value] = settings.editions.modern?.[name] ?? [];
        expect(value, name).toBeDefined();
        expect(valueInWords(name, option, value ?? ''), name).not.toBe('');
      }
    }
    expect(valueInWords('button.policy', { kind: 'choice' }, 'moving')).not.toBe('moving');
  });
});

describe('an edition of the book', () => {
  it('has every option, as the first document of its order says', () => {
    for (const told of Object.values(settings.editions))
      expect(Object.keys(told).sort()).toEqual(Object.keys(settings.options).sort());
    const { house, modern, tda2011 } = settings.editions;
    expect(house!['breaking.method']).toEqual(['two-step-random', 'house-9.1']);
    expect(tda2011!['breaking.method']).toEqual(['random', 'tda2011-7']);
    // The number stands in the rule's own row; in a list values stand one behind the other.
    expect(house!['verbs.tap_means_check']).toEqual(['true', 'house-3.2']);
    expect(modern!['language.allowed']).toEqual(['en|zh', 'tda2024-6']);
  });
});
