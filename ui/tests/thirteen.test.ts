import { describe, expect, it } from 'vitest';
import type { PairView, TableView, ThirteenLine } from '../src/protocol';
import { boardKey } from '../src/thirteen/keys';
import { callAt, expected, ownFirst, pairInWords, signed, tellLine, totalsOf } from '../src/thirteen/points';
import { pairMs, shownAt, stagesOf } from '../src/thirteen/showing.svelte';
import { isThirteen, thirteenSituation } from '../src/thirteen/situation';
import { speech } from '../src/words/words.svelte';
import { HANDS, THIRTEEN } from './gallery/thirteen';
import { NOW_MS, turn } from './gallery/views';

const over = THIRTEEN.thirteenOver!;
const pairs = () => HANDS.over.pairs.map((pair) => pairInWords(over, pair));
const pairOf = (more: Partial<PairView>): PairView => ({ ...HANDS.over.pairs[0]!, ...more });

describe('the hands that are over', () => {
  it('begin with the own one, the others in their order', () => {
    const { seats } = HANDS.over;
    const own = seats.at(-1)!.seat;
    const others = seats.slice(0, -1).map(({ seat }) => seat);
    expect(ownFirst(seats, own).map(({ seat }) => seat)).toEqual([own, ...others]);
    expect(ownFirst(seats, null)).toEqual(seats);
  });
});

describe('what two players owe each other', () => {
  it('is told for the viewer where he is one of them, else for who wins', () => {
    expect(pairs().map(({ title, result, mine }) => [title, result, mine])).toEqual([
      ['Tom and 林晓', '林晓 +3', false],
      ['You and Tom', 'You +7', true],
      ['You and 林晓', 'You +2', true],
    ]);
  });

  it('comes to the sum of its reasons', () => {
    HANDS.over.pairs.forEach((pair, at) => {
      const sum = pairs()[at]!.lines.reduce((all, { points }) => all + points, 0);
      expect(Math.abs(sum)).toBe(Math.abs(pair.points));
    });
  });

  it('names each reason, and what was paid', () => {
    const [, foul, rows] = pairs();
    expect(foul!.lines.map(({ term, words, points }) => [term, words, points])).toEqual([
      ['Foul', 'Tom fouled', 3],
      ['Bonus', 'You: Four nines', 4],
    ]);
    expect(rows!.lines.map(({ term, words, points }) => [term, words, points])).toEqual([
      ['Front', '林晓: Pair of kings', -1],
      ['Middle', '林晓: Two pair, aces and sevens', -1],
      ['Bottom', 'You: Four nines, with bonus', 4],
    ]);
    expect(rows!.paid).toEqual({ way: 'From 林晓 to you', amount: 200 });
    expect(rows!.cut).toBeNull();
  });

  it('is even where nobody gets anything, and says why where less was paid', () => {
    const line: ThirteenLine = {
      code: 'thirteen-naturals-tied',
      seat: 4,
      other: 6,
      parameters: { points: 0 },
      citation: null,
    };
    const even = pairInWords(over, pairOf({ points: 0, due: 0, paid: 0, lines: [line] }));
    expect([even.result, even.paid]).toEqual(['Even', null]);
    const cut = { ...line, code: 'thirteen-paid-cut', seat: 6, other: 4 };
    const parameters = { amount: 100, due: 300, cut: 'payer-short' };
    const short = pairInWords(over, pairOf({ paid: -100, lines: [{ ...cut, parameters }] }));
    expect(short.paid?.amount).toBe(100);
    expect(short.cut?.words).toBe('300 was due: Tom cannot lose more in this hand.');
    const mine = { ...cut, seat: 6, other: 1, parameters: { ...parameters, cut: 'payer-closed' } };
    const own = pairInWords(over, { ...HANDS.over.pairs[2]!, lines: [mine] });
    expect(own.cut?.words).toBe('300 was due: you cannot win or lose more in this hand.');
    const lost = pairInWords(over, { ...HANDS.over.pairs[2]!, points: 2 });
    expect([lost.title, lost.result]).toEqual(['You and 林晓', 'You −2']);
    expect(short.lines).toEqual([]);
  });

  it('has words for every reason that the room gives, in both languages', () => {
    const codes = `row row-by-suit row-tied bonus majority foul foul-bonus both-void false-declaration natural
      natural-over-void natural-lower naturals-tied surrender surrender-nothing`.split(/\s+/);
    for (const language of ['en', 'zh'] as const) {
      speech.language = language;
      for (const code of codes) {
        const parameters = {
          points: 1,
          row: 'back',
          category: 'pair',
          ranks: ['K', 'A'],
          natural: 'six-pairs',
          table: 'bonus',
        };
        const lines = [{ code: `thirteen-${code}`, seat: 4, other: 6, parameters, citation: null }];
        const [told] = pairInWords(over, pairOf({ lines })).lines;
        expect(told!.words + told!.term).not.toMatch(/[[{$]/);
      }
    }
    speech.language = 'en';
  });
});

describe('what each player wins or loses', () => {
  it('adds up to nothing before the rake', () => {
    const totals = totalsOf(over, HANDS.over);
    expect(totals.map(({ player, points, net, rake, stack }) => [player, points, net, rake, stack])).toEqual([
      ['Tom', -10, -1_000, 0, 7_650],
      ['林晓', 1, 100, 5, 11_295],
      ['You', 9, 900, 45, 10_280],
    ]);
    expect(totals.reduce((sum, { net }) => sum + net, 0)).toBe(0);
  });

  it('is written with its sign', () => {
    expect([3, -1_200, 0].map(signed)).toEqual(['+3', '−1,200', '0']);
    expect([1.324, -0.4].map(expected)).toEqual(['+1.32', '−0.40']);
  });
});

describe('a hand that is over', () => {
  it('is opened row by row, then counted pair by pair, then summed up', () => {
    expect(stagesOf(HANDS.over)).toBe(7);
    const stages = Array.from({ length: 8 }, (_, stage) => shownAt(stage, HANDS.over));
    expect(stages.map(({ rows, pairs, totals }) => `${rows} ${pairs} ${totals}`)).toEqual([
      '0 0 false',
      '1 0 false',
      '2 0 false',
      '3 0 false',
      '3 1 false',
      '3 2 false',
      '3 3 false',
      '3 3 true',
    ]);
  });

  it('takes the time that the room leaves for it, and no less than a pair needs', () => {
    expect(pairMs(4, null)).toBe(1_500);
    expect(pairMs(4, 2_000)).toBe(1_500);
    expect(pairMs(4, 13_000)).toBe(2_500);
    expect(pairMs(7, 13_000)).toBe(1_500);
    expect(pairMs(2, 60_000)).toBe(4_000);
  });

  it('is told in the words of its log', () => {
    const told = HANDS.over.log.map((line) => tellLine(over, line));
    expect(told).toContain('Tom has set the cards.');
    expect(told.join()).not.toMatch(/[[{$]/);
    expect(callAt(over, 1)).toBe('You');
  });

  it('is still that of who went out with it', () => {
    const out = { ...over, my_seat: null, result: { place: 3, prize: 0, bounties: 0 } };
    expect(callAt(out, 1)).toBe('You');
    expect(totalsOf(out, HANDS.over).map(({ player }) => player)).toEqual(['Tom', '林晓', 'You']);
    expect(pairInWords(out, HANDS.over.pairs[1]!).mine).toBe(true);
    const watcher = { ...out, thirteen: { ...HANDS.over, viewer: null } };
    expect(callAt(watcher, 1)).toBe('Quiet Heron');
  });
});

describe('the table', () => {
  it('is known by its hand, or by what is played for', () => {
    expect([over, THIRTEEN.thirteenWaiting!, THIRTEEN.thirteenEvent!, turn].map(isThirteen)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('says what goes on', () => {
    const said = (view = over) => {
      const { main, more } = thirteenSituation(view, NOW_MS, false);
      return `${main}|${more}`;
    };
    expect(said(THIRTEEN.thirteen)).toBe('Set your thirteen cards|');
    expect(said(THIRTEEN.thirteenSet)).toBe('Your cards are set|One player is still setting.');
    expect(said()).toBe('+855|');
    expect(said({ ...THIRTEEN.thirteenSet!, my_seat: null, thirteen: { ...HANDS.set, viewer: null } })).toBe(
      'One player is setting the cards.|',
    );
    expect(said(THIRTEEN.thirteenWaiting)).toContain('Waiting for players');
  });

  it('tells one who counts as away in a tournament what that costs; at a cash table nothing is surrendered', () => {
    const away = (view: TableView) => ({
      ...view,
      thirteen: { ...HANDS.set, options: null },
      players: view.players.map((one) => ({ ...one, away: one.seat === view.my_seat })),
    });
    const said = (view: TableView) => {
      const { state, main } = thirteenSituation(view, NOW_MS, false);
      return `${state}|${main}`;
    };
    expect(said(away(THIRTEEN.thirteenEvent!))).toBe(
      'You are away|Your hands are surrendered until you are back.',
    );
    expect(said(away(THIRTEEN.thirteen!))).not.toContain('away');
  });
});

describe('a key on the board', () => {
  const press = (key: string, more = {}) =>
    boardKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

  it('moves, sends or undoes', () => {
    expect(press('ArrowUp')).toEqual({ does: 'step', along: 0, down: -1 });
    expect(press('3')).toEqual({ does: 'send', to: 'back' });
    expect(press('Z')).toEqual({ does: 'undo' });
    expect(press('q')).toBeNull();
  });

  it('means nothing with another key held', () => {
    expect(press('z', { ctrlKey: true })).toBeNull();
  });
});
