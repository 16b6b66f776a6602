import type {
  Citation,
  NaturalHeld,
  PairView,
  TableView,
  ThirteenLine,
  ThirteenSeatView,
  ThirteenView,
} from '../protocol';
import { nameAt } from '../table/facts';
import { counted, grouped, nameHand, say } from '../words/words.svelte';

/** One reason for points between two players. */
export interface PointWords {
  term: string;
  words: string;
  /** As the player counts it for whom the pair is told: above 0 where that player gets them. */
  points: number;
  citation: Citation | null;
}

/** Two players compared, in words. */
export interface PairWords {
  key: string;
  title: string;
  /** Who gets how much, or that they are even. */
  result: string;
  lines: PointWords[];
  /** Who paid whom how much; null where nothing was due. */
  paid: { way: string; amount: number } | null;
  /** Why less was paid than was due, in a sentence. */
  cut: { words: string; citation: Citation | null } | null;
  mine: boolean;
}

/** What somebody wins or loses in a hand, as its table tells it. */
export interface TotalWords {
  seat: number;
  player: string;
  points: number;
  net: number;
  rake: number;
  stack: number;
}

const PAID = new Set(['thirteen-paid', 'thirteen-paid-cut']);
const TERMS: Record<string, string> = {
  row: 'row',
  'row-by-suit': 'row',
  'row-tied': 'row',
  bonus: 'row',
  majority: 'majority',
  foul: 'foul',
  'foul-bonus': 'bonus',
  'both-void': 'void',
  'false-declaration': 'natural',
  natural: 'natural',
  'natural-over-void': 'natural',
  'natural-lower': 'natural',
  'naturals-tied': 'natural',
  surrender: 'surrender',
  'surrender-nothing': 'surrender',
};

/** The seat from which the viewer plays or played the hand on the table; null for one who only watches. */
export function ownSeat(view: TableView): number | null {
  return view.thirteen?.viewer ?? view.my_seat;
}

/** What somebody is called here: oneself "You". */
export function callAt(view: TableView, seat: number): string {
  return seat === ownSeat(view) ? say('thirteen-you') : nameAt(view, seat);
}

/** The same inside a sentence: "you". */
function callInside(view: TableView, seat: number): string {
  return seat === ownSeat(view) ? say('thirteen-you-inside') : nameAt(view, seat);
}

const wayOf = (view: TableView, payer: number, winner: number) =>
  say('thirteen-paid-way', { payer: callInside(view, payer), winner: callInside(view, winner) });

/** Points with their sign: +3, −1, 0. */
export function signed(points: number): string {
  return points === 0 ? '0' : `${points > 0 ? '+' : '−'}${counted(Math.abs(points))}`;
}

/** Chips or money with its sign. */
export function signedAmount(amount: number): string {
  return amount === 0 ? '0' : `${amount > 0 ? '+' : '−'}${grouped(Math.abs(amount))}`;
}

/** A natural as words take it: which it is, and its points. */
export function worth(held: NaturalHeld | null | undefined): { natural?: string; points?: number } {
  return held ? { natural: held.natural, points: held.points } : {};
}

/** Points that an arrangement expects, to the hundredth: +1.32, −0.40. */
export function expected(points: number): string {
  const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${points < 0 ? '−' : '+'}${figure.format(Math.abs(points))}`;
}

/** A line of the room's, in its own words. */
export function tellLine(view: TableView, { code, seat, other, parameters }: ThirteenLine): string {
  const player = seat === null ? undefined : nameAt(view, seat);
  const opponent = other === null ? undefined : nameAt(view, other);
  return say(`log-${code}`, { player, opponent, seat, ...parameters });
}

/**
 * Why two players owe each other what they do; told for the viewer if one of the two, otherwise for the winner:
 * the heading counts as its reasons do.
 */
export function pairInWords(view: TableView, pair: PairView): PairWords {
  const { a, b, points } = pair;
  const own = ownSeat(view);
  const mine = own === a || own === b;
  const teller = mine ? own! : points < 0 ? b : a;
  const winner = points > 0 ? a : b;
  const cut = pair.lines.find(({ code }) => code === 'thirteen-paid-cut');
  return {
    key: `${a}-${b}`,
    title: say('thirteen-pair-title', {
      one: callAt(view, mine ? own! : a),
      other: nameAt(view, mine && own === b ? a : b),
    }),
    result:
      points === 0
        ? say('thirteen-pair-even')
        : say('thirteen-pair-result', {
            player: callAt(view, teller),
            signed: signed(teller === a ? points : -points),
          }),
    lines: pair.lines.filter(({ code }) => !PAID.has(code)).map((line) => reason(view, line, teller)),
    paid:
      points === 0 ? null : { way: wayOf(view, winner === a ? b : a, winner), amount: Math.abs(pair.paid) },
    cut: cut ? { words: cutInWords(view, cut), citation: cut.citation } : null,
    mine,
  };
}

/** Why less was paid than was due: who can lose or win no more. */
function cutInWords(view: TableView, { seat, other, parameters }: ThirteenLine): string {
  const payers = parameters.cut === 'payer-short' || parameters.cut === 'payer-closed';
  const who = payers ? other : seat;
  return say('thirteen-cut', {
    ...parameters,
    who: who === null ? null : callInside(view, who),
  });
}

function reason(view: TableView, line: ThirteenLine, teller: number): PointWords {
  const code = line.code.replace(/^thirteen-/, '');
  const { category, ranks, ...parameters } = line.parameters;
  const points = Number(parameters.points ?? 0);
  // The hand is named as its row names it: what is the same is read as the same.
  const named = typeof category === 'string' && Array.isArray(ranks);
  return {
    term: say(`thirteen-term-${TERMS[code] ?? 'row'}`, parameters),
    words: say(`thirteen-line-${code}`, {
      ...parameters,
      hand: named ? nameHand({ category, ranks }) : null,
      player: line.seat === null ? null : callAt(view, line.seat),
      opponent: line.other === null ? null : callAt(view, line.other),
    }),
    points: line.seat === teller ? points : -points,
    citation: line.citation,
  };
}

/** The seats of a hand in the order in which they compare. */
export function seatsInOrder({ order, seats }: ThirteenView): ThirteenSeatView[] {
  return order.flatMap((number) => seats.find(({ seat }) => seat === number) ?? []);
}

/** The same with the viewer's own seat first; null for one who only watches. */
export function ownFirst(seats: readonly ThirteenSeatView[], own: number | null): ThirteenSeatView[] {
  const mine = seats.filter(({ seat }) => seat === own);
  return [...mine, ...seats.filter(({ seat }) => seat !== own)];
}

/** What each player wins or loses in all, in the order in which they compare. */
export function totalsOf(view: TableView, hand: ThirteenView): TotalWords[] {
  return seatsInOrder(hand).map(({ seat, net, rake, stack }) => {
    const points = hand.pairs.reduce(
      (sum, { a, b, points }) => sum + (a === seat ? points : b === seat ? -points : 0),
      0,
    );
    return { seat, player: callAt(view, seat), points, net, rake, stack };
  });
}
