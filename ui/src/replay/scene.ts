import type { EventName, HandView, LogLine, PlayerView, ReplayView, TableView } from '../protocol';
import { nameAt, seatIn } from '../table/facts';
import { tell } from '../table/log';
import { middleInWords } from '../table/pots';
import type { Situation } from '../table/situation';
import { eventName } from '../words/names';
import { listed, nameHand, say, speech } from '../words/words.svelte';

/** A step as the table's own pieces show it: nobody is on the clock, and nothing is to be decided. */
export function tableAt(view: ReplayView, at: number): TableView {
  const { hand, lines } = view.steps[at]!;
  const [small, big] = hand.blinds;
  const level = {
    number: 1,
    small_blind: small,
    big_blind: big,
    ante: hand.ante,
    ante_format: '',
    minutes: null,
    hands: null,
    small_bet: big,
    stud_ante: 0,
    bring_in: 0,
    big_bet_blinds: null,
    point: 0,
  };
  const table = tableOf(view);
  return {
    ...table,
    clock: { ...table.clock, level: big > 0 ? level : null },
    my_seat: view.viewer,
    hand: { ...asFiled(view, hand), log: view.log.slice(0, lines) },
  };
}

/** The hand with what each took from the pots by its file, after the rake, once the pots are out. */
function asFiled({ filed, steps }: ReplayView, hand: HandView): HandView {
  const out = hand.awards.length > 0 && hand.awards.length === steps.at(-1)?.hand.awards.length;
  if (!filed || !out) return hand;
  const seats = hand.seats.map((seat) => {
    const share = filed.shares.find((each) => each.seat === seat.seat);
    return { ...seat, won: share?.amount ?? 0, stack: share?.stack ?? seat.stack };
  });
  return { ...hand, seats };
}

/** The table of a hand that is over, without the hand. */
export function tableOf(view: ReplayView): TableView {
  const players: PlayerView[] = view.players.map(({ seat, name, house }) => ({
    seat,
    player: String(seat),
    name: name || say('seat-number', { seat }),
    house: house ? 'house' : null,
    stack: 0,
    connected: true,
    away: false,
    waiting: false,
    waits_for: null,
    bank_ms: 0,
    gone: null,
    bounty: 0,
    misses: 0,
  }));
  return {
    type: 'table',
    duty: null,
    now_ms: 0,
    event: view.event ?? '',
    event_name: view.event_name ?? { given: '', template: '', number: 0 },
    table: view.table ?? 0,
    seats: view.seats,
    state: 'playing',
    clock: {
      state: 'running',
      level: null,
      next: null,
      ends_ms: null,
      left_ms: null,
      length_ms: null,
      hands_left: null,
      break_ends_ms: null,
      next_break_ms: null,
      next_break_after_level: null,
      by_rounds: false,
      on_break: false,
      within_level: false,
      stopped: false,
    },
    players,
    my_seat: null,
    hand: null,
    turn: null,
    place: { rank: null, left: 0, entries: 0, average: 0, paid: 0, next_prize: 0 },
    announcement: null,
    moved_to: null,
    result: null,
    winner: null,
    news: [],
    went: [],
    my_move: null,
    next_game: null,
    choice: null,
    cash: null,
    thirteen: null,
    turns: [],
    terms: null,
    pause: null,
    offers: [],
    entry: null,
    deals: null,
    live: null,
    said: null,
  };
}

/** The event that hands are of: a cash table has no pages of an event. */
export function eventOf(of: { event: string | null; event_name: EventName | null }): string | undefined {
  return of.event_name?.template === 'cash' ? undefined : (of.event ?? undefined);
}

/** Where a hand was dealt: the event and its table, the cash table, or the file. */
export function whereOf(view: ReplayView, file: string | undefined): string {
  if (!view.event_name) return [file, view.played].filter(Boolean).join(' · ');
  const event = eventName(view.event_name);
  return eventOf(view) ? say('replay-where-event', { event, table: view.table }) : event;
}

/** The lines that a step told. */
export function linesAt(view: ReplayView, at: number): LogLine[] {
  return view.log.slice(view.steps[at - 1]?.lines ?? 0, view.steps[at]!.lines);
}

/** What happened in a step, in words. */
export function wordsAt(view: ReplayView, at: number): string {
  const table = tableAt(view, at);
  const words = linesAt(view, at)
    .map((line) => tell(table, line))
    .filter(Boolean);
  if (words.length > 0) return words.slice(-2).map(asSentence).join(speech.space);
  const toAct = table.hand?.to_act;
  return toAct ? say('story-to-act', { player: nameAt(table, toAct) }) : say('replay-start');
}

/** A line with its full stop: that of a street has none, because it heads the log, and would run into the next line. */
function asSentence(line: string): string {
  return /[.!?。！？]$/.test(line) ? line : line + say('stop').trimEnd();
}

/** What is in the middle at a step, empty for nothing. */
function potAt(view: ReplayView, at: number): string {
  const { hand } = view.steps[at]!;
  return hand.total > 0 ? middleInWords(hand) : '';
}

/** What the seat whose eyes are looked with holds at a step, empty where nothing is to be named. */
function holdingAt(view: ReplayView, at: number): string {
  const mine = view.viewer === null ? undefined : seatIn(view.steps[at]!.hand, view.viewer);
  return mine?.hand && mine.status !== 'folded'
    ? say('holding', { hand: nameHand(mine.hand, 'phrase', true) })
    : '';
}

/** How the file ends the hand where that is otherwise than the awards shown; empty where it is not. */
export function filedWords(view: ReplayView): string {
  if (view.filed === null) return '';
  const table = tableOf(view);
  const { rake, shares } = view.filed;
  const told = shares.map(({ seat, amount, stack }) =>
    say('replay-filed-share', { player: nameAt(table, seat), amount, stack }),
  );
  return say('replay-filed', { rake, shares: listed(told) });
}

/** The same at the last step, where the awards stand. */
function endAt(view: ReplayView, at: number): string {
  return at === view.steps.length - 1 ? filedWords(view) : '';
}

/** What stands under the felt: the street and the step, what happened, and what is in the middle. */
export function situationAt(view: ReplayView, at: number): Situation {
  const step = say('replay-step', { step: at + 1, steps: view.steps.length });
  return {
    tone: 'calm',
    icon: 'eye',
    state: `${say(`street-${view.steps[at]!.hand.street}`)} · ${step}`,
    main: wordsAt(view, at),
    more: endAt(view, at) || [potAt(view, at), holdingAt(view, at)].filter(Boolean).join(' · '),
  };
}

/** The same on a phone, whose felt tells what happened under the board: what is left. */
export function feltSituationAt(view: ReplayView, at: number): Situation {
  return {
    ...situationAt(view, at),
    main: potAt(view, at),
    more: endAt(view, at) || holdingAt(view, at),
  };
}
