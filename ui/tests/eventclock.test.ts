import { describe, expect, it } from 'vitest';
import { afterWords, leftWords, levelAfter, runsDown } from '../src/pieces/eventclock';
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

  it('has the level of the next hand in a break, and never the one that has ended', () => {
    const [level, next] = [still.level!, still.next!];
    expect(levelAfter(still)).toBeNull();
    const pause: ClockView = { ...still, state: 'break', on_break: true };
    expect(levelAfter(pause)).toBe(next);
    expect(afterWords(pause)).toBe(`Next: level ${next.number}`);
    expect(levelAfter({ ...pause, within_level: true })).toBe(level);
    expect(afterWords({ ...pause, within_level: true })).toBe(`Level ${level.number} resumes afterwards`);
    expect(levelAfter({ ...pause, state: 'paused' })).toBe(next);
  });
});
