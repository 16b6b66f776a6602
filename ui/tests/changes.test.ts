import { describe, expect, it } from 'vitest';
import {
  differences,
  linesOf,
  placesIn,
  sumOf,
  unitOf,
  usualAmount,
  withoutPlace,
  withPlace,
} from '../src/director/changes/draft';
import {
  earlier,
  levelsOf,
  minutesOf,
  rowsOf,
  secondsOf,
  stakesOf,
  withCopy,
  withMinutes,
  without,
} from '../src/director/changes/levels';

const LEVELS = [
  { small_blind: 25, big_blind: 50, seconds: 1200, break_seconds: 600 },
  { small_blind: 50, big_blind: 100, ante: 100, seconds: 1200 },
  { small_blind: 100, big_blind: 200, ante: 200, seconds: 1200 },
];

describe('the levels of a changed tournament', () => {
  it('get the same minutes from one on', () => {
    expect(withMinutes(rowsOf(LEVELS), 7.5, 2).map(({ seconds }) => seconds)).toEqual([1200, 450, 450]);
  });

  it('change places without what stands behind them', () => {
    const moved = levelsOf(earlier(rowsOf(LEVELS), 1));
    expect(moved.map(({ big_blind }) => big_blind)).toEqual([100, 50, 200]);
    expect(moved.map(({ break_seconds }) => break_seconds ?? 0)).toEqual([600, 0, 0]);
  });

  it('come as another one of the same and go', () => {
    const rows = withCopy(rowsOf(LEVELS), 0);
    expect(rows.map(({ big_blind, break_seconds }) => [big_blind, break_seconds ?? 0])).toEqual([
      [50, 0],
      [50, 600],
      [100, 0],
      [200, 0],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4);
    expect(levelsOf(without(rows, 0))).toEqual(LEVELS);
  });

  it('show the stakes that some of them have', () => {
    expect(stakesOf(LEVELS, 'big-blind')).toEqual(['ante']);
    expect(stakesOf(LEVELS, 'none')).toEqual([]);
    expect(stakesOf([{ small_bet: 10, stud_ante: 2 }], 'per-player')).toEqual([
      'ante_each',
      'small_bet',
      'stud_ante',
    ]);
    expect(stakesOf([{ point: 100 }], 'none')).toEqual(['point']);
  });

  it('are typed in minutes', () => {
    expect([minutesOf(90), secondsOf(1.5), minutesOf(null)]).toEqual([1.5, 90, null]);
  });
});

describe('the prizes of a changed tournament', () => {
  const lines = linesOf([500, 300, 120, 80, 80].map((amount, at) => ({ place: at + 1, amount })));

  it('stand in lines of equal places', () => {
    expect(lines).toEqual([
      [1, 500],
      [1, 300],
      [1, 120],
      [2, 80],
    ]);
    expect([sumOf(lines), placesIn(lines)]).toEqual([1080, 5]);
  });

  it('are one place more with what another gives, and one fewer for the first', () => {
    const more = withPlace(lines, 60, 1);
    expect(more).toEqual([
      [1, 440],
      [1, 300],
      [1, 120],
      [2, 80],
      [1, 60],
    ]);
    expect(sumOf(more)).toBe(1080);
    expect(withoutPlace(more)).toEqual(lines);
    expect([usualAmount(lines, 60), usualAmount(lines, 0), usualAmount(lines, 500)]).toEqual([60, 80, 80]);
    const unit = unitOf({ type: 'plan', unit: 25 });
    expect([usualAmount(lines, 60, unit), usualAmount(lines, 20, unit)]).toEqual([50, 20]);
    expect([unitOf('standard'), unitOf({ type: 'plan' }), unitOf(null)]).toEqual([1, 1, 1]);
  });
});

describe('what differs of a draft', () => {
  const rebuys = { chips: 10_000, price: 50, most: 2, until_level: 4 };

  it('is asked for, and nothing else', () => {
    const had = { buy_in: 50, late_levels: 4, rebuys, bounty: null };
    expect(differences({ buy_in: 50, late_levels: 5, rebuys: { ...rebuys }, bounty: null }, had)).toEqual({
      late_levels: 5,
    });
    expect(differences({ ...had, rebuys: null }, had)).toEqual({ none: ['rebuys'] });
    expect(differences({ ...had, rebuys: { ...rebuys, price: 40 } }, had)).toEqual({
      rebuys: { ...rebuys, price: 40 },
    });
  });
});
