import type { IconName } from '../design/icons';
import { stateOf } from '../cash/state';
import type { Citation, HandView, ResultView, SeatView, TableView } from '../protocol';
import { listed, nameHand, say, timeLeft, ordinal, grouped } from '../words/words.svelte';
import { choiceInWords, isMyChoice, nextInWords } from './choice';
import { halfWonBy, halves } from './games';
import { nameAt, playerAt, priceFor, seatIn, toWin } from './facts';
import { middleInWords, potsInWords, potsOf, winnersInWords } from './pots';
import { timeOf } from './turntime';
import { unasked, unaskedOfYours } from './unasked';

/** What the dock says at its left: state, price or result, and what one holds. */
export interface Situation {
  tone: 'turn' | 'calm' | 'pine';
  icon: IconName;
  state: string;
  main: string;
  more: string;
  /** What the clock did for the viewer, with its rule, until the viewer decides again. */
  clock?: { words: string; citation: Citation | null } | null;
}

/** Whose turn it is, what it costs, what can be won, how long is left; or what is going on instead. */
export function situationOf(view: TableView, nowMs: number, watching: boolean): Situation {
  const found =
    rebuyChoice(view, nowMs) ??
    over(view, watching) ??
    halted(view, nowMs) ??
    awarded(view, nowMs) ??
    inHand(view, nowMs) ??
    between(view, nowMs);
  return { ...found, clock: ofTheClock(view) };
}

function ofTheClock(view: TableView): Situation['clock'] {
  const act = unasked(view.hand, view.my_seat);
  return act && { words: unaskedOfYours(act), citation: act.citation };
}

const calm = (icon: IconName, state: string, main: string, more = ''): Situation => ({
  tone: 'calm',
  icon,
  state,
  main,
  more,
});

/** A busted player may rebuy, and the table waits for the answer. */
function rebuyChoice(view: TableView, nowMs: number): Situation | null {
  const offer = view.offers.find(({ out }) => out);
  if (!offer || !view.result) return null;
  return {
    tone: 'turn',
    icon: 'clock',
    state:
      offer.ends_ms === null
        ? say('out-state')
        : say('rebuy-waits', { left: timeLeft(offer.ends_ms - nowMs) }),
    main: say('rebuy-choice', { chips: offer.chips, price: offer.price }),
    more: say('rebuy-times', { times: offer.times }),
  };
}

/** How the event ended for the viewer, or who won it; null while the viewer is still in. */
export function over(view: TableView, watching: boolean): Situation | null {
  if (view.winner !== null && (view.state === 'over' || view.result)) {
    const mine = view.result?.place === 1;
    const main = mine ? say('over-you-won') : say('over-winner', { player: view.winner });
    const more = view.result ? (mine ? prizeWords(view.result) : resultWords(view, view.result)) : '';
    return {
      tone: mine ? 'pine' : 'calm',
      icon: mine ? 'tick' : 'flag',
      state: say('over-state'),
      main,
      more,
    };
  }
  if (!view.result || watching) return null;
  const paid = view.result.prize > 0;
  return {
    tone: paid ? 'pine' : 'calm',
    icon: paid ? 'tick' : 'flag',
    state: say('out-state'),
    main: placeWords(view, view.result),
    more: prizeWords(view.result),
  };
}

const placeWords = (view: TableView, { place }: ResultView) =>
  say('out-place', { place: ordinal(place), entries: view.place.entries });

const prizeWords = ({ prize, bounties }: ResultView) => {
  const words = prize > 0 ? say('out-prize', { amount: grouped(prize) }) : say('out-no-prize');
  return bounties > 0
    ? say('bounty-and', { first: words, second: say('out-bounties', { amount: bounties }) })
    : words;
};

/** The place and the prize of one who did not win. */
const resultWords = (view: TableView, result: ResultView) =>
  say('out-result', { place: placeWords(view, result), prize: prizeWords(result) });

function halted(view: TableView, nowMs: number): Situation | null {
  if (view.state === 'playing' || view.state === 'between' || view.state === 'over') return null;
  if (view.state === 'paused' && view.hand && view.hand.awards.length === 0 && view.hand.to_act !== null)
    return null;
  const left =
    view.state === 'break' && view.clock.break_ends_ms !== null
      ? timeLeft(view.clock.break_ends_ms - nowMs)
      : null;
  const waits = view.state === 'waiting';
  const out = waits && view.cash?.mine?.sits_out;
  const state = out ? 'cash-sits-out-main' : `table-${view.state}`;
  const main = left ? say('table-break-left', { left }) : say(state);
  const cash = view.cash && waits ? stateOf(view, view.cash)[0] : undefined;
  return calm(
    view.state === 'frozen' ? 'warning' : 'pause',
    say(`table-${view.state}-state`),
    main,
    cash ?? say(`table-${view.state}-more`),
  );
}

/** Who has won the hand on the table, and with what; null before that. */
export function awarded(view: TableView, nowMs: number): Situation | null {
  const hand = view.hand;
  if (!hand || hand.awards.length === 0) return null;
  const seats = [...new Set(hand.awards.map(({ seat }) => seat))];
  const amount = (seat: number) =>
    hand.awards.filter((award) => award.seat === seat).reduce((sum, each) => sum + each.amount, 0);
  const mine = view.my_seat !== null && seats.includes(view.my_seat);
  const best = hand.awards.filter((award) => award.hand && (award.seat === view.my_seat || !mine));
  const names = best.map((award) => nameHand(award.hand!, 'label', true));
  const held = halves(hand).length > 0 ? listed([...new Set(names)]) : (names[0] ?? '');
  const pots = potsOf(hand);
  const several = pots.length > 1;
  const state = choiceInWords(view, nowMs) || say('story-over', { number: hand.number });
  if (view.my_seat !== null && mine) {
    const half = halfWonBy(hand, view.my_seat);
    const seat = view.my_seat;
    const won = pots
      .map(({ winners }, at) => ({ at, amount: winners.includes(seat) ? wonOf(hand, at, seat) : 0 }))
      .filter(({ amount }) => amount > 0);
    const more = several ? [potsInWords(won, pots.length), held].filter(Boolean).join(' · ') : held;
    const choosing = isMyChoice(view);
    return {
      tone: choosing ? 'turn' : 'pine',
      icon: choosing ? 'clock' : 'tick',
      state,
      main:
        half && half !== 'both'
          ? say('won-half-amount', { order: half, amount: amount(view.my_seat) })
          : say('won-amount', { amount: amount(view.my_seat) }),
      more,
    };
  }
  const main = several
    ? pots
        .map((pot, at) =>
          [potsInWords([{ at, amount: pot.amount }], pots.length), winnersInWords(view, pot)].join(' '),
        )
        .join(' · ')
    : listed(
        seats.map((seat) => {
          const half = halfWonBy(hand, seat);
          const words = half && half !== 'both' ? 'won-half-player' : 'won-player';
          return say(words, { player: nameAt(view, seat), amount: amount(seat), order: half });
        }),
      );
  return isMyChoice(view)
    ? { tone: 'turn', icon: 'clock', state, main, more: held }
    : calm('flag', state, main, held);
}

/** What a seat has won of one pot. */
function wonOf(hand: HandView, pot: number, seat: number): number {
  return hand.awards
    .filter((award) => award.seat === seat && award.pot === pot)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function inHand(view: TableView, nowMs: number): Situation | null {
  const hand = view.hand;
  if (!hand || hand.street === 'over') return null;
  const mine = view.my_seat === null ? undefined : seatIn(hand, view.my_seat);
  const holding = mine && mine.status !== 'folded' ? holds(mine) : '';
  if (hand.options && hand.options.seat === view.my_seat) return yourTurn(view, nowMs);
  const toAct = hand.to_act;
  const time = view.turn && toAct === view.turn.seat ? timeLeft(timeOf(view.turn, nowMs).leftMs) : '';
  const state =
    toAct === null
      ? say('dealing')
      : say(time ? 'waiting-for-time' : 'waiting-for', { player: nameAt(view, toAct), left: time });
  const pot = middleInWords(hand);
  if (!mine || mine.status === 'out')
    return calm('eye', state, pot, view.my_seat === null ? say('watching') : say('not-dealt-in'));
  if (mine.status === 'folded')
    return calm('clock', state, pot, unasked(hand, mine.seat) ? '' : say('you-folded'));
  if (mine.status === 'all-in')
    return calm('clock', state, say('you-all-in', toWin(hand, mine.seat, 0)), holding);
  const price = priceFor(hand, mine.seat);
  const main = price > 0 ? say('price-soon', { price, ...toWin(hand, mine.seat, price) }) : pot;
  return calm('clock', state, main, holding);
}

/** What a seat holds, in both orders where a pot is shared by two. */
function holds({ hand, low }: SeatView): string {
  if (!hand) return '';
  const high = nameHand(hand, 'phrase', true);
  return low ? say('holding-both', { high, low: nameHand(low, 'phrase') }) : say('holding', { hand: high });
}

function yourTurn(view: TableView, nowMs: number): Situation {
  const hand = view.hand!;
  const options = hand.options!;
  const mine = seatIn(hand, options.seat);
  const time = view.turn ? timeOf(view.turn, nowMs) : null;
  const left = time ? timeLeft(time.leftMs) : '';
  const bank = time && !time.banking && time.bankMs > 0 ? timeLeft(time.bankMs) : '';
  const state = !time
    ? say('your-turn')
    : time.banking
      ? say('your-turn-banking', { left })
      : bank
        ? say('your-turn-bank', { left, bank })
        : say('your-turn-left', { left });
  const win = toWin(hand, options.seat, options.to_call);
  const main =
    options.show || options.muck
      ? say('showdown-choice')
      : options.discard
        ? say(options.discard[0] > 0 ? 'throw-choice' : 'draw-choice', { count: options.discard[0] })
        : options.bring_in !== null
          ? say(options.bet_to ? 'bring-in-choice' : 'bring-in-alone', {
              amount: options.bring_in,
              to: options.bet_to?.[0],
            })
          : options.call !== null
            ? say('price', { price: options.to_call, ...win })
            : say('price-free', win);
  const more = mine ? holds(mine) : '';
  return { tone: 'turn', icon: 'clock', state, main, more };
}

function between(view: TableView, nowMs: number): Situation {
  if (view.choice) {
    const [who, next] = [choiceInWords(view, nowMs), nextInWords(view.choice)];
    return { tone: isMyChoice(view) ? 'turn' : 'calm', icon: 'clock', state: who, main: next, more: '' };
  }
  const mine = view.my_seat === null ? undefined : playerAt(view, view.my_seat);
  if (view.cash && view.my_seat !== null)
    return calm('clock', say('between-state'), say(`table-${view.state}`), stateOf(view, view.cash)[0] ?? '');
  const more =
    mine?.waits_for === 'button' ? say('waiting-button') : view.my_seat === null ? say('watching') : '';
  return calm('clock', say('between-state'), say(`table-${view.state}`), more);
}

/** The sentence of the dock as a screen reader hears it, when the turn comes. */
export function spoken(situation: Situation): string {
  return [situation.state, situation.main, situation.more].filter(Boolean).join(say('stop'));
}
