import { expect, test } from 'vitest';
import { goesOut, goesTo, isFirst, sumOf, untold, type Out } from '../src/live/event/told';
import { holdsFloor } from '../src/live/dealer/facts';
import { Choosing } from '../src/live/ruling/choosing.svelte';
import { found } from '../src/live/floor/found';
import { isBySetting } from '../src/live/ruling/line';
import { sentences, told } from '../src/live/ruling/sentence';
import type { FloorLineView } from '../src/protocol';

const words = (en: string, zh = en) => ({ en, zh });

const ruling = (table: string, more: Partial<FloorLineView['line']>): FloorLineView => ({
  table,
  title: table === 'l1' ? 'Feature table' : 'Side table',
  unnamed: null,
  hand: 7,
  called: 21,
  seat: 3,
  player: table === 'l1' ? 'Amara' : 'Pavel',
  offered: [],
  line: {
    untold: [],
    n: 3,
    at_ms: 0,
    by: 'Ann',
    entry: { type: 'instructed' },
    headline: words('Seat 6, 陈默: full call of 600', '6 号座陈默：补足跟注 600'),
    facts: [],
    players: [{ seat: 6, name: '陈默' }],
    undone: false,
    open: false,
    verdict: 'settled',
    ask: null,
    ruled: null,
    reasons: [],
    follows: [],
    ruler: null,
    ruling: [words('less than the call', '不足以跟注')],
    citations: [{ rule: 'house-38B.2', edition: 'house' }],
    choices: [],
    done: [],
    penalty_allowed: false,
    penalty: null,
    ...more,
  },
});

test('a ruling is found by words of either language, by its rule, by its table', () => {
  const head = words('Overruled: Seat 1, Ada: check. Now: fold', '改判：1 号座 Ada：过牌。改为：弃牌');
  const over = { headline: head, ruling: [words('a misdeal', '错误发牌')] };
  const rulings = [ruling('l1', {}), ruling('l2', over)];
  expect(found(rulings, '不足以跟注', '')).toHaveLength(1);
  expect(found(rulings, 'MISDEAL', '')[0]?.table).toBe('l2');
  expect(found(rulings, '38b', '')).toHaveLength(2);
  expect(found(rulings, 'feature call', '')).toHaveLength(1);
  expect(found(rulings, '陈默', '')).toHaveLength(1);
  expect(found(rulings, '改判', '')[0]?.table).toBe('l2');
  expect(found(rulings, 'overruled ada', '')[0]?.table).toBe('l2');
  expect(found(rulings, 'pavel', '')[0]?.table).toBe('l2');
  expect(found(rulings, '21', '')).toHaveLength(2);
  expect(found(rulings, '', 'l2')).toHaveLength(1);
  expect(found(rulings, 'call', 'l2')).toHaveLength(0);
});

test('a ruling is told by its headline, then why, then what is done, each once', () => {
  const why = { words: words('less', '不足'), citation: { rule: 'r', edition: 'house' } };
  const done = [words('500 goes back.', '退回 500。')];
  const one = ruling('l1', { reasons: [why, why], done });
  expect(told(one).map(({ en }) => en)).toEqual(['Seat 6, 陈默: full call of 600', 'less', '500 goes back.']);
});

test('pieces of a ruling are set as sentences', () => {
  const pieces = [words('call of 200', '跟注 200'), words('500 goes back.', '退回 500。')];
  expect(sentences(pieces, 'en')).toBe('Call of 200. 500 goes back.');
  expect(sentences(pieces, 'zh')).toBe('跟注 200。退回 500。');
});

test('what the floor picks is entered once nothing is missing of it', () => {
  const choice = { words: words('warning'), proposed: false, chosen: false, forfeits: false };
  const choices = [choice, { ...choice, proposed: true }, { ...choice, forfeits: true }];
  const { line } = ruling('l1', { choices });
  const choosing = new Choosing(() => line);
  expect(choosing.entry('seen')).toEqual({ type: 'chosen', of: 3, choice: 1, why: 'seen' });
  choosing.pick(2);
  for (const chips of [null, 0, 1.5]) {
    choosing.chips = chips;
    expect(choosing.entry()).toBeNull();
  }
  choosing.chips = 700;
  expect(choosing.entry()).toEqual({ type: 'chosen', of: 3, choice: 2, why: '', chips: 700 });
  choosing.clear();
  expect(choosing.entry()).toEqual({ type: 'chosen', of: 3, choice: 1, why: '' });
  expect(new Choosing(() => ruling('l1', {}).line).entry()).toBeNull();
});

test('who goes out has lost to others alone, and the next one to the same unless that is told otherwise', () => {
  const said = (...to: number[]) => ({ to, offered: false });
  const offered = (...to: number[]) => ({ to, offered: true });
  const one = goesTo(goesOut({}, 4), 4, 2);
  expect(untold(goesOut({}, 4))).toEqual([4]);
  expect(untold(one)).toEqual([]);
  const two = goesOut(one, 6);
  expect(two).toEqual({ 4: said(2), 6: offered(2) });
  // the winner goes out as well: he has won nothing, and both have to be told anew
  expect(goesOut(two, 2)).toEqual({ 4: said(), 6: offered(), 2: offered() });
  expect(untold(goesOut(two, 2))).toEqual([2, 4, 6]);
  expect(goesOut(two, 6)).toEqual({ 4: said(2) });
});

test('the first touch on who won confirms him or chooses another one, and only a further one takes him away', () => {
  const two = goesOut(goesTo(goesOut({}, 4), 4, 2), 6);
  const to = (out: Out) => out[6]!.to;
  expect(to(goesTo(two, 6, 2))).toEqual([2]);
  expect(to(goesTo(two, 6, 3))).toEqual([3]);
  expect(to(goesTo(goesTo(two, 6, 2), 6, 3))).toEqual([2, 3]);
  expect(to(goesTo(goesTo(two, 6, 2), 6, 2))).toEqual([]);
  expect(untold(goesTo(goesTo(two, 6, 2), 6, 2))).toEqual([6]);
});

test('counted stacks are held against the record of those alone', () => {
  const seats = [
    { seat: 1, stack: 10_000 },
    { seat: 2, stack: 20_000 },
    { seat: 5, stack: 5_000 },
  ];
  expect(sumOf(seats, { 1: 12_000, 2: 18_100, 5: null })).toEqual({
    counted: [1, 2],
    came: 30_100,
    expected: 30_000,
  });
});

test('who is of the floor of an event is of the floor at its live tables, and at no others', () => {
  const beside = {
    event: 'e1',
    table: 2,
    hand: 0,
    dealt: [],
    open: true,
    hold: null,
    left: 9,
    went: [],
    gate: null,
    shot_s: null,
    back: null,
    ends_at: 1,
    followed: true,
    winners: true,
    said: null,
    transits: [],
    log: [],
    races: [],
    pause: null,
    advice: [],
  };
  const at = (event: string | null) => ({ table: 'l1', beside: event ? { ...beside, event } : null });
  expect(holdsFloor(['director/e1'], at('e1'))).toBe(true);
  expect(holdsFloor(['director/e1'], at('e2'))).toBe(false);
  expect(holdsFloor(['director/e1'], at(null))).toBe(false);
  expect(holdsFloor(['dealer/l1/1'], at('e1'))).toBe(false);
  expect(holdsFloor(['floor'], at('e1'))).toBe(true);
});

test('the button for the next hand says that it is the first one while none was followed or told', () => {
  expect(isFirst({ hand_number: 0 }, { hand: 0 })).toBe(true);
  expect(isFirst({ hand_number: 0 }, { hand: 3 })).toBe(false);
  expect(isFirst({ hand_number: 1 }, { hand: 1 })).toBe(false);
});

test('a settled ruling is clear by the rule only where no setting of ours decides it', () => {
  const reason = (basis?: 'silent' | 'ours' | 'house') => ({
    words: words('why'),
    citation: { rule: 'house-46A', edition: 'modern', ...(basis && { basis }) },
  });
  const by = (verdict: 'settled' | 'floor', ...bases: Parameters<typeof reason>[0][]) =>
    isBySetting(ruling('l1', { verdict, reasons: bases.map(reason) }).line);
  expect(by('settled', undefined, 'silent')).toBe(false);
  expect(by('settled', 'silent')).toBe(true);
  expect(by('settled', undefined, 'ours')).toBe(true);
  expect(by('settled', 'house')).toBe(true);
  expect(by('floor', 'ours')).toBe(false);
});
