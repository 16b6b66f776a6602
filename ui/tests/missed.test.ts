import { describe, expect, it } from 'vitest';
import { actsOfOthers, cameIn } from '../src/event/missed';
import type { ActView } from '../src/protocol';

const act = (number: number, by: string): ActView => ({
  act: number,
  at_ms: 0,
  code: 'directed-next-level',
  parameters: { by },
  citation: null,
  did: [],
  stands: null,
  undoes: null,
  taken_back_by: null,
  not_again: null,
  redoes: null,
  redone_by: null,
  offered: false,
  keeps: null,
});

describe('what a page missed', () => {
  const acts = [act(4, 'Kim'), act(5, 'Kim'), act(6, 'Bo'), act(7, 'Kim')];

  it('is what others did while it was away, nothing of its own and nothing later', () => {
    const numbers = (own: string) =>
      actsOfOthers(acts, { from: 4, to: 6 }, own).map(({ act: number }) => number);
    expect(numbers('Bo')).toEqual([5]);
    expect(numbers('Kim')).toEqual([6]);
    expect(numbers('Lee')).toEqual([5, 6]);
    expect(actsOfOthers(acts, null, 'Lee')).toEqual([]);
  });

  it('ends with the last line that came before it was back', () => {
    expect([3, 4, 5].map((n) => cameIn({ from: 3, to: 4 }, n))).toEqual([false, true, false]);
    expect(cameIn(null, 4)).toBe(false);
  });
});
