import type { ClockView, EventLine, LevelView } from '../protocol';
import { isFixed, kindOf } from '../table/games';
import { grouped, say, timeLeft } from '../words/words.svelte';

/** What is left of the level (of the break, while there is one) in milliseconds; null where nothing runs down. */
export function leftMs(view: ClockView, nowMs: number): number | null {
  if (view.state === 'break')
    return view.break_ends_ms === null ? null : Math.max(0, view.break_ends_ms - nowMs);
  if (view.ends_ms !== null) return Math.max(0, view.ends_ms - nowMs);
  return view.left_ms;
}

/** Whether anything runs down: levels that never rise have nothing left. */
export function runsDown(view: ClockView): boolean {
  return view.state === 'break' || view.hands_left !== null || view.ends_ms !== null || view.left_ms !== null;
}

/** What is left as it is written: 4:12, or "3 hands"; a dash where there is nothing to count. */
export function leftWords(view: ClockView, nowMs: number): string {
  if (view.state !== 'break' && view.hands_left !== null)
    return say('clock-hands', { hands: view.hands_left });
  const left = leftMs(view, nowMs);
  return left === null ? '–' : timeLeft(left);
}

/** Which share of the level is still left, 0 to 1. */
export function leftShare(view: ClockView, nowMs: number): number {
  if (view.state !== 'break' && view.hands_left !== null)
    return view.hands_left / (view.level?.hands ?? view.hands_left);
  const left = leftMs(view, nowMs);
  return left === null || !view.length_ms ? 0 : left / view.length_ms;
}

/** "Big blind ante 300", in stud "Ante 25"; nothing where the level has none. */
export function anteWords(level: LevelView, game = ''): string {
  if (kindOf(game) === 'stud')
    return level.stud_ante > 0 ? say('ante-per-player', { amount: level.stud_ante }) : '';
  return level.ante > 0 ? say(`ante-${level.ante_format}`, { amount: level.ante }) : '';
}

/** Blinds, or in a game with a fixed limit both of its bets: 150 / 300. In 13-card poker what a point is worth. */
export function blindsWords(level: LevelView, game = ''): string {
  if (level.point > 0) return say('level-point', { point: level.point });
  if (isFixed(game)) return `${grouped(level.small_bet)} / ${grouped(2 * level.small_bet)}`;
  const [small, big] = level.big_bet_blinds ?? [level.small_blind, level.big_blind];
  return `${grouped(small)} / ${grouped(big)}`;
}

/** The games that are played in a level: where games take turns by level it is one of them. */
export function gamesIn(level: LevelView, { game, rotation }: EventLine): readonly string[] {
  if (!rotation) return [game];
  if (rotation.by !== 'level' || rotation.chosen) return rotation.games;
  return [rotation.games[(level.number - 1) % rotation.games.length]!];
}

/**
 * What the games of a level are played for: the bets of those with a fixed limit, the blinds of the others. `what`
 * tells which, where both are among them.
 */
export function stakesOf(level: LevelView, line: EventLine): { what: string; amounts: string }[] {
  const games = gamesIn(level, line);
  const both = games.some(isFixed) && !games.every(isFixed);
  return [games.find(isFixed), games.find((game) => !isFixed(game))]
    .filter((game) => game !== undefined)
    .map((game) => ({
      what: both ? say(isFixed(game) ? 'column-limit' : 'column-blinds') : '',
      amounts: blindsWords(level, game),
    }));
}

/** The ante of a level, that of stud where stud is among its games. */
export function anteOf(level: LevelView, line: EventLine): string {
  const games = gamesIn(level, line);
  return anteWords(level, games.find((game) => kindOf(game) === 'stud') ?? games[0]);
}

/** Above the time: "Level 7", "Break", "Paused". */
export function stateWords(view: ClockView): string {
  if (view.stopped) return say('clock-stopped');
  if (view.by_rounds && view.level && view.state === 'running')
    return say('clock-level-state', { level: view.level.number, state: say('clock-by-rounds') });
  if (view.state === 'running' || view.level === null) {
    return view.level ? say('clock-level', { level: view.level.number }) : say(`clock-${view.state}`);
  }
  return view.state === 'break' || view.state === 'over'
    ? say(`clock-${view.state}`)
    : say('clock-level-state', { level: view.level.number, state: say(`clock-${view.state}`) });
}

/** In a break the level of the next hand: the one after it, or the one that it interrupts; null in no break. */
export function levelAfter(view: ClockView): LevelView | null {
  if (!view.on_break) return null;
  return view.within_level ? view.level : (view.next ?? view.level);
}

/** Which level the next hand after the break is of: "Next: level 3", or that the interrupted one resumes. */
export const afterWords = (view: ClockView): string =>
  say(view.within_level ? 'clock-level-goes-on' : 'clock-after-break', {
    level: levelAfter(view)?.number,
  });

/** Until the next break: 14:12, or "after level 8"; null where none comes. */
export function breakWords(view: ClockView, nowMs: number): string | null {
  if (view.next_break_ms !== null) return timeLeft(view.next_break_ms - nowMs);
  if (view.next_break_after_level !== null)
    return say('clock-break-after', { level: view.next_break_after_level });
  return null;
}
