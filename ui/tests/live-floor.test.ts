import { expect, test } from 'vitest';
import { factsTold, isComplete, started } from '../src/live/floor/facts';
import { found } from '../src/live/floor/found';
import { sentences } from '../src/live/floor/sentence';
import type { FactView, FloorLineView } from '../src/protocol';

const words = (en: string, zh = en) => ({ en, zh });
const fact = (more: Partial<FactView>): FactView => ({
  name: 'chips',
  words: words('Chips'),
  form: 'amount',
  needed: true,
  unknown: false,
  nobody: false,
  of_hand: false,
  initial: null,
  offered: [],
  parts: [],
  ...more,
});

const ruling = (table: string, more: Partial<FloorLineView['line']>): FloorLineView => ({
  table,
  title: table === 'l1' ? 'Feature table' : 'Side table',
  hand: 7,
  seat: 3,
  player: table === 'l1' ? 'Amara' : 'Pavel',
  line: {
    n: 3,
    at_ms: 0,
    by: 'Ann',
    entry: { type: 'instructed' },
    undone: false,
    open: false,
    verdict: 'settled',
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
  const rulings = [ruling('l1', {}), ruling('l2', { ruling: [words('a misdeal', '错误发牌')] })];
  expect(found(rulings, '不足以跟注', '')).toHaveLength(1);
  expect(found(rulings, 'MISDEAL', '')[0]?.table).toBe('l2');
  expect(found(rulings, '38b', '')).toHaveLength(2);
  expect(found(rulings, 'feature call', '')).toHaveLength(1);
  expect(found(rulings, 'pavel', '')[0]?.table).toBe('l2');
  expect(found(rulings, '', 'l2')).toHaveLength(1);
  expect(found(rulings, 'call', 'l2')).toHaveLength(0);
});

test('pieces of a ruling are set as sentences', () => {
  const pieces = [words('call of 200', '跟注 200'), words('500 goes back.', '退回 500。')];
  expect(sentences(pieces, 'en')).toBe('Call of 200. 500 goes back.');
  expect(sentences(pieces, 'zh')).toBe('跟注 200。退回 500。');
});

test('facts are asked for until those that are needed are told, and nothing else is sent', () => {
  const kind = {
    facts: [
      fact({}),
      fact({ name: 'chip', needed: false, initial: 0 }),
      fact({ name: 'wrong', form: 'flag', needed: false, unknown: true }),
      fact({ name: 'left', needed: true, unknown: true }),
      fact({
        name: 'early',
        form: 'rows',
        parts: [
          fact({ name: 'seat', form: 'seat' }),
          fact({ name: 'card', form: 'card', needed: false, initial: '??' }),
        ],
      }),
    ],
  };
  const begun = started(kind);
  expect(isComplete(kind, begun)).toBe(false);
  const told = { ...begun, chips: 500, early: [{ seat: 2, card: null }] };
  expect(isComplete(kind, told)).toBe(true);
  expect(factsTold(kind, told)).toEqual({ chips: 500, left: null, early: [{ seat: 2 }] });
  expect(factsTold(kind, { ...told, chip: 25, wrong: false })).toMatchObject({ chip: 25, wrong: false });
});
