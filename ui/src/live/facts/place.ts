import { LIMITS } from '../../protocol';
import type { Asked, Told } from './asked';

/** The table that facts are told of: who sits there, chips in play, the cards that everybody has seen already. */
export interface Place {
  seats: readonly { seat: number; name: string }[];
  /** The number of its seats. */
  size: number;
  chips: readonly number[];
  gone: readonly string[];
  shortDeck: boolean;
}

/** The chips of a table of which nothing is known, until somebody says which are in play. */
export const USUAL_CHIPS: readonly number[] = [25, 100, 500, 1_000, 5_000, 25_000];

/** The seats of a table of this size, with who sits there. */
export const everySeat = ({ seats, size }: Pick<Place, 'seats' | 'size'>): Place['seats'] =>
  Array.from(
    { length: size },
    (_, at) => seats.find(({ seat }) => seat === at + 1) ?? { seat: at + 1, name: '' },
  );

/** The seats that may be told of a fact, with what was told beside it: at another table any seat, without a name. */
export function seatsFor(fact: Asked, place: Place, told: Told): Place['seats'] {
  const { fact: other, unless } = fact.other_than ?? { fact: '', unless: '' };
  if (!fact.anywhere && !other) return place.seats;
  const elsewhere = fact.anywhere && unless !== '' && told[unless] === true;
  if (elsewhere) return everySeat({ seats: [], size: LIMITS.SEATS_MAX });
  const seats = fact.anywhere ? everySeat(place) : place.seats;
  return seats.filter(({ seat }) => seat !== told[other]);
}

/** A table of which nothing is known but its chips: seats without names. */
export const anyTable = (shortDeck: boolean, chips: readonly number[]): Place => ({
  seats: everySeat({ seats: [], size: LIMITS.SEATS_MAX }),
  size: LIMITS.SEATS_MAX,
  chips: [...chips].sort((a, b) => a - b),
  gone: [],
  shortDeck,
});
