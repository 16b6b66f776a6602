import { describe, expect, it } from 'vitest';
import { hours, HOURS, points, ROUND, step, width, wordsWide } from '../src/forecast/figures';
import { isOf } from '../src/forecast/forecasting.svelte';
import type { CreateEvent, Forecast, ForecastAsked, LevelForecast, Spread } from '../src/protocol';

const spread = (middle: number): Spread => ({ low: middle / 2, middle, high: middle * 2 });
const HOUR = 3_600_000;

describe('the figures of a forecast', () => {
  it('are told in hours and minutes', () => {
    expect(hours(0)).toBe('0:00');
    expect(hours(5 * HOUR + 7 * 60_000)).toBe('5:07');
    expect(hours(59.6 * 60_000)).toBe('1:00');
  });

  it('lie over the hour at which a level is likely to begin', () => {
    const level = (number: number, left: number): LevelForecast => ({
      level: number,
      share: 1,
      at_ms: spread((number - 1) * HOUR),
      left: spread(left),
      average: 50,
      median: 40,
    });
    const drawn = points([level(1, 9), level(2, 5)], ({ left }) => left.middle);
    expect(drawn).toEqual([
      [0, 9],
      [1, 5],
    ]);
  });

  it('are as wide as the last of the likely ends, and never nothing', () => {
    const of = (end: number) =>
      width({
        end: { at_ms: spread(end), level: spread(1), share: 1 },
        levels: [] as LevelForecast[],
      } as Forecast);
    expect(of(3 * HOUR)).toBe(6);
    expect(of(0)).toBeGreaterThan(0);
  });

  it('stand on lines of round numbers, no more than fit', () => {
    expect(step(9, 5, ROUND)).toBe(2);
    expect(step(40, 5, ROUND)).toBe(10);
    expect(step(1000, 5, ROUND)).toBe(200);
    expect(step(7, 4, HOURS)).toBe(2);
    expect(step(0.3, 4, HOURS)).toBe(1 / 12);
    expect(ROUND.slice(0, 5)).toEqual([1, 2, 5, 10, 20]);
  });
});

describe('words in a picture', () => {
  it('are wider in Chinese', () => {
    expect(wordsWide('泡沫')).toBe(24);
    expect(wordsWide('bubble')).toBe(42);
  });
});

describe('a forecast', () => {
  it('is one of the event, or of the template, that it was asked of', () => {
    const create: CreateEvent = { type: 'create-event', template: 'turbo-27', name: '' };
    const asked = { event: 'e1', new: null } as ForecastAsked;
    expect(isOf(asked, { event: 'e1' })).toBe(true);
    expect(isOf(asked, { event: 'e2' })).toBe(false);
    expect(isOf(asked, { new: create })).toBe(false);
    expect(isOf({ event: null, new: create } as ForecastAsked, { new: create })).toBe(true);
    expect(isOf(null, { event: 'e1' })).toBe(false);
  });
});
