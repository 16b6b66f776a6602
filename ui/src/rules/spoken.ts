/** What players call things that the book calls otherwise, in small letters, and the book's word. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/over ?sized?|over[- ]?chips?/g, 'over-sized'],
  [/大筹码/g, '超额筹码'],
  [/(?:出牌|行动)顺序/g, '越序'],
  [/乌龙/g, '倒水'],
  [/出千/g, '作弊'],
];

/** A query in the words of the book. */
export function inTheBooksWords(query: string): string {
  return SPOKEN.reduce((said, [spoken, book]) => said.replace(spoken, book), query);
}
