import { LIMITS } from '../../protocol';

/** The table that facts are told of: who sits there, chips in play, the cards that everybody has seen already. */
export interface Place {
  seats: readonly { seat: number; name: string }[];
  chips: readonly number[];
  gone: readonly string[];
  shortDeck: boolean;
}

/** A table of which nothing is known: seats without names, the usual chips. */
export const anyTable = (shortDeck: boolean): Place => ({
  seats: Array.from({ length: LIMITS.SEATS_MAX }, (_, at) => ({ seat: at + 1, name: '' })),
  chips: [25, 100, 500, 1_000, 5_000, 25_000],
  gone: [],
  shortDeck,
});
