import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HandView, ReplayStep, ReplayView, Street, ThirteenStep } from '../src/protocol';
import { keyMeaning } from '../src/replay/keys';
import { partOf } from '../src/replay/parts';
import {
  Playback,
  SPEEDS,
  STEP_MS,
  stepOf,
  streetBack,
  streetOn,
  streetsOf,
} from '../src/replay/playback.svelte';
import { tableAt } from '../src/replay/scene';
import { turn } from './gallery/views';

const step = (street: Street, lines: number): ReplayStep => ({ lines, hand: { street } as HandView });
const STEPS = [
  step('preflop', 3),
  step('preflop', 4),
  step('preflop', 5),
  step('flop', 6),
  step('flop', 7),
  step('turn', 9),
  step('over', 11),
];

describe('streets', () => {
  it('begin at their first step', () => expect(streetsOf(STEPS)).toEqual([0, 3, 5, 6]));
  it('are stepped forward to the next one, then to the end', () => {
    const streets = streetsOf(STEPS);
    expect([0, 2, 3, 5, 6].map((at) => streetOn(streets, at, 6))).toEqual([3, 3, 5, 6, 6]);
  });
  it('are stepped back to their own beginning first', () => {
    const streets = streetsOf(STEPS);
    expect([0, 1, 3, 4, 6].map((at) => streetBack(streets, at))).toEqual([0, 0, 0, 3, 5]);
  });
  it('are found by a line that was told in them', () => {
    expect([1, 3, 4, 8, 9, 11, 99].map((line) => stepOf(STEPS, line))).toEqual([0, 0, 1, 5, 5, 6, 6]);
  });
});

describe('a hand that is played', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes step by step and stands still at its end', () => {
    const playback = new Playback(STEPS, 4);
    playback.toggle();
    expect(playback.playing).toBe(true);
    vi.advanceTimersByTime(STEP_MS);
    expect(playback.at).toBe(5);
    vi.advanceTimersByTime(STEP_MS * 5);
    expect([playback.at, playback.playing]).toEqual([6, false]);
  });
  it('begins anew when it is played from its end', () => {
    const playback = new Playback(STEPS, 6);
    playback.toggle();
    expect([playback.at, playback.playing]).toEqual([0, true]);
    playback.pause();
  });
  it('stands still as soon as somebody steps himself', () => {
    const playback = new Playback(STEPS);
    playback.toggle();
    playback.action(1);
    vi.advanceTimersByTime(STEP_MS * 3);
    expect([playback.at, playback.playing]).toEqual([1, false]);
  });
  it('goes as fast as is said, from the step that stands on', () => {
    const playback = new Playback(STEPS, 0, 2);
    playback.toggle();
    vi.advanceTimersByTime(STEP_MS / 2);
    expect(playback.at).toBe(1);
    playback.speed = 0.5;
    vi.advanceTimersByTime(STEP_MS);
    expect(playback.at).toBe(1);
    vi.advanceTimersByTime(STEP_MS);
    expect(playback.at).toBe(2);
    playback.pause();
  });
  it('is given another speed while it stands still, and stands still', () => {
    const playback = new Playback(STEPS);
    for (const speed of [2, 4, 0.5, 1]) {
      playback.faster();
      expect(playback.speed).toBe(speed);
    }
    vi.advanceTimersByTime(STEP_MS * 3);
    expect([playback.at, playback.playing]).toEqual([0, false]);
  });
  it('rests between steps for longer than a card travels', () => {
    expect(STEP_MS / Math.max(...SPEEDS)).toBeGreaterThan(240);
  });
  it('never leaves its steps', () => {
    const playback = new Playback(STEPS, 99);
    expect(playback.at).toBe(6);
    playback.action(1);
    expect(playback.at).toBe(6);
    playback.go(-5);
    expect(playback.at).toBe(0);
  });
});

describe('the keys', () => {
  const press = (key: string, more: object = {}) =>
    keyMeaning({
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      repeat: false,
      target: null,
      ...more,
    });
  const inside = (kind: string, type = '') => ({
    target: {
      closest: (asked: string) => (asked.split(', ').includes(kind) ? { getAttribute: () => type } : null),
    },
  });

  it('step by action, by street, to both ends, and from hand to hand', () => {
    expect(
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'PageDown', 'Home', 'End', 'p', 's', 'N'].map((key) =>
        press(key),
      ),
    ).toEqual(['back', 'on', 'street-back', 'street-on', 'first', 'last', 'play', 'faster', 'after']);
  });
  it('mean nothing in a list or with a modifier, and their own on the ruler', () => {
    expect(press('ArrowDown', inside('select'))).toBeNull();
    expect(press('ArrowDown', inside('dialog'))).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('PageDown', inside('input', 'range'))).toBe('street-on');
  });
  it('leave the space bar to a button that has the focus', () => {
    expect(press(' ')).toBe('play');
    expect(press(' ', inside('button'))).toBeNull();
  });
  it('go on while they are held, but do not flicker', () => {
    expect(press('ArrowRight', { repeat: true })).toBe('on');
    expect(press('p', { repeat: true })).toBeNull();
    expect(press('s', { repeat: true })).toBeNull();
  });
});

describe('a hand of 13-card poker', () => {
  const moment = (rows: number, status: string, pairs = 0): ThirteenStep =>
    ({
      lines: 1,
      hand: {
        pairs: Array.from({ length: pairs }),
        seats: [{ status, rows: Array.from({ length: rows }) }],
      },
    }) as unknown as ThirteenStep;

  it('is set, opened and counted', () => {
    const steps = [
      moment(0, 'arranging'),
      moment(0, 'arranged'),
      moment(3, 'arranged'),
      moment(1, 'arranged'),
      moment(2, 'arranged'),
      moment(3, 'foul'),
      moment(3, 'foul', 1),
    ];
    expect(steps.map(partOf).map((part) => part.replace('replay-part-', ''))).toEqual([
      'setting',
      'setting',
      'setting',
      'rows',
      'rows',
      'rows',
      'points',
    ]);
    expect(streetsOf(steps)).toEqual([0, 3, 6]);
  });
});

describe('a hand of a file whose house took a rake', () => {
  const seat = (seat: number, won: number, stack: number) => ({ seat, won, stack });
  const steps = [[], [{ pot: 0, seat: 1, amount: 50 }]].map((awards) => ({
    lines: 0,
    hand: { ...turn.hand, awards, seats: awards.length ? [seat(1, 50, 150), seat(2, 0, 50)] : [] },
  }));
  const view = {
    steps,
    players: [],
    log: [],
    seats: 2,
    viewer: null,
    event: null,
    event_name: null,
    table: null,
    filed: { rake: 5, shares: [{ seat: 1, amount: 45, stack: 145 }] },
  } as unknown as ReplayView;

  it('shows at the seat what its player got, not the pot', () => {
    const seats = tableAt(view, 1).hand?.seats ?? [];
    expect(seats.map(({ won, stack }) => [won, stack])).toEqual([
      [45, 145],
      [0, 50],
    ]);
    expect(tableAt({ ...view, filed: null }, 1).hand?.seats[0]?.won).toBe(50);
  });
});
