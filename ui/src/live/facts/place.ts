/** The table that facts are told of: who sits there, and the cards that everybody has seen already. */
export interface Place {
  seats: readonly { seat: number; name: string }[];
  gone: readonly string[];
  shortDeck: boolean;
}

/** A table of which nothing is known: seats without names. */
export const anyTable = (seats: number): Place => ({
  seats: Array.from({ length: seats }, (_, at) => ({ seat: at + 1, name: '' })),
  gone: [],
  shortDeck: false,
});
