import { decksNow, saidNow } from '../pieces/said';
import type { CalledView, EventView } from '../protocol';

/** What is said aloud at a screen: words `call-<code>`. */
export interface Call {
  code:
    | 'level'
    | 'break'
    | 'break-over'
    | 'break-soon'
    | 'decks'
    | 'seats'
    | 'seats-of-day'
    | 'hand-for-hand'
    | 'said'
    | 'over'
    | 'color-up'
    | 'called'
    | 'called-any';
  parameters: Record<string, string | number>;
}

/** A break is announced so long before it begins. */
export const SOON_MS = 60_000;

/** What of an event is called out when it changes. */
export interface Heard {
  state: string;
  level: number;
  onBreak: boolean;
  handForHand: boolean;
  announcement: string | null;
  /** The smallest chip in play. */
  chip: number;
  /** Whether a break begins within the minute. */
  soon: boolean;
  /** Whether dealers are called to prepare their decks. */
  decks: boolean;
  /** The number of the newest line that tells of a draw of all seats, 0 where none does. */
  drawn: number;
}

const DRAWN = new Set([
  'seats-redrawn',
  'day-drawn',
  'seats-taken-back-redraw',
  'seats-taken-back-final-table',
]);

const newestDraw = (view: EventView) => view.news.findLast(({ code }) => DRAWN.has(code));

export function heardOf(view: EventView, nowMs: number): Heard {
  const until = view.clock.next_break_ms === null ? null : view.clock.next_break_ms - nowMs;
  return {
    state: view.line.state,
    level: view.clock.level?.number ?? 0,
    onBreak: view.clock.on_break,
    handForHand: view.hand_for_hand !== null,
    announcement: saidNow(view, nowMs),
    chip: view.chip,
    soon: until !== null && until <= SOON_MS && view.clock.state === 'running',
    decks: decksNow(view.decks ?? null, nowMs) !== null,
    drawn: newestDraw(view)?.n ?? 0,
  };
}

/** What is to be called out now, after what stood before; `level` are the stakes of the level in words. */
export function calls(before: Heard, now: Heard, view: EventView, level: string): Call[] {
  const called: Call[] = [];
  const call = (code: Call['code'], parameters: Call['parameters'] = {}) => called.push({ code, parameters });
  if (before.state === 'open' && now.state !== 'open' && now.state !== 'over') call('seats');
  else if (now.drawn > before.drawn) {
    const day = newestDraw(view)?.parameters.day;
    if (typeof day === 'number') call('seats-of-day', { day });
    else call('seats');
  }
  if (now.onBreak && !before.onBreak) {
    const length = view.clock.length_ms ?? 0;
    call('break', { minutes: Math.ceil(length / 60_000) });
  } else if (before.onBreak && !now.onBreak && now.state !== 'over') call('break-over');
  if (now.level !== before.level && now.level > 0 && now.state !== 'over')
    call('level', { level: now.level, stakes: level });
  if (now.soon && !before.soon && before.level === now.level) call('break-soon');
  if (now.decks && !before.decks) call('decks');
  if (now.handForHand && !before.handForHand) call('hand-for-hand');
  if (now.chip > before.chip && before.chip > 0) call('color-up', { chip: before.chip, into: now.chip });
  if (now.announcement && now.announcement !== before.announcement) call('said', { text: now.announcement });
  if (now.state === 'over' && before.state !== 'over') call('over', { player: view.line.winner ?? '' });
  return called;
}

/** Who of the floor's list has been called up, or called again, since what stood before. */
export function calledUp(before: CalledView, now: CalledView): Call[] {
  const known = new Map(before.called.map(({ number, called_ms }) => [number, called_ms]));
  return now.called
    .filter(({ number, called_ms }) => known.get(number) !== called_ms)
    .map(({ name, title }) => ({
      code: title ? 'called' : 'called-any',
      parameters: { player: name, table: title },
    }));
}
