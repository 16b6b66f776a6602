import { describe, expect, test } from 'vitest';
import { eventsLeft, lastDay, nextStart } from '../src/director/series';

/** Thursday, 3 December 2026, by the clock of the wall. */
const at = (hours: number, minutes = 0) => new Date(2026, 11, 3, hours, minutes);

describe('the next event of a series', () => {
  test.each([
    [{ weekday: 3, time: '19:30' }, at(18), '2026-12-03T19:30'],
    [{ weekday: 3, time: '19:30' }, at(19, 30), '2026-12-10T19:30'],
    [{ weekday: 4, time: '09:05' }, at(18), '2026-12-04T09:05'],
    [{ weekday: 2, time: '19:30' }, at(18), '2026-12-09T19:30'],
    [{ weekday: 6, time: '20:00' }, at(18), '2026-12-06T20:00'],
    [{ weekday: 0, time: '20:00', until: '2026-12-07' }, at(18), '2026-12-07T20:00'],
    [{ weekday: 0, time: '20:00', until: '2026-12-06' }, at(18), null],
  ])('%j', (series, now, start) => {
    expect(nextStart(series, now)).toBe(start);
  });
});

describe('a series that ends after some events', () => {
  const thursdays = { weekday: 3, time: '19:30' };
  test.each([
    [1, at(18), '2026-12-03'],
    [3, at(18), '2026-12-17'],
    [3, at(20), '2026-12-24'],
  ])('%d to come', (events, now, until) => {
    expect(lastDay(thursdays, events, now)).toBe(until);
    expect(eventsLeft({ ...thursdays, until }, now)).toBe(events);
  });

  test('has none left once its last day is over', () => {
    expect(eventsLeft({ ...thursdays, until: '2026-12-03' }, at(20))).toBe(0);
    expect(eventsLeft(thursdays, at(20))).toBeNull();
  });
});
