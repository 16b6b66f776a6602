import { LIMITS } from '../../protocol';

/** The table that facts are told of: who sits there, chips in play, the cards that everybody has seen already. */
export interface Place {
  seats: readonly { seat: number; name: string }[];
  chips: readonly number[];
  gone: readonly string[];
  shortDeck: boolean;
}

/** The chips of a table of which nothing is known, until somebody says which are in play. */
export const USUAL_CHIPS: readonly number[] = [25, 100, 500, 1_000, 5_000, 25_000];

/** All seats that a table has, with who sits there. */
export const everySeat = ({ seats }: Pick<Place, 'seats'>): Place['seats'] =>
  Array.from(
    { length: LIMITS.SEATS_MAX },
    (_, at) => seats.find(({ seat }) => seat === at + 1) ?? { seat: at + 1, name: '' },
  );

/** A table of which nothing is known but its chips: seats without names. */
export const anyTable = (shortDeck: boolean, chips: readonly number[]): Place => ({
  seats: everySeat({ seats: [] }),
  chips: [...chips].sort((a, b) => a - b),
  gone: [],
  shortDeck,
});
