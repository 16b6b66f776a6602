/** What views tell of games other than hold'em, as it stands in hold'em. */
export const SEAT = { low: null, up: [], discards: [] };
export const OPTIONS = { bring_in: null, discard: null, runs: null };
export const AWARD = { order: '', board: 0 };
export const HAND = { bring_in: 0, more_boards: [] };
