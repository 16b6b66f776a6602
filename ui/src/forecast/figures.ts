import type { ForecastView, LevelForecast, Spread } from '../protocol';

/** A length of time as hours and minutes: 5:07. */
export function hours(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** A point of a picture: hours after the start, and what is shown there. */
export type Point = readonly [hours: number, value: number];

const HOUR_MS = 3_600_000;

/** What a level was worth, over the hour at which it is likely to begin. */
export function points(levels: readonly LevelForecast[], of: (level: LevelForecast) => number): Point[] {
  return levels.map((level) => [level.at_ms.middle / HOUR_MS, of(level)]);
}

/** When the last that is shown comes, in hours: how wide a picture is. */
export function width({ end, levels }: NonNullable<ForecastView['forecast']>): number {
  return Math.max(end.at_ms.high, ...levels.map(({ at_ms }) => at_ms.middle), 60_000) / HOUR_MS;
}

/** About how many pixels words take that are 12 pixels high: Chinese ones are as wide as high. */
export function wordsWide(words: string): number {
  return [...words].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 7), 0);
}

/** Between two lines across or upright: the roundest step of which so many fit at most. */
export function step(whole: number, most: number, steps: readonly number[]): number {
  return steps.find((each) => whole / each <= most) ?? whole / most;
}

export const HOURS = [1 / 12, 0.25, 0.5, 1, 2, 4, 8, 24] as const;
/** 1, 2, 5, 10, 20, 50, ... */
export const ROUND = [1, 2, 5]
  .flatMap((n) => [0, 1, 2, 3, 4, 5, 6].map((e) => n * 10 ** e))
  .sort((a, b) => a - b);

/** Whether the events differed in this. */
export const differs = ({ low, high }: Spread): boolean => low !== high;
