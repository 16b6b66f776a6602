import { describe, expect, it } from 'vitest';
import { anteOf, gamesIn, stakesOf } from '../src/pieces/eventclock';
import { choiceInWords, isMyChoice } from '../src/table/choice';
import { lastWord, seatIn } from '../src/table/facts';
import { completes, drawsOf, halfWonBy, isFixed, kindOf } from '../src/table/games';
import { movesOf, type Sizing } from '../src/table/moves';
import { middleInWords, potsOf } from '../src/table/pots';
import { presetsOf } from '../src/table/presets';
import { situationOf } from '../src/table/situation';
import { gameInPlay, gameOf, turnsInWords } from '../src/words/names';
import { GAMES } from './gallery/games';
import { LEVELS } from './gallery/levels';
import { eventView, NOW_MS } from './gallery/views';

const handOf = (name: string) => GAMES[name]!.hand!;
const sizing: Sizing = { code: 'bet', amount: 0, legal: true, allIn: false, stack: 9_000 };
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
    expect(movesOf(options, sizing, ['Kd']).map(({ words }) => words)).toEqual(['Discard one card']);
  });

  it('is counted for each seat and each round', () => {
    expect(drawsOf(handOf('draw'), 4)).toEqual([3, 2]);
    expect(drawsOf(handOf('draw'), 5)).toEqual([1, 0]);
    expect(drawsOf(handOf('draw'), 1)).toEqual([]);
  });

  it('tells what is to be done', () => {
    expect(situationOf(GAMES.draw!, NOW_MS, false).main).toBe('Choose cards to draw');
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

describe('several pots', () => {
  const award = { board: 0, order: '', five: [], hand: null };
  const pots = [
    { amount: 900, seats: [1, 3, 6] },
    { amount: 400, seats: [3, 6] },
  ];
  const hand = { ...handOf('eight'), pots, total: 1_300, awards: [] };
  const won = (main: number, side: number) => ({
    ...GAMES.eight!,
    hand: {
      ...hand,
      pots: [],
      awards: [
        { ...award, pot: 0, seat: main, amount: 900 },
        { ...award, pot: 1, seat: side, amount: 400 },
      ] as typeof hand.awards,
    },
  });

  it('in the middle are told apart while nothing is bet', () => {
    expect(middleInWords(hand)).toBe('Main pot 900 · Side pot 400');
    expect(middleInWords({ ...hand, total: 1_500 })).toBe('Pot 1,500');
    expect(middleInWords({ ...hand, pots: pots.slice(0, 1), total: 900 })).toBe('Pot 900');
  });

  it('go each to its winner', () => {
    const { main } = situationOf({ ...won(1, 3), my_seat: null }, NOW_MS, false);
    expect(main).toMatch(/^Main pot 900 to .+ · Side pot 400 to Marek$/);
  });

  it('that one has won are told beside their sum', () => {
    const mine = situationOf(won(6, 6), NOW_MS, false);
    expect(mine.main).toBe('You win 1,300');
    expect(mine.more).toBe('Main pot 900 · Side pot 400');
    expect(situationOf(won(1, 6), NOW_MS, false).more).toBe('Side pot 400');
  });
});

describe("dealer's choice", () => {
  const choice = {
    turn: 4,
    seat: 6,
    name: 'You',
    games: ['nlhe', 'flrazz'],
    otherwise: 'flrazz',
    chosen: null,
    ends_ms: NOW_MS + 12_000,
  };
  const view = { ...GAMES.eight!, choice };

  it('is told to the chooser as his turn, with what is left of his time', () => {
    expect(isMyChoice(view)).toBe(true);
    const { tone, state, main } = situationOf(view, NOW_MS, false);
    expect(tone).toBe('turn');
    expect(state).toBe('You choose the next game, 0:12 left');
    expect(main).toContain('You win');
    const first = situationOf({ ...view, hand: null, state: 'between' }, NOW_MS, false);
    expect(first.main).toBe('If not: Fixed-limit razz');
  });

  it('is told to the others, and what was chosen to everybody', () => {
    const other = { ...view, choice: { ...choice, seat: 3, name: 'Marek', ends_ms: null } };
    expect(isMyChoice(other)).toBe(false);
    expect(choiceInWords(other, NOW_MS)).toBe('Marek chooses the next game');
    const made = { ...other, choice: { ...other.choice, chosen: 'nlhe' } };
    expect(choiceInWords(made, NOW_MS)).toBe('Marek has chosen');
    expect(gameInPlay(made)).toContain("then No-limit hold'em");
    expect(isMyChoice({ ...view, choice: { ...choice, chosen: 'nlhe' } })).toBe(false);
  });
});

describe('games that take turns', () => {
  const rotation = { games: ['flhe', 'flstud', 'nlhe'], by: 'level' as const, hands: 0, chosen: false };
  const line = { ...eventView.line, rotation };
  const level = { ...LEVELS[0]!, number: 2, stud_ante: 25, big_bet_blinds: [25, 50] as [number, number] };

  it('by level are told with each level', () => {
    expect(gamesIn(level, line)).toEqual(['flstud']);
    expect(gamesIn({ ...level, number: 4 }, line)).toEqual(['flhe']);
    expect(stakesOf(level, line)).toHaveLength(1);
    expect(stakesOf({ ...level, number: 3 }, line)).toEqual([{ what: '', amounts: '25 / 50' }]);
  });

  it('by hands have all their stakes in each level', () => {
    const hands = { ...line, rotation: { ...rotation, by: 'hands' as const, hands: 6 } };
    expect(gamesIn(level, hands)).toEqual(rotation.games);
    expect(stakesOf(level, hands)[1]).toEqual({ what: 'Blinds', amounts: '25 / 50' });
    expect(anteOf(level, hands)).toContain('25');
    expect(gameOf(hands)).toBe('3 games');
    expect(turnsInWords(hands.rotation)).toBe('The games take turns, 6 hands each.');
    expect(gameOf({ game: 'nlhe', rotation: { ...rotation, chosen: true } })).toBe("Dealer's choice");
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
