import { type Language, LANGUAGES, speech } from '../../words/words.svelte';

const KEPT = 'ruleone-board-both';

/** In which languages a player reads what the table hears: all, or their own alone; kept by their browser. */
class Spoken {
  both = $state(localStorage.getItem(KEPT) !== 'no');

  choose(both: boolean): void {
    this.both = both;
    localStorage.setItem(KEPT, both ? 'yes' : 'no');
  }

  /** The languages in which there is something to read, one's own first: it, or where it is empty another. */
  of(said: Readonly<Record<string, string>>): readonly Language[] {
    const all = [speech.language, ...LANGUAGES.filter((each) => each !== speech.language)];
    const written = all.filter((language) => said[language]);
    return this.both ? written : written.slice(0, 1);
  }
}

export const spoken = new Spoken();
