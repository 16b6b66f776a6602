import { describe, expect, it } from 'vitest';
import { calledUp, calls, type Heard, heardOf } from '../src/screen/calls';
import { linesOf, minutesAgo, movesOf, movesSince, newest } from '../src/screen/moves';
import { placedFirst } from '../src/screen/paid';
import { PARTS, partsNow, readParts } from '../src/screen/parts';
import {
  areaOf,
  COLUMNS,
  dragged,
  LEAST,
  moved,
  oneMore,
  presetPlaces,
  ROWS,
  sized,
} from '../src/screen/places';
import type { CalledName, EventNews, Place } from '../src/protocol';
import { saidNow } from '../src/pieces/said';
import { hasWords, speech } from '../src/words/words.svelte';
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

describe('the parts of a screen after the end', () => {
  it('are those that tell how it ended, if it has any of them', () => {
    const all = ['moves', 'clock', 'deal', 'prizes'] as const;
    expect(partsNow(all, false)).toEqual(all);
    expect(partsNow(all, true)).toEqual(['clock', 'prizes']);
    expect(partsNow(['moves', 'seats'], true)).toEqual(['moves', 'seats']);
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
  it('tells the newest move of each player, and none of one who is out since', () => {
    const further = line(3, 'player-moved', 'Ben');
    const out = line(4, 'player-busted', 'Ben');
    const other = line(5, 'player-moved', 'Cem');
    expect(movesOf([moved, further, other])).toEqual([other, further]);
    expect(movesOf([moved, further, out, other])).toEqual([other]);
    expect(movesOf([moved, line(4, 'player-removed', 'Ben')])).toEqual([]);
    const undone = line(6, 'bust-undone', 'Ben');
    expect(movesOf([moved, further, out, undone])).toEqual([further]);
    const again = line(6, 'late-entry', 'Ben');
    expect(movesOf([moved, out, again])).toEqual([again]);
  });
  it('says how long ago', () => {
    expect(minutesAgo(Date.now() - 3 * 60_000 - 500)).toBe(3);
    expect(minutesAgo(Date.now() + 5_000)).toBe(0);
  });
  it('counts the lines of long names, and of Chinese, whose signs are as wide as two letters', () => {
    expect(linesOf('Anna goes to table 2, seat 9. 1 min ago')).toBe(1);
    expect(linesOf(`The director moves ${'Wolfeschlegel'.repeat(4)} to table 2. 1 min ago`)).toBe(3);
    expect(linesOf(`赛事总监将${'上官端木'.repeat(10)}换到 2 号桌 9 号座。 1 分钟前`)).toBe(3);
  });
  it('tells one who has entered once more since', () => {
    const again = line(4, 'late-entry', 'Anna');
    expect(movesOf([entered, back, again])).toEqual([again]);
  });
});

it('calls dealers to prepare their decks from that minute on, until play resumes', () => {
  const cited = { rule: 'tda2024-RP-20', option: '', value: '', basis: 'stated' } as never;
  const decks = { from_ms: NOW_MS, until_ms: NOW_MS + 60_000, at_least: 2, citation: cited };
  const heard = (at: number) => heardOf({ ...view, decks }, at).decks;
  expect([NOW_MS - 1, NOW_MS, NOW_MS + 59_999, NOW_MS + 60_000].map(heard)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(heardOf({ ...view, decks: null }, NOW_MS).decks).toBe(false);
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
    decks: false,
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
    expect(after({ decks: true })).toEqual(['decks']);
    expect(after({ decks: true }, { decks: true })).toEqual([]);
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
    expect(movesSince(0, [moved, redrawn, drawn])).toEqual([moved]);
    expect(movesSince(newest([moved, redrawn]), [moved, redrawn, drawn])).toEqual([]);
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

describe('what everybody is told', () => {
  const said = { text: 'Soup', texts: { en: 'Soup', zh: '开饭' }, ends_ms: NOW_MS + 60_000 };

  it("is in the reader's language where it was said in that, and ends by itself", () => {
    const told = (ms: number) => saidNow({ announcement: 'Soup', said }, ms);
    expect(told(NOW_MS)).toBe('Soup');
    speech.language = 'zh';
    expect(told(NOW_MS)).toBe('开饭');
    expect(saidNow({ announcement: 'Soup', said: { ...said, texts: {} } }, NOW_MS)).toBe('Soup');
    speech.language = 'en';
    expect(told(NOW_MS + 60_000)).toBeNull();
  });

  it('stands until it is taken down where nobody gave it an end', () => {
    const stands = { announcement: 'Soup', said: { ...said, ends_ms: null } };
    expect(saidNow(stands, NOW_MS + 1e9)).toBe('Soup');
    expect(saidNow({ announcement: 'Soup', said: null }, NOW_MS)).toBe('Soup');
    expect(saidNow({ announcement: null, said: null }, NOW_MS)).toBeNull();
  });

  it('is said aloud once, and not again when it has ended', () => {
    const at = (ms: number) => heardOf({ ...view, announcement: 'Soup', said }, ms);
    const none = heardOf({ ...view, announcement: null, said: null }, NOW_MS);
    expect(calls(none, at(NOW_MS), view, '').map(({ code }) => code)).toEqual(['said']);
    expect(calls(at(NOW_MS), at(NOW_MS + 60_000), view, '')).toEqual([]);
  });
});

describe('who has won what', () => {
  const one = (name: string, place: number | null, prize = 0) => ({
    ...view.entrants[0]!,
    player: name,
    name,
    place,
    prize,
  });

  it('is everybody with a prize, the first place first', () => {
    const field = [one('c', 3, 20), one('a', 1, 50), one('d', 4), one('b', 2, 30), one('e', null)];
    expect(placedFirst(field).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });
  it('is the first places where nobody has won anything', () => {
    const field = Array.from({ length: 20 }, (_, at) => one(`p${at}`, 20 - at));
    expect(placedFirst(field).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('parts that are placed freely', () => {
  const cells = ({ column, row, columns, rows }: Place) =>
    Array.from({ length: columns * rows }, (_, at) => [
      column + (at % columns),
      row + Math.floor(at / columns),
    ]);
  const fits = (places: readonly Place[]) => {
    const all = places.flatMap(cells).map(String);
    return (
      new Set(all).size === all.length &&
      places.every(
        ({ column, row, columns, rows }) =>
          column >= 1 && row >= 1 && column + columns <= COLUMNS + 1 && row + rows <= ROWS + 1,
      )
    );
  };

  it('begin as the usual arrangements lie, each part large enough', () => {
    for (const arrangement of ['beside', 'below', 'even'] as const)
      for (let count = 1; count <= PARTS.length; count++) {
        const places = presetPlaces(count, arrangement);
        expect(places, `${count} ${arrangement}`).toHaveLength(count);
        expect(fits(places), `${count} ${arrangement}`).toBe(true);
        for (const { columns, rows } of places) {
          expect(columns, `${count} ${arrangement}`).toBeGreaterThanOrEqual(LEAST);
          expect(rows, `${count} ${arrangement}`).toBeGreaterThanOrEqual(LEAST);
        }
      }
  });

  const two: Place[] = [
    { column: 1, row: 1, columns: 8, rows: 8 },
    { column: 9, row: 1, columns: 4, rows: 4 },
  ];
  it('move where it is free, and change places with the part that they are let go on', () => {
    const down = { columns: 0, rows: 4 };
    expect(dragged(two, 1, down, { column: 10, row: 6 })[1]).toEqual({ ...two[1], row: 5 });
    expect(dragged(two, 1, { columns: -6, rows: 0 }, { column: 4, row: 2 })).toEqual([two[1], two[0]]);
    expect(dragged(two, 0, { columns: 1, rows: 0 }, { column: 8, row: 8 })).toEqual(two);
    expect(moved(two, 1, { columns: -1, rows: 0 })).toEqual([two[1], two[0]]);
    expect(moved(two, 1, { columns: 9, rows: 9 })[1]).toEqual({ ...two[1], row: 5 });
  });
  it('are sized as far as there is room, and never too small', () => {
    expect(sized(two, 1, { columns: 0, rows: 4 })[1]!.rows).toBe(8);
    expect(sized(two, 0, { columns: 2, rows: 0 })).toEqual(two);
    expect(sized(two, 0, { columns: -20, rows: -20 })[0]).toEqual({ ...two[0], columns: LEAST, rows: LEAST });
  });
  it('find room for one more: what is free, else half of the largest', () => {
    expect(oneMore(two)?.[2]).toEqual({ column: 9, row: 5, columns: 4, rows: 4 });
    let places: Place[] | null = presetPlaces(1, 'beside');
    for (let count = 2; count <= PARTS.length && places; count++) {
      places = oneMore(places);
      expect(places).toHaveLength(count);
      expect(fits(places ?? [])).toBe(true);
    }
    expect(areaOf(two[1]!)).toBe('1 / 9 / span 4 / span 4');
  });
});
