import { LANGUAGES, speech, type Language } from '../../words/words.svelte';

const KEPT = 'ruleone-board-both';

/** In which languages a player reads what the table hears: both, or his own alone; kept by his browser. */
class Spoken {
  both = $state(localStorage.getItem(KEPT) !== 'no');

  choose(both: boolean): void {
    this.both = both;
    localStorage.setItem(KEPT, both ? 'yes' : 'no');
  }

  /** The languages in which there is something to read, one's own first: it, or where it is empty the other. */
  of(said: Readonly<Record<string, string>>): readonly Language[] {
    const all = [speech.language, ...LANGUAGES.filter((each) => each !== speech.language)];
    const written = all.filter((language) => said[language]);
    return this.both ? written : written.slice(0, 1);
  }
}

export const spoken = new Spoken();
