import { describe, expect, it } from 'vitest';
import { calls, type Heard, heardOf } from '../src/screen/calls';
import { PARTS, readParts } from '../src/screen/parts';
import { hasWords } from '../src/words/words.svelte';
import { eventView as view, NOW_MS } from './gallery/views';

describe('the parts of a screen', () => {
  it('stand in its address, in order, each once', () => {
    expect(readParts('prizes+clock+prizes')).toEqual(['prizes', 'clock']);
    expect(readParts('clock')).toEqual(['clock']);
    expect(readParts('nonsense')).toEqual(['clock']);
    for (const part of PARTS) expect(hasWords(`screen-${part}`)).toBe(true);
  });
});

describe('what is called out', () => {
  const before: Heard = {
    state: 'running',
    level: 3,
    onBreak: false,
    handForHand: false,
    announcement: null,
    soon: false,
  };
  const after = (change: Partial<Heard>, from: Partial<Heard> = {}) =>
    calls({ ...before, ...from }, { ...before, ...change }, view, '100 / 200').map(({ code }) => code);

  it('is each thing once, and nothing where nothing changed', () => {
    expect(after({})).toEqual([]);
    expect(after({ level: 4 })).toEqual(['level']);
    expect(after({ level: 2 })).toEqual(['level']);
    expect(after({ soon: true })).toEqual(['break-soon']);
    expect(after({ soon: true }, { soon: true })).toEqual([]);
    expect(after({ onBreak: true })).toEqual(['break']);
    expect(after({ level: 4 }, { onBreak: true })).toEqual(['break-over', 'level']);
    expect(after({ handForHand: true })).toEqual(['hand-for-hand']);
    expect(after({ announcement: 'Soup' })).toEqual(['said']);
    expect(after({ state: 'over' })).toEqual(['over']);
    expect(after({ level: 1 }, { state: 'open', level: 0 })).toEqual(['seats', 'level']);
  });

  it('has words for each', () => {
    for (const code of [
      'level',
      'break',
      'break-over',
      'break-soon',
      'seats',
      'hand-for-hand',
      'said',
      'over',
    ])
      expect(hasWords(`call-${code}`)).toBe(true);
  });

  it('hears a break that comes within the minute, while the clock runs', () => {
    const soon = (inMs: number, state: 'running' | 'paused' = 'running') =>
      heardOf({ ...view, clock: { ...view.clock, state, next_break_ms: NOW_MS + inMs } }, NOW_MS).soon;
    expect(soon(60_001)).toBe(false);
    expect(soon(60_000)).toBe(true);
    expect(soon(60_000, 'paused')).toBe(false);
  });
});
