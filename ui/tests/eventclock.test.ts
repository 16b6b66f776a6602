import { describe, expect, it } from 'vitest';
import { leftWords, runsDown } from '../src/pieces/eventclock';
import type { ClockView } from '../src/protocol';
import { turn } from './gallery/views';

const still: ClockView = {
  ...turn.clock,
  state: 'running',
  ends_ms: null,
  left_ms: null,
  hands_left: null,
  break_ends_ms: null,
};

describe('the clock of an event', () => {
  it('runs down by time, by hands, or not at all', () => {
    expect(runsDown(still)).toBe(false);
    expect(leftWords(still, 0)).toBe('–');
    for (const counted of [{ ends_ms: 60_000 }, { left_ms: 60_000 }, { hands_left: 2 }])
      expect(runsDown({ ...still, ...counted })).toBe(true);
    expect(runsDown({ ...still, state: 'break', break_ends_ms: 60_000 })).toBe(true);
  });
});
