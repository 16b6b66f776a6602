import type { BagView, DaysView } from '../protocol';
import { say, timeLeft } from '../words/words.svelte';

/** What a flight is called: A, B, C ... */
export const letterOf = (flight: number): string => String.fromCharCode(64 + flight);

/** "Day 1, flight B", "Day 2"; of an event whose only day this is nothing. */
export function dayWords({ day, flight, flights, stage }: DaysView): string {
  if (stage === 'drawn') return say('days-day', { day });
  return flights > 1 ? say('days-flight', { day, flight: letterOf(flight) }) : say('days-day', { day });
}

/** How the present day ends: "with level 8, or with 40 players left". */
export function endWords({ end }: DaysView): string {
  if (!end) return say('days-played-out');
  const { level = 0, players = 0 } = end;
  if (level > 0 && players > 0) return say('days-ends-with-both', { level, players });
  return level > 0 ? say('days-ends-with-level', { level }) : say('days-ends-with-players', { players });
}

/** Where play resumes: "Level 9", "Level 8 with 12:30 left". */
export function resumesWords({ level, left_ms }: DaysView): string {
  if (level === null || level === undefined) return '';
  return left_ms === null || left_ms === undefined
    ? say('days-resumes', { level })
    : say('days-resumes-left', { level, left: timeLeft(left_ms) });
}

/** How far the last hands are: how many each table has still to deal, the most of them. */
export function lastHandsWords({ last_hands: last }: DaysView): string {
  if (!last) return '';
  const left = Math.max(0, ...Object.values(last.left));
  return left > 0 ? say('days-last-hands-left', { hands: left, of: last.hands }) : say('days-last-hand');
}

/** Who has signed for a bag. */
export function signedWords({ signed, floor }: BagView): string {
  if (signed && floor) return say('bag-signed-both');
  return say(floor ? 'bag-signed-floor' : signed ? 'bag-signed-player' : 'bag-signed-none');
}

/** Whether the event, as announced, goes on after the day or the flight that is played. */
export const dayFollows = (days: DaysView | null | undefined): boolean =>
  days != null && (days.end !== null || days.next_flight !== null);

/** Whether another day can be made of it: the day that is played is the last one, or the only one. */
export const canStopForTonight = (days: DaysView | null | undefined): boolean =>
  !days || (days.stage === 'play' && !dayFollows(days));
