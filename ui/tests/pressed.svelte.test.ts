import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Action, HandView, TableView } from '../src/protocol';
import { Decision } from '../src/table/decision.svelte';
import { winnable } from '../src/table/facts';
import { movesOf } from '../src/table/moves';
import { situationOf } from '../src/table/situation';
import { NOW_MS, turn } from './gallery/views';

const SEAT = turn.hand!.options!.seat;
const STACK = 1_000;

/** The viewer's hand with what each has bet: the viewer's own, then the others'; at the viewer's turn or before it. */
function table(bets: readonly number[], asked: boolean, changes: Partial<HandView> = {}): TableView {
  const hand = turn.hand!;
  const others = hand.seats.filter(({ seat }) => seat !== SEAT);
  const betOf = (seat: number) =>
    bets[seat === SEAT ? 0 : 1 + others.findIndex((each) => each.seat === seat)] ?? 0;
  const seats = hand.seats.map((each) => ({
    ...each,
    bet: betOf(each.seat),
    ...(each.seat === SEAT && { stack: STACK, status: 'in' as const }),
  }));
  const toCall = Math.max(...bets) - bets[0]!;
  const options = {
    ...hand.options!,
    check: toCall === 0,
    call: toCall === 0 ? null : Math.max(...bets),
    to_call: toCall,
    bet_to: [2 * Math.max(10, ...bets), STACK + bets[0]!] as [number, number],
  };
  return {
    ...turn,
    my_seat: SEAT,
    hand: {
      ...hand,
      turn: asked ? 7 : 6,
      to_act: asked ? SEAT : others[0]!.seat,
      options: asked ? options : null,
      seats,
      awards: [],
      ...changes,
    },
  };
}

/** What a decision says to a press at once after the last of these views. */
function pressedAtOnce(...views: TableView[]): string {
  let shown = $state.raw(views[0]!);
  let title = '';
  const end = $effect.root(() => {
    const decision = new Decision(
      () => shown,
      () => Promise.resolve({ type: 'accepted' } as never),
    );
    flushSync();
    for (const view of views.slice(1)) {
      shown = view;
      flushSync();
    }
    const action: Action = { type: decision.options!.check ? 'check' : 'call' };
    decision.press(action);
    void decision.act(action, 'Button', false);
    title = decision.notice?.title ?? '';
  });
  end();
  return title;
}

describe('a press too soon after the turn came', () => {
  it('is said to have come too early, and that the price changed only where it did', () => {
    const early = 'That press came too soon and was not sent. Press again.';
    const before = table([0, 10], false);
    const rows: [string, TableView[], string][] = [
      ['the price stood', [before, table([0, 10], true)], early],
      ['nothing to call, as before', [table([10, 10], false), table([10, 10], true)], early],
      ['raised before him', [before, table([0, 30], true)], 'The price changed: now 30 to call'],
      ['bet into him', [table([0, 0], false), table([0, 50], true)], 'The price changed: now 50 to call'],
      ['a new hand', [table([0, 0], false, { number: 1 }), table([0, 10], true, { number: 2 })], early],
      ['nothing seen before', [{ ...before, hand: null }, table([0, 10], true)], early],
    ];
    const faults = rows
      .map(([name, views, words]) => [name, pressedAtOnce(...views), words])
      .filter(([, said, words]) => said !== words);
    expect(faults).toEqual([]);
  });
});

describe('an amount that may not be bet', () => {
  it('is on no button: its button cannot be pressed, and says what may be bet', () => {
    const options = table([0, 10], true).hand!.options!;
    const faults: string[] = [];
    for (const code of ['bet', 'raise', 'complete'] as const)
      for (const [amount, legal] of [
        [19, false],
        [20, true],
        [STACK, true],
        [1_500, false],
      ] as const) {
        const sizing = { code, amount, legal, allIn: amount === STACK, stack: STACK };
        const move = movesOf(options, sizing, []).find(({ action }) => action.type === 'raise')!;
        const bounds = move.words.includes('20-1,000');
        if (move.barred === legal || bounds === legal) faults.push(`${code} ${amount}: ${move.words}`);
      }
    expect(faults).toEqual([]);
  });

  it('stays what it is when it was refused', async () => {
    const shown = table([0, 10], true);
    let amount = 0;
    let detail: string | undefined;
    let settled: Promise<void> = Promise.resolve();
    const end = $effect.root(() => {
      const refusal = { type: 'refusal', code: 'too-much', parameters: {}, citation: null };
      const decision = new Decision(
        () => shown,
        () => Promise.resolve(refusal as never),
      );
      flushSync();
      decision.type('1500');
      settled = new Promise((resolve) => setTimeout(resolve, 450)).then(async () => {
        await decision.act({ type: 'raise', to: decision.amount }, 'Raise', true);
        [amount, detail] = [decision.amount, decision.notice?.detail];
      });
    });
    await settled;
    end();
    expect([amount, detail]).toEqual([1_500, '1,500 was not sent.']);
  });
});

describe('what can be won', () => {
  it('counts chips of the viewer only as far as another has matched them', () => {
    const won = (...bets: number[]) =>
      winnable({ ...table(bets, true).hand!, pots: [] }, SEAT, Math.max(...bets) - bets[0]!);
    // 30 and 15 of others: alone all in for 1,015, what comes back uncalled is not won
    expect([won(1_015, 30, 15), won(0, 30, 15), won(0, 0), won(30, 30, 10)]).toEqual([75, 45, 0, 70]);
  });

  it('is told beside all that lies in the middle, where that is more', () => {
    const shown = table([5, 100, 20], false);
    const seats = shown.hand!.seats.map((each) =>
      each.seat === SEAT ? { ...each, stack: 0, status: 'all-in' as const } : each,
    );
    const hand = { ...shown.hand!, seats, pots: [], total: 125 };
    expect(situationOf({ ...shown, hand }, NOW_MS, false).main).toBe('All-in, 15 of 125 to win');
    const even = seats.map((each) => ({ ...each, bet: Math.min(each.bet, 5) }));
    expect(situationOf({ ...shown, hand: { ...hand, seats: even, total: 15 } }, NOW_MS, false).main).toBe(
      'All-in, 15 to win',
    );
  });
});
