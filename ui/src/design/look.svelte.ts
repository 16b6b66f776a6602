import type { PageName } from '../pages';
import { fetchWords, LANGUAGES, speech, tagOf, type Language } from '../words/words.svelte';

const KEY = 'ruleone';
export const FELTS = ['celadon', 'indigo', 'sand', 'sumi'] as const;
export type Felt = (typeof FELTS)[number];
export type Theme = 'light' | 'dark' | 'system';

interface Chosen {
  language?: Language;
  theme?: 'light' | 'dark';
  deck?: 'four';
  felt?: Felt;
  quiet?: boolean;
  voice?: boolean;
  chipsOnly?: boolean;
}

/** How this browser wants the room to look and sound; kept in its own storage, never sent. */
class Look {
  theme = $state<Theme>('system');
  fourColours = $state(false);
  felt = $state<Felt>('celadon');
  sound = $state(true);
  /** Whether one's turn and who has won are said aloud at a table. */
  voice = $state(false);
  bigBlinds = $state(true);
  /** The page that is shown: its words are fetched in another language. */
  page: PageName | 'nowhere' = 'nowhere';

  constructor() {
    const chosen = read();
    this.theme = chosen.theme ?? 'system';
    this.fourColours = chosen.deck === 'four';
    this.felt = chosen.felt ?? 'celadon';
    this.sound = !chosen.quiet;
    this.voice = chosen.voice === true;
    this.bigBlinds = !chosen.chipsOnly;
    speech.language = spokenHere(chosen.language);
    this.#wear();
  }

  get dark(): boolean {
    return (
      this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
    );
  }

  /** Change something; the page and the storage follow. */
  choose(
    change: Partial<Pick<Look, 'theme' | 'fourColours' | 'felt' | 'sound' | 'voice' | 'bigBlinds'>>,
  ): void {
    Object.assign(this, change);
    this.#keep();
  }

  /** Speak a language, as soon as what the page says has come in it. */
  async speak(language: Language): Promise<void> {
    await fetchWords(language, this.page);
    speech.language = language;
    this.#keep();
  }

  #wear(): void {
    const root = document.documentElement;
    root.lang = tagOf(speech.language);
    const wear = (key: string, value: string | undefined) => {
      if (value) root.dataset[key] = value;
      else delete root.dataset[key];
    };
    wear('theme', this.theme === 'system' ? undefined : this.theme);
    wear('deck', this.fourColours ? 'four' : undefined);
    wear('felt', this.felt);
  }

  #keep(): void {
    this.#wear();
    const chosen: Chosen = { language: speech.language, felt: this.felt };
    if (this.theme !== 'system') chosen.theme = this.theme;
    if (this.fourColours) chosen.deck = 'four';
    if (!this.sound) chosen.quiet = true;
    if (this.voice) chosen.voice = true;
    if (!this.bigBlinds) chosen.chipsOnly = true;
    try {
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // Storage may be closed to us; the choice then lasts as long as the page.
    }
  }
}

function read(): Chosen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Chosen;
  } catch {
    return {};
  }
}

/** The language that was chosen, else the first that the browser likes and that there is, else English. */
function spokenHere(chosen: Language | undefined): Language {
  const liked = [chosen ?? '', ...(navigator.languages ?? [navigator.language])];
  const found = liked.map((tag) => LANGUAGES.find((each) => each === tag || each === tag.split('-')[0]));
  return found.find((each) => each !== undefined) ?? 'en';
}

export const look = new Look();
