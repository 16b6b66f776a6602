import { leftMs } from '../pieces/eventclock';
import type { ClockView, Command, EventView } from '../protocol';
import { say, timeLeft } from '../words/words.svelte';

/** What can be done to the clock beside pausing it and ending a level. */
export type ClockChange =
  'move-clock' | 'set-clock' | 'previous-level' | 'start-break' | 'end-break' | 'plan-break';

/** What the sheet's fields say; the order that is given takes of it what it needs. */
export interface Fields {
  /** Minutes to add, or with a minus to take away. */
  by: number;
  minutes: number | null;
  seconds: number | null;
  breakMinutes: number | null;
  afterLevel: number;
}

const DAY_S = 86_400;

/** What the clock allows as it stands. */
export function changesOf({ clock, line }: EventView): ClockChange[] {
  if (line.state === 'open' || line.state === 'over') return [];
  const inBreak = clock.on_break;
  const runsDown = leftMs(clock, 0) !== null;
  const changes: ClockChange[] = [];
  if (runsDown) changes.push('move-clock', 'set-clock');
  changes.push(inBreak ? 'end-break' : 'start-break', 'plan-break');
  if ((clock.level?.number ?? 1) > 1 || inBreak) changes.push('previous-level');
  return changes;
}

/** The level that `previous-level` goes back to: in the break after a level that level. */
export function levelBack(clock: ClockView): number {
  const level = clock.level?.number ?? 1;
  return clock.on_break && !clock.within_level ? level : level - 1;
}

/** The levels after which a break may be planned. */
export function levelsToCome({ clock, levels }: EventView): number[] {
  const first = (clock.level?.number ?? 1) + Number(clock.on_break && !clock.within_level);
  return levels.map(({ number }) => number).filter((number) => number >= first && number < levels.length);
}

const whole = (n: number | null): n is number => n !== null && Number.isInteger(n) && n >= 0;

/** The seconds that the fields set; null where they are none. */
export function secondsSet({ minutes, seconds }: Fields): number | null {
  if (!whole(minutes) || !whole(seconds) || seconds > 59) return null;
  const all = 60 * minutes + seconds;
  return all >= 1 && all <= DAY_S ? all : null;
}

/** The order that the fields make, without its reason; null where they make none. */
export function orderOf(
  change: ClockChange,
  fields: Fields,
  view: EventView,
  reason: string,
): Extract<Command, { type: ClockChange }> | null {
  const event = view.line.event;
  const minutes = fields.breakMinutes;
  const fits = whole(minutes) && 60 * minutes <= DAY_S;
  switch (change) {
    case 'move-clock':
      return { type: change, event, seconds: 60 * fields.by, reason };
    case 'set-clock': {
      const seconds = secondsSet(fields);
      return seconds === null ? null : { type: change, event, seconds, reason };
    }
    case 'start-break':
      return fits && minutes > 0 ? { type: change, event, minutes, reason } : null;
    case 'plan-break':
      return fits && levelsToCome(view).includes(fields.afterLevel)
        ? { type: change, event, after_level: fields.afterLevel, minutes, reason }
        : null;
    default:
      return { type: change, event, reason };
  }
}

/** What the button says: the exact thing that it will do. */
export function doWords(change: ClockChange, fields: Fields, view: EventView): string {
  const minutes = fields.breakMinutes ?? 0;
  const length = (of: number) => say('clock-minutes', { minutes: of });
  switch (change) {
    case 'move-clock':
      return say('clock-do-move-clock', { less: fields.by < 0, length: length(Math.abs(fields.by)) });
    case 'set-clock':
      return say('clock-do-set-clock', { length: timeLeft(1000 * (secondsSet(fields) ?? 0)) });
    case 'previous-level':
      return say('clock-do-previous-level', { level: levelBack(view.clock) });
    case 'plan-break':
      return say(minutes === 0 ? 'clock-do-no-break' : 'clock-do-plan-break', {
        level: fields.afterLevel,
        length: length(minutes),
      });
    default:
      return say(`clock-do-${change}`, { length: length(minutes) });
  }
}
