import { again } from '../wire/again';

const meta = globalThis.document?.querySelector?.<HTMLMetaElement>('meta[name=words]');

/** Whether words are fetched at all: where none are, as in the tests, all there are have been learnt. */
export const isFetched = meta != null;

/** A file of words: "table.en" of a page, "refusal-.en" of all that begin so. Tried a second time. */
export function fetched(file: string): Promise<string> {
  return again(async () => {
    const answer = await fetch(`${meta?.content ?? ''}${file}.ftl`);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer.text();
  });
}
