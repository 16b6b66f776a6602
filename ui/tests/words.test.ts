import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  dayOf,
  grouped,
  inBigBlinds,
  nameCard,
  nameHand,
  ordinal,
  regionOf,
  say,
  sayIn,
  speech,
  timeLeft,
} from '../src/words/words.svelte';

const both = (make: () => string) =>
  (['en', 'zh'] as const).map((language) => {
    speech.language = language;
    const made = make();
    speech.language = 'en';
    return made;
  });

const SRC = resolve(import.meta.dirname, '../src');

describe('a day', () => {
  it("is written the way of the browser's region, within the language", () => {
    expect(regionOf('en', ['en-GB', 'en'])).toBe('en-GB');
    expect(regionOf('en', ['zh-CN', 'en-US'])).toBe('en-US');
    expect(regionOf('en', ['zh-CN'])).toBe('en-GB');
    expect(regionOf('zh', ['en-US', 'zh-TW'])).toBe('zh-TW');
    expect(regionOf('zh', [])).toBe('zh');
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    expect(dayOf(new Date(2026, 10, 30, 14, 5).getTime())).toBe('30 Nov 2026, 14:05');
    vi.unstubAllGlobals();
  });
});

describe('words', () => {
  it('are named so that a page is sent them: whole, or by a beginning with its hyphen', () => {
    const joined = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(svelte|ts)$/.test(file))
      .flatMap((file) => {
        const said = readFileSync(resolve(SRC, file), 'utf8').match(/say\w*\(\s*`\$\{[^}]*\}-/g) ?? [];
        return said.map((text) => `${file}: ${text}`);
      });
    expect(joined).toEqual([]);
  });

  it('list the first names of a longer list without a last one', () => {
    const listed = (players: string[], more: number) =>
      both(() => say('news-directed-enter-players', { by: 'Ann', players, more, reason: 'list' }));
    expect(listed(['Bo', 'Cem', 'Dee'], 9)).toEqual([
      'Ann entered Bo, Cem, Dee and 9 more. Reason: list',
      'Ann 为 Bo、Cem、Dee 及另外 9 人报名。原因：list',
    ]);
    expect(listed(['Bo', 'Cem'], 0)[0]).toBe('Ann entered Bo and Cem. Reason: list');
  });

  it('name cards', () => {
    expect(both(() => nameCard('As'))).toEqual(['ace of spades', '黑桃 A']);
    expect(both(() => nameCard('??'))).toEqual(['a card face down', '一张暗牌']);
  });

  it('count the lines of a record where there are any', () => {
    expect(both(() => say('dealer-record', { count: 0 }))).toEqual(['Record', '记录']);
    expect(both(() => say('dealer-record', { count: 3 }))).toEqual(['Record (3)', '记录（3）']);
  });

  it('name hands, in a sentence and with the kicker', () => {
    const pair = { category: 'pair', ranks: ['K', 'A', '9', '4'] };
    expect(both(() => say('holding', { hand: nameHand(pair, 'phrase', true) }))).toEqual([
      'You have a pair of kings, ace kicker',
      '你有一对 K，A 踢脚',
    ]);
  });

  it('tell dollars and cents of a file that counts in cents', () => {
    speech.decimals = 2;
    const told = both(
      () => `${grouped(3_040)} ${say('log-call', { player: 'Ann', paid: 50, all_in: 'false' })}`,
    );
    speech.decimals = 1;
    const tenths = grouped(5);
    speech.decimals = 0;
    expect(told.map((words) => /^30.40 .*0.50/.test(words))).toEqual([true, true]);
    expect([tenths, grouped(3_040)]).toEqual(['0.50', '3,040']);
  });

  it('group amounts and say times', () => {
    expect(both(() => say('button-raise', { to: 12_500 }))).toEqual(['Raise to 12,500', '加注到 12,500']);
    expect(timeLeft(18_000)).toBe('0:18');
    expect(timeLeft(17_001)).toBe('0:18');
    expect(timeLeft(3_725_000)).toBe('1:02:05');
    expect(timeLeft(-5)).toBe('0:00');
  });

  it('say places', () => {
    expect(both(() => say('place-ordinal', { place: ordinal(2) }))).toEqual(['2nd', '第 2 名']);
    expect([1, 3, 4, 11, 21, 112].map(ordinal)).toEqual(['1st', '3rd', '4th', '11th', '21st', '112th']);
  });

  it('set a name in Chinese with a space where it is Latin', () => {
    speech.language = 'zh';
    const said = ['Ann', '林晓'].map((player) => say('won-player', { player, amount: 300 }));
    speech.language = 'en';
    expect(said).toEqual(['Ann 赢得 300', '林晓赢得 300']);
  });

  it('set what is filled in close to Chinese words, and as it was written inside', () => {
    const unlike = (came: string) =>
      sayIn('zh', 'cli-rules-check-unlike', { step: 3, what: '牌', expected: '跟注', came });
    expect(['无', '12', '王 小明'].map(unlike)).toEqual([
      '第 3 步，牌：应为跟注，实为无',
      '第 3 步，牌：应为跟注，实为 12',
      '第 3 步，牌：应为跟注，实为王 小明',
    ]);
  });

  it('never round a stack up', () => {
    expect(inBigBlinds(2_999, 300)).toBe(9.9);
    expect(inBigBlinds(17_250, 300)).toBe(57);
  });
});
