import { describe, expect, it } from 'vitest';
import { lastWord, seatIn } from '../src/table/facts';
import { completes, drawsOf, halfWonBy, isFixed, kindOf } from '../src/table/games';
import { movesOf, type Sizing } from '../src/table/moves';
import { potsOf } from '../src/table/pots';
import { presetsOf } from '../src/table/presets';
import { situationOf } from '../src/table/situation';
import { GAMES } from './gallery/games';
import { NOW_MS } from './gallery/views';

const handOf = (name: string) => GAMES[name]!.hand!;
const sizing: Sizing = { code: 'bet', amount: 0, allIn: false, stack: 9_000 };
const wordsOf = (name: string, size: Partial<Sizing> = {}, picked: string[] = []) =>
  movesOf(handOf(name).options!, { ...sizing, ...size }, picked).map(({ words }) => words);

describe('a game', () => {
  it.each([
    ['nlhe', 'board'],
    ['plo8', 'board'],
    ['flcourchevel8', 'board'],
    ['flstud8', 'stud'],
    ['flrazz', 'stud'],
    ['fl27td', 'draw'],
    ['nl5draw', 'draw'],
    ['plbadacey', 'draw'],
  ])('%s has its cards in a %s', (game, kind) => {
    expect(kindOf(game)).toBe(kind);
  });

  it('with a fixed limit has one amount and no sizes to choose from', () => {
    expect(isFixed('flo8')).toBe(true);
    expect(presetsOf(handOf('stud'), handOf('stud').options!, 12_650, 0)).toEqual([]);
    expect(wordsOf('stud', { code: 'raise', amount: 400 })).toEqual(['Fold', 'Call 200', 'Raise to 400']);
  });

  it('with a pot limit has the pot for its most', () => {
    const presets = presetsOf(handOf('omaha'), handOf('omaha').options!, 10_500, 0);
    expect(presets.at(-1)).toEqual({ code: 'pot', to: 2_050 });
    expect(presets.filter(({ code }) => code === 'pot')).toHaveLength(1);
  });
});

describe('a draw', () => {
  it('is stood pat or drawn to, as many as are chosen', () => {
    expect(wordsOf('draw')).toEqual(['Stand pat']);
    expect(wordsOf('draw', {}, ['Kd'])).toEqual(['Stand pat', 'Draw 1']);
    const draw = movesOf(handOf('draw').options!, sizing, ['Kd', '7s'])[1]!;
    expect(draw.action).toEqual({ type: 'discard', cards: ['Kd', '7s'] });
    expect(draw.main).toBe(true);
  });

  it('that must be made throws as many cards away as it must', () => {
    const options = { ...handOf('draw').options!, discard: [1, 1] as [number, number] };
    expect(movesOf(options, sizing, ['Kd']).map(({ words }) => words)).toEqual(['Throw one card away']);
  });

  it('is counted for each seat and each round', () => {
    expect(drawsOf(handOf('draw'), 4)).toEqual([3, 2]);
    expect(drawsOf(handOf('draw'), 5)).toEqual([1, 0]);
    expect(drawsOf(handOf('draw'), 1)).toEqual([]);
  });

  it('tells what is to be done', () => {
    expect(situationOf(GAMES.draw!, NOW_MS, false).main).toBe('Choose the cards to change');
  });
});

describe('stud', () => {
  it('opens with the bring-in or completes it', () => {
    expect(completes({ ...handOf('bringIn'), street: 'fourth' })).toBe(false);
    expect(completes(handOf('bringIn'))).toBe(true);
    expect(wordsOf('bringIn', { code: 'complete', amount: 100 })).toEqual(['Bring in 25', 'Complete to 100']);
    expect(situationOf(GAMES.bringIn!, NOW_MS, false).main).toBe('You open: 25, or complete to 100');
  });

  it('is no completion any more after one', () => {
    const hand = handOf('bringIn');
    const seats = hand.seats.map((seat) => (seat.seat === 3 ? { ...seat, bet: 100 } : seat));
    expect(completes({ ...hand, seats })).toBe(false);
  });
});

describe('a pot of two halves', () => {
  it('names who has which', () => {
    expect(potsOf(handOf('eight'))[0]!.halves).toEqual([
      { half: 'high', seats: [6] },
      { half: 'low', seats: [3] },
    ]);
    expect(halfWonBy(handOf('eight'), 3)).toBe('low');
    expect(halfWonBy(handOf('eight'), 1)).toBeNull();
    expect(lastWord(seatIn(handOf('eight'), 3)!, handOf('eight'))?.text).toBe('Low 575');
    expect(situationOf(GAMES.eight!, NOW_MS, false).main).toBe('You win 575, the high half');
  });

  it('that one takes whole is scooped', () => {
    const hand = handOf('eight');
    const awards = hand.awards.map((award) => ({ ...award, seat: 6 }));
    expect(halfWonBy({ ...hand, awards }, 6)).toBe('both');
  });

  it('is told to a watcher with both hands', () => {
    const watched = { ...GAMES.eight!, my_seat: null };
    const { main, more } = situationOf(watched, NOW_MS, false);
    expect(main).toContain('Marek wins 575 with the low hand');
    expect(more).toContain('8-7-4-3-A low');
  });
});
