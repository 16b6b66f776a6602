import { describe, expect, it } from 'vitest';
import {
  changesOf,
  doWords,
  type Fields,
  levelBack,
  levelsToCome,
  orderOf,
} from '../src/director/clockorders';
import type { EventView, LevelView } from '../src/protocol';
import { directorView as director } from './gallery/director';

const level = (number: number): LevelView => ({ ...director.event.clock.level!, number });

/** The event in this level, of five. */
const at = (number: number, clock: Partial<EventView['clock']> = {}): EventView => ({
  ...director.event,
  levels: [1, 2, 3, 4, 5].map(level),
  clock: { ...director.event.clock, level: level(number), state: 'running', ends_ms: 60_000, ...clock },
});
const inBreak = { state: 'break', on_break: true, ends_ms: null, break_ends_ms: 60_000 } as const;
const fields: Fields = { by: -5, minutes: 12, seconds: 30, breakMinutes: 10, afterLevel: 3 };

describe('what can be done to the clock', () => {
  it('follows the clock', () => {
    expect(changesOf(at(2))).toEqual([
      'move-clock',
      'set-clock',
      'start-break',
      'plan-break',
      'previous-level',
    ]);
    expect(changesOf(at(1))).not.toContain('previous-level');
    expect(changesOf(at(1, inBreak))).toEqual([
      'move-clock',
      'set-clock',
      'end-break',
      'plan-break',
      'previous-level',
    ]);
    expect(changesOf(at(5, { ends_ms: null, left_ms: null }))).not.toContain('set-clock');
    const paused = { ...inBreak, state: 'paused', break_ends_ms: null, left_ms: 1_000 } as const;
    expect(changesOf(at(2, paused))).toContain('end-break');
    expect(changesOf({ ...at(2), line: { ...at(2).line, state: 'over' } })).toEqual([]);
  });

  it('goes back to the level of the break, or to the one before', () => {
    expect(levelBack(at(3).clock)).toBe(2);
    expect(levelBack(at(3, inBreak).clock)).toBe(3);
    expect(levelBack(at(3, { ...inBreak, within_level: true }).clock)).toBe(2);
  });

  it('plans breaks after levels that are to come, not after the last', () => {
    expect(levelsToCome(at(3))).toEqual([3, 4]);
    expect(levelsToCome(at(3, inBreak))).toEqual([4]);
    expect(levelsToCome(at(5))).toEqual([]);
  });
});

describe('the order that the fields make', () => {
  const event = director.event.line.event;

  it('takes of them what it needs', () => {
    const order = (change: Parameters<typeof orderOf>[0]) => orderOf(change, fields, at(2), 'why');
    expect(order('move-clock')).toEqual({ type: 'move-clock', event, seconds: -300, reason: 'why' });
    expect(order('set-clock')).toEqual({ type: 'set-clock', event, seconds: 750, reason: 'why' });
    expect(order('start-break')).toEqual({ type: 'start-break', event, minutes: 10, reason: 'why' });
    expect(order('plan-break')).toEqual({
      type: 'plan-break',
      event,
      after_level: 3,
      minutes: 10,
      reason: 'why',
    });
    expect(order('previous-level')).toEqual({ type: 'previous-level', event, reason: 'why' });
  });

  it('is none where they say nothing that can be', () => {
    const none = (change: Parameters<typeof orderOf>[0], odd: Partial<Fields>) =>
      expect(orderOf(change, { ...fields, ...odd }, at(2), 'why')).toBeNull();
    none('set-clock', { minutes: 0, seconds: 0 });
    none('set-clock', { seconds: 60 });
    none('set-clock', { minutes: 1441 });
    none('set-clock', { minutes: null });
    none('start-break', { breakMinutes: 0 });
    none('start-break', { breakMinutes: 1.5 });
    none('plan-break', { afterLevel: 1 });
  });

  it('is said on the button', () => {
    const said = (change: Parameters<typeof doWords>[0], odd: Partial<Fields> = {}) =>
      doWords(change, { ...fields, ...odd }, at(2));
    expect(said('move-clock')).toBe('Take 5 minutes away');
    expect(said('move-clock', { by: 1 })).toBe('Add 1 minute');
    expect(said('set-clock')).toBe('Set it to 12:30');
    expect(said('previous-level')).toBe('Back to level 1');
    expect(said('start-break')).toBe('Begin a break of 10 minutes');
    expect(said('plan-break')).toBe('Break of 10 minutes after level 3');
    expect(said('plan-break', { breakMinutes: 0 })).toBe('No break after level 3');
    expect(said('end-break')).toBe('End the break');
  });
});
