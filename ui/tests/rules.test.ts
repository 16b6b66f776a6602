import { textsOf } from '../src/words/words.svelte';
import rules from 'virtual:catalogue';
import glossary from 'virtual:glossary';
import settings from 'virtual:settings';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { outsideOf } from '../src/rules/outside';
import { entriesOf, excerpt, Finder, marked, termsOf } from '../src/rules/search';

const ENTRIES = entriesOf(rules, settings.options);
const finder = new Finder(ENTRIES, { reopen: { en: 'Reopening', zh: '重新开放加注' } }, settings.options);
const found = (query: string) => finder.find(query).map(({ rule }) => rule);
/** The rules in whose words a word stands as it is. */
const plainly = (word: string) => {
  const small = word.toLowerCase();
  const whole = new RegExp(`(?<![a-z])${small}(?![a-z])`);
  return ENTRIES.filter(({ title, text }) =>
    [title, text].flatMap(textsOf).some((told) => whole.test(told.toLowerCase())),
  ).map(({ rule }) => rule);
};

describe('the search', () => {
  it('knows every rule of the book', () => expect(ENTRIES.length).toBeGreaterThan(450));
  it.each([
    ['house-43.1', 'house-43.1'],
    ['43.1', 'house-43.1'],
    ['42a.1', 'house-42A.1'],
    ['RP-10A', 'tda2019-RP-10A'],
  ])('finds the id %s first', (query, rule) => expect(found(query)[0]).toBe(rule));
  it('finds words in any order and any form', () => {
    expect(found('odd chip stud')).toContain('house-18B');
    expect(found('stud chips odd')).toEqual(expect.arrayContaining(found('odd chip stud')));
    expect(found('RAISED smallest').length).toBeGreaterThan(0);
  });
  it('finds Chinese with and without spaces', () => {
    expect(found('零头筹码 梭哈')).toContain('house-18B');
    expect(found('零头筹码梭哈')).toContain('house-18B');
    expect(found('叫时间')[0]).toMatch(/^(house|tda2011)-2\d/);
  });
  it('finds options by name and by words', () => {
    expect(found('reopen.cumulative')).toContain('house-43.1');
    expect(found('秒数')).not.toEqual([]);
  });
  it('finds both languages at once', () => {
    const both = found('tda2011 全下');
    expect(both).not.toEqual([]);
    expect(both.every((rule) => rule.startsWith('tda2011'))).toBe(true);
  });
  it('takes full-width letters for what they are', () =>
    expect(found('ｈｏｕｓｅ－４３．１')[0]).toBe('house-43.1'));
  it.each([
    ['换色', 'color-up'],
    ['colour up', 'color-up'],
    ['底注', '前注'],
    ['让牌', 'check'],
    ['全押', 'all-in'],
    ['发牌员', '荷官'],
    ['闲家', 'player'],
    ['河牌圈', 'river'],
    ['读秒', '叫时间'],
    ['shot clock', '读秒'],
    ['oversized', 'over-sized'],
    ['overchip', 'over-sized'],
    ['大筹码', '超额筹码'],
    ['出牌顺序', '越序'],
    ['乌龙', '倒水'],
    ['出千', '作弊'],
  ])('finds what players call %s as the book does', (spoken, book) => {
    expect(found(spoken)).not.toEqual([]);
    expect(found(spoken)).toEqual(expect.arrayContaining(found(book)));
  });
  it('finds by every word of the glossary what its other words find', () => {
    const faults: string[] = [];
    for (const row of glossary) {
      const wanted = new Set(row.flatMap((word) => (word.length > 1 ? plainly(word) : [])));
      for (const word of row) {
        const has = new Set(found(word));
        if ([...wanted].some((rule) => !has.has(rule))) faults.push(word);
      }
    }
    expect(faults).toEqual([]);
    expect(glossary.length).toBeGreaterThan(200);
  }, 120_000);
  it('finds rules by every Chinese word of the documents', () => {
    const list = resolve(import.meta.dirname, '../../tests/rulebook/chinese_words.toml');
    const told = parse(readFileSync(list, 'utf8')) as {
      found: Record<string, string>;
      rule: Record<string, string>;
    };
    const words = Object.values(told.found).flatMap((some) => some.split(/\s+/).filter(Boolean));
    expect(words.filter((word) => found(word).length === 0)).toEqual([]);
    expect(Object.entries(told.rule).filter(([word, rule]) => !found(word).includes(rule))).toEqual([]);
    expect(words.length).toBeGreaterThan(1000);
  }, 60_000);
  it('finds nothing where a word is missing', () => {
    expect(found('zebra odd chip')).toEqual([]);
    expect(found('斑马')).toEqual([]);
    expect(found('   ')).toEqual([]);
    expect(found('“”，。')).toEqual([]);
  });
  it('puts titles before words', () => {
    const [first] = finder.find('misdeal');
    expect(first?.title.en?.toLowerCase()).toContain('misdeal');
  });
});

describe('what was searched for', () => {
  it('is told apart in a text', () => {
    expect(marked('Odd chips go left', 'chip odd')).toEqual([
      { text: 'Odd', hit: true },
      { text: ' ', hit: false },
      { text: 'chip', hit: true },
      { text: 's go left', hit: false },
    ]);
    expect(marked('零头筹码归左侧', '左侧零头')).toEqual([
      { text: '零头', hit: true },
      { text: '筹码归', hit: false },
      { text: '左侧', hit: true },
    ]);
  });
  it('is not marked in parts of a word that means the same where one stands whole', () => {
    const hits = marked('轮到行动的玩家可被要求计时，行动须及时', '叫时间').filter(({ hit }) => hit);
    expect(hits.map(({ text }) => text)).toEqual(['要求计时']);
  });
  it('leaves no sign of the text out', () => {
    for (const { text } of ENTRIES)
      for (const query of ['raise', 'the all-in', '筹码', '下注加注'])
        for (const words of textsOf(text))
          expect(
            marked(words, query)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(words);
  });
  it('is within its excerpt', () => {
    const text = `${'word '.repeat(60)}zebra ${'word '.repeat(60)}`;
    const cut = excerpt(text, 'zebra', 80);
    expect(cut).toContain('zebra');
    expect(cut.length).toBeLessThanOrEqual(82);
    expect(cut).toMatch(/^…word.*…$/);
    expect(excerpt('short', 'zebra', 80)).toBe('short');
  });
  it('is cut into words', () =>
    expect(termsOf('House-43.1，大盲 big BLIND').map(([word]) => word)).toEqual([
      'house',
      '43.1',
      '大盲',
      'big blind',
    ]));
});

describe('what no document speaks of', () => {
  it('is said, with what is nearest', () => {
    expect(['Run it twice', 'bounties', 'betting line', 'shot-clock', '赏金'].map(outsideOf)).toEqual([
      'runs',
      'bounty',
      'line',
      'clock',
      'bounty',
    ]);
    expect(outsideOf('raise')).toBeNull();
  });
});
