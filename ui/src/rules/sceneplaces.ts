import type { RingSeat, SceneRing, SceneSeat, SceneTable } from '../protocol';
import { grouped, nameCards, say } from '../words/words.svelte';

/** A place in a small picture, in hundredths of its width and height from the top left. */
export interface Spot {
  x: number;
  y: number;
}

export interface ScenePlace {
  seat: Spot;
  bet: Spot;
  button: Spot;
}

const [ACROSS, DOWN] = [40, 38];
/** How far from the middle bets stand, of the way to the seat. */
const BET = 0.54;

/** The places of a table, clockwise; the last, who has the button, sits at the bottom. */
export function scenePlaces(seats: number): ScenePlace[] {
  return Array.from({ length: seats }, (_, at) => {
    const turn = Math.PI * (0.5 + (2 * (at + 1)) / seats);
    const [right, down] = [Math.cos(turn), Math.sin(turn)];
    const seat = { x: 50 + ACROSS * right, y: 50 + DOWN * down };
    const bet = { x: 50 + ACROSS * BET * right, y: 50 + DOWN * (BET + 0.02) * down };
    // Beside its seat, on the side towards the next one, where nothing else stands.
    const beside = turn - 0.42;
    const button = {
      x: 50 + ACROSS * 0.82 * Math.cos(beside),
      y: 50 + DOWN * 0.74 * Math.sin(beside),
    };
    return { seat, bet, button };
  });
}

export interface RingPlace {
  seat: Spot;
  /** Where cards and chips of the seat lie. */
  lies: Spot;
  /** Where the button or the word for a blind stands: before its seat, beside what lies there. */
  mark: Spot;
}

const RING = { across: 43, down: 42 };

/** The seats of a plan, clockwise; the first stands left of the middle below, as at a table with a dealer above. */
export function ringPlaces(seats: number): RingPlace[] {
  const at = (turn: number, far: number): Spot => ({
    x: 50 + RING.across * far * Math.cos(turn),
    y: 50 + RING.down * far * Math.sin(turn),
  });
  return Array.from({ length: seats }, (_, n) => {
    const turn = Math.PI / 2 + ((n + 0.5) / seats) * 2 * Math.PI;
    return { seat: at(turn, 1), lies: at(turn, 0.62), mark: at(turn - 0.55 * (Math.PI / seats), 0.78) };
  });
}

/** All that a plan shows of a seat, in words. */
export function ringSeatInWords(ring: SceneRing, seat: RingSeat): string {
  const told = [say('scene-ring-seat', { seat: seat.seat, standing: seat.standing })];
  if (seat.seat === ring.button) told.push(say('scene-ring-button'));
  if (seat.seat === ring.small_blind) told.push(say('scene-ring-small'));
  if (seat.seat === ring.big_blind) told.push(say('scene-ring-big'));
  const shown = seat.cards.filter((card) => card !== '??');
  if (shown.length < seat.cards.length) {
    told.push(say('scene-ring-down', { count: seat.cards.length - shown.length }));
  }
  if (shown.length > 0) told.push(nameCards(shown));
  if (seat.bet > 0) told.push(say('scene-seat-bet', { amount: seat.bet }));
  return told.join(say('pause'));
}

/** All that the picture shows of a seat, in words. */
export function sceneSeatInWords(table: SceneTable, seat: SceneSeat): string {
  const told = [say('scene-seat', { player: seat.name, stack: seat.stack })];
  if (seat.seat === table.button) told.push(say('scene-seat-button'));
  if (seat.bet > 0) told.push(say('scene-seat-bet', { amount: seat.bet }));
  if (seat.status === 'folded') told.push(say('scene-seat-folded'));
  if (seat.status === 'all-in') told.push(say('scene-seat-all-in'));
  if (seat.seat === table.to_act) told.push(say('scene-seat-to-act'));
  if (seat.cards.length > 0) told.push(say('scene-seat-holds', { cards: seat.cards }));
  if (seat.won > 0) told.push(say('scene-seat-won', { amount: seat.won }));
  return told.join(say('pause'));
}

/** The board in words: its cards, or how many where they do not matter. */
export function boardInWords(board: readonly string[]): string {
  if (board.length === 0) return '';
  if (board.includes('??')) return say('scene-board-any', { count: board.length });
  return say('scene-board-lies', { board: [...board] }) + say('pause') + nameCards(board);
}

/** The pots under the board, main pot first: "Pot 900", "Side pot 400". */
export function potsInWords({ pots }: SceneTable): string[] {
  return pots.map(({ amount }, at) => say(at === 0 ? 'scene-pot' : 'scene-side-pot', { amount }));
}

/** What was won, told beside a seat: "+1,450". */
export const wonInFigures = (won: number) => `+${grouped(won)}`;
