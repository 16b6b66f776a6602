import { expect, test } from 'vitest';
import { seatAt, seatIn } from '../src/cash/seat';
import { lacksChips, stateOf } from '../src/cash/state';
import { absence, playerAt } from '../src/table/facts';
import { situationOf } from '../src/table/situation';
import type { CashLine, CashSeatView, TableView } from '../src/protocol';
import { turn } from './gallery/views';
import { say } from '../src/words/words.svelte';

const SEAT: CashSeatView = {
  sits_out: false,
  leaving: false,
  waits: false,
  owes: 0,
  add_on: 0,
  add_on_most: 500,
  needs: 0,
  cut: null,
  why_out: null,
};

/** A cash table at which the viewer sits like this; null where he only watches. */
function table(mine: Partial<CashSeatView> | null, changes: Partial<TableView> = {}): TableView {
  return {
    ...turn,
    cash: {
      stakes: 'holdem-25-50',
      game: 'nlhe',
      buy_in: [2000, 5000],
      rake: 0,
      wallet: 15_000,
      mine: mine && { ...SEAT, ...mine },
      may_sit: mine === null,
      frozen: null,
      point: 0,
      bonus: false,
      go_on: 1,
      waiting: 0,
      wait: null,
      may_wait: false,
      ending: false,
    },
    ...changes,
  };
}

const told = (view: TableView) => stateOf(view, view.cash!);

test('a seat in play says nothing', () => {
  expect(told(table({}))).toEqual([]);
});

test('everybody is told that the table closes after this hand', () => {
  const closing = (mine: Partial<CashSeatView> | null) => {
    const view = table(mine);
    return stateOf(view, { ...view.cash!, ending: true });
  };
  expect(closing({ leaving: true })).toEqual([say('cash-ending')]);
  expect(closing(null)).toEqual([say('cash-watching'), say('cash-ending-seen')]);
});

test('who sits out is told so, and what he will post', () => {
  expect(told(table({ sits_out: true, owes: 75 }, { state: 'waiting' }))).toEqual([
    'You are sitting out and are not dealt in.',
    'You post 75 when you come back.',
  ]);
  expect(told(table({ sits_out: true }))).toEqual(['You sit out from the next hand.']);
  expect(told(table({ sits_out: true, why_out: 'pause' }, { state: 'waiting' }))).toEqual([
    'Your break ran out: you are sitting out. Your seat and chips are kept.',
  ]);
  expect(told(table({ sits_out: true, why_out: 'clock' }, { state: 'waiting' }))).toEqual([
    'Your time ran out, so you are sitting out. Press "I\'m back" to be dealt in.',
  ]);
  expect(told(table({ sits_out: true, why_out: 'clock' }))).toEqual([
    'Your time ran out: you sit out from the next hand.',
  ]);
});

test('a newcomer is told the same of the own seat and of what is posted', () => {
  const players = (waits_for: 'next-hand' | 'button') =>
    turn.players.map((player) =>
      player.seat === turn.my_seat ? { ...player, waiting: true, waits_for } : player,
    );
  const said = (waits_for: 'next-hand' | 'button') => {
    const view = table({ owes: 10 }, { players: players(waits_for) });
    return [...told(view), absence(playerAt(view, view.my_seat!)!)];
  };
  expect(said('next-hand')).toEqual(['You post 10 with your first hand.', 'Next hand']);
  expect(said('button')).toEqual(['You post 10 once the button has passed.', 'Waiting for button']);
});

test('who sits out is told so first where no hand is dealt', () => {
  const waiting = { state: 'waiting', hand: null } as const;
  const out = situationOf(table({ sits_out: true, why_out: 'clock' }, waiting), 0, false);
  expect(out.main).toBe('Sitting out');
  expect(out.more).toBe('Your time ran out, so you are sitting out. Press "I\'m back" to be dealt in.');
  expect(situationOf(table({}, waiting), 0, false).main).toBe('Waiting for players');
});

test('one who has too little to go on is told what he needs, between hands', () => {
  expect(told(table({ needs: 60 }, { state: 'waiting' }))).toEqual([
    'Your stack is below the table minimum. Add at least 60 to be dealt in.',
  ]);
  expect(told(table({ needs: 60 }))).toEqual([]);
});

test('who leaves is told nothing else', () => {
  expect(told(table({ leaving: true, sits_out: true, add_on: 5 }))).toEqual([
    'You leave when the hand is over.',
  ]);
});

test('an add-on is told until it comes', () => {
  expect(told(table({ add_on: 1500 }))).toEqual(['1,500 more after this hand']);
});

test('an add-on of which not all came is told with its reason', () => {
  expect(told(table({ cut: { asked: 400, added: 0, why: 'most' } }))).toEqual([
    'You asked for 400 more. Nothing was added: you already have the table maximum of 5,000 or more.',
  ]);
  expect(told(table({ cut: { asked: 1400, added: 1050, why: 'most' } }))).toEqual([
    'You asked for 1,400 more. 1,050 was added, up to the table maximum of 5,000.',
  ]);
  expect(told(table({ cut: { asked: 400, added: 50, why: 'wallet' } }))).toEqual([
    'You asked for 400 more. 50 was added: that was all your wallet had.',
  ]);
});

test('one who has no chips left is told between hands', () => {
  const players = turn.players.map((player) => ({ ...player, stack: 0 }));
  expect(told(table({ needs: 1 }, { players, state: 'waiting' }))).toEqual([
    'You have no chips left here. Add chips to keep playing.',
  ]);
  expect(told(table({ needs: 1 }, { players, state: 'playing' }))).toEqual([]);
});

test('adding chips is the way back of one who has too few, and of nobody else', () => {
  const lacks = (view: TableView) => lacksChips(view, view.cash!);
  const waiting = { state: 'waiting' } as const;
  expect(lacks(table({ needs: 1 }, waiting))).toBe(true);
  expect(lacks(table({ needs: 1, sits_out: true }, waiting))).toBe(true);
  expect(lacks(table({ needs: 1 }, { state: 'playing' }))).toBe(false);
  expect(lacks(table({ needs: 0, sits_out: true }, waiting))).toBe(false);
  expect(lacks(table({ needs: 1, leaving: true }, waiting))).toBe(false);
  expect(lacks(table(null, { my_seat: null }))).toBe(false);
});

test('one who watches can sit down at this table, with its bounds', () => {
  const view = table(null, { my_seat: null });
  expect(told(view)).toEqual(['You are watching this table.']);
  expect(seatAt(view)).toMatchObject({ table: view.event, buyIn: [2000, 5000], running: true });
  expect(seatAt(table({}))).toBeNull();
  expect(seatAt(turn)).toBeNull();
});

test('one who watches a full table is told that a house player makes room after the hand', () => {
  const players = (house: string | null) =>
    Array.from({ length: turn.seats }, (_, at) => ({ ...turn.players[0]!, seat: at + 1, house }));
  const full = { my_seat: null, players: players('rock') };
  const view = table(null, full);
  const shut = { ...view, cash: { ...view.cash!, may_sit: false } };
  expect(told(shut)).toEqual([
    'You are watching this table.',
    'The table is full. A computer player makes room for you when this hand is over.',
  ]);
  expect(told({ ...shut, players: players(null) })).toEqual(['You are watching this table.']);
  expect(told(view), 'between hands the seat is there').toEqual(['You are watching this table.']);
});

test('a table that opens is not running: nobody posts or waits there', () => {
  const line: CashLine = {
    stakes: 'holdem-5-10',
    table: null,
    edition: 'modern',
    game: 'nlhe',
    small_blind: 5,
    big_blind: 10,
    buy_in: [400, 1000],
    seats: 6,
    players: 0,
    house: 4,
    rake: 0,
    mine: false,
    point: 0,
    bonus: false,
    go_on: 1,
    waiting: 0,
    kept: 0,
  };
  expect(seatIn(line).running).toBe(false);
  expect(seatIn({ ...line, table: 'c1', players: 1 }).running).toBe(false);
  expect(seatIn({ ...line, table: 'c1', players: 2 }).running).toBe(true);
});
