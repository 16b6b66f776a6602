import { describe, expect, it } from 'vitest';
import { calledUp, calls, type Heard, heardOf } from '../src/screen/calls';
import { movesOf } from '../src/screen/moves';
import { PARTS, readParts } from '../src/screen/parts';
import type { CalledName, EventNews } from '../src/protocol';
import { hasWords } from '../src/words/words.svelte';
import { eventView as view, NOW_MS } from './gallery/views';

describe('the parts of a screen', () => {
  it('stand in its address, in order, each once', () => {
    expect(readParts('prizes+clock+prizes')).toEqual(['prizes', 'clock']);
    expect(readParts('clock')).toEqual(['clock']);
    expect(readParts('nonsense')).toEqual(['clock']);
    expect(readParts('clock+waiting')).toEqual(['clock']);
    for (const part of PARTS) expect(hasWords(`screen-${part}`)).toBe(true);
  });
});

describe('who goes where on a screen', () => {
  const line = (n: number, code: string, player: string): EventNews => {
    return { n, at_ms: NOW_MS, code, parameters: { player }, citation: null };
  };
  const entered = line(1, 'late-entry', 'Anna');
  const moved = line(2, 'player-moved', 'Ben');
  const back = line(3, 'entry-taken-back', 'Anna');

  it('is told the newest first, without an entry that was taken back', () => {
    expect(movesOf([entered, moved])).toEqual([moved, entered]);
    expect(movesOf([entered, moved, back])).toEqual([moved]);
    expect(movesOf([line(1, 'late-entry', 'Cem'), back])).toEqual([line(1, 'late-entry', 'Cem')]);
  });
  it('tells one who has entered once more since', () => {
    const again = line(4, 'late-entry', 'Anna');
    expect(movesOf([entered, back, again])).toEqual([again]);
  });
});

describe('what is called out', () => {
  const before: Heard = {
    state: 'running',
    level: 3,
    onBreak: false,
    handForHand: false,
    announcement: null,
    chip: 25,
    soon: false,
    drawn: 0,
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
    expect(after({ chip: 100 })).toEqual(['color-up']);
    expect(after({ chip: 25 }, { chip: 0 })).toEqual([]);
    expect(after({ state: 'over' })).toEqual(['over']);
    expect(after({ level: 1 }, { state: 'open', level: 0 })).toEqual(['seats', 'level']);
  });

  it('is the draw of all seats, whenever they are drawn', () => {
    const line = (n: number, code: string, parameters: EventNews['parameters'] = {}): EventNews => {
      return { n, at_ms: NOW_MS, code, parameters, citation: null };
    };
    const heard = (...news: EventNews[]) => heardOf({ ...view, news }, NOW_MS);
    const told = (was: EventNews[], is: EventNews[]) =>
      calls(heard(...was), heard(...is), { ...view, news: is }, '100 / 200');
    const [moved, redrawn] = [line(1, 'player-moved'), line(2, 'seats-redrawn')];
    const drawn = line(3, 'day-drawn', { day: 2 });
    expect(told([moved], [moved, redrawn])).toEqual([{ code: 'seats', parameters: {} }]);
    expect(told([redrawn], [redrawn, drawn])).toEqual([{ code: 'seats-of-day', parameters: { day: 2 } }]);
    expect(told([moved, redrawn], [redrawn])).toEqual([]);
    expect(told([redrawn], [moved])).toEqual([]);
    expect(movesOf([moved, redrawn, drawn])).toEqual([drawn, redrawn, moved]);
  });

  // feature: screens
  it('has words for each', () => {
    for (const code of [
      'level',
      'break',
      'break-over',
      'break-soon',
      'seats',
      'seats-of-day',
      'hand-for-hand',
      'said',
      'over',
      'color-up',
      'called',
      'called-any',
    ])
      expect(hasWords(`call-${code}`)).toBe(true);
  });

  it('is who was called up since, again where he was called again', () => {
    const bob = { number: 2, name: 'Bob', title: 'Main', called_ms: 1_000 };
    const cem = { number: 3, name: 'Cem', title: '', called_ms: 2_000 };
    const told = (was: CalledName[], is: CalledName[]) =>
      calledUp({ called: was, waiting: 4 }, { called: is, waiting: 4 }).map(({ code, parameters }) => [
        code,
        parameters.player,
      ]);
    expect(told([bob], [bob])).toEqual([]);
    expect(told([bob], [cem, bob])).toEqual([['called-any', 'Cem']]);
    expect(told([bob], [{ ...bob, called_ms: 9_000 }])).toEqual([['called', 'Bob']]);
    expect(told([bob, cem], [])).toEqual([]);
  });

  it('hears a break that comes within the minute, while the clock runs', () => {
    const soon = (inMs: number, state: 'running' | 'paused' = 'running') =>
      heardOf({ ...view, clock: { ...view.clock, state, next_break_ms: NOW_MS + inMs } }, NOW_MS).soon;
    expect(soon(60_001)).toBe(false);
    expect(soon(60_000)).toBe(true);
    expect(soon(60_000, 'paused')).toBe(false);
  });
});
