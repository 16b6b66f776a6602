import { type AwardView, type GameKind, type HandView, KINDS } from '../protocol';

/** The kind of a game of which no hand is on the table: a hand tells its own. */
export function kindOf(game: string): GameKind | undefined {
  return KINDS[game.slice(2)];
}

/** Whether all bets of a street have one size. */
export function isFixed(game: string): boolean {
  return game.startsWith('fl');
}

/** The half of a pot that an order takes, for words. */
export type Half = 'high' | 'low' | 'badugi';

export function halfOf(order: string): Half {
  return order === 'high' ? 'high' : order.startsWith('badugi') ? 'badugi' : 'low';
}

/** The awards that are halves of pots. */
export function halves(hand: HandView): AwardView[] {
  return hand.awards.filter(({ order }) => order !== '');
}

/** Which halves a seat has won: "both", one of them, or null where no pot of its was halved. */
export function halfWonBy(hand: HandView, seat: number): Half | 'both' | null {
  const won = new Set(
    halves(hand)
      .filter((award) => award.seat === seat)
      .map(({ order }) => halfOf(order)),
  );
  return won.size > 1 ? 'both' : ([...won][0] ?? null);
}

/** How many cards a seat has changed in each draw so far, 0 for standing pat. */
export function drawsOf(hand: HandView, seat: number): number[] {
  return hand.log
    .filter((line) => line.seat === seat && (line.code === 'discarded' || line.code === 'stood-pat'))
    .map(({ parameters }) => Number(parameters.count ?? 0));
}

/** Whether a bet would complete the bring-in of a hand of stud. */
export function completes(hand: HandView): boolean {
  return (
    hand.kind === 'stud' &&
    hand.street === hand.log[0]?.street &&
    hand.seats.every(({ bet }) => bet <= hand.bring_in)
  );
}
