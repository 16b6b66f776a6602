import type { EntryTerms } from '../protocol';

/** The filled-in terms under another structure: what was changed stays, what was left is as usual there. */
export function carried(
  filled: Required<EntryTerms>,
  before: Required<EntryTerms>,
  after: Required<EntryTerms>,
): Required<EntryTerms> {
  const left = (term: keyof EntryTerms): boolean =>
    JSON.stringify(filled[term]) === JSON.stringify(before[term]);
  const terms = Object.keys(after) as (keyof EntryTerms)[];
  return {
    ...filled,
    ...Object.fromEntries(terms.filter(left).map((term) => [term, structuredClone(after[term])])),
  };
}
