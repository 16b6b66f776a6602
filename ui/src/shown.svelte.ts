import type { Component } from 'svelte';
import { look } from './design/look.svelte';
import { PAGES, type Page, type PageName, type Place } from './pages';
import { route } from './route.svelte';
import { fetchWords, say, speech } from './words/words.svelte';

/** When a page loaded itself anew because something did not come, in the browser's keeping. */
const RELOADED = 'ruleone-reloaded';
/** What fails again so soon does not get better by itself. */
const SOON_MS = 20_000;

type Drawing = Component<Record<string, unknown>>;
const rows: Record<PageName, Page> = PAGES;

/** The page on the screen: the one the address names, as soon as its code and its words are here; until then the one before. */
class Shown {
  place = $state.raw<Place>({ page: 'nowhere' });
  /** What draws it; null where the address leads nowhere. */
  draws = $state.raw<Drawing | null>(null);
  /** Its code or its words did not come. */
  failed = $state(false);
  readonly row = $derived(rowOf(this.place));
  #loaded = new Map<PageName | 'nowhere', Drawing | null>();
  #tried = 0;

  /** Go where the address says. What has been shown before is there at once. */
  follow(): void | Promise<void> {
    const place = route.place;
    const tried = ++this.#tried;
    const known = this.#loaded.get(nameOf(place));
    if (known !== undefined && look.page === nameOf(place)) return this.#show(place, known);
    return this.#fetch(place).then(
      (draws) => {
        if (tried === this.#tried) this.#show(place, draws);
      },
      async (wrong: unknown) => {
        if (tried !== this.#tried) return;
        if (await reloaded()) return new Promise<void>(() => undefined);
        this.failed = true;
        throw wrong;
      },
    );
  }

  async #fetch(place: Place): Promise<Drawing | null> {
    const code = rowOf(place)?.load();
    const [loaded] = await Promise.all([code, fetchWords(speech.language, nameOf(place))]);
    const draws = loaded ? (loaded.default as unknown as Drawing) : null;
    this.#loaded.set(nameOf(place), draws);
    return draws;
  }

  #show(place: Place, draws: Drawing | null): void {
    if (place.page !== this.place.page) {
      document.title = [...(rowOf(place) ? [say(rowOf(place)!.title)] : []), 'RuleOne'].join(' · ');
    }
    look.page = nameOf(place);
    this.failed = false;
    this.draws = draws;
    this.place = place;
  }
}

const rowOf = (place: Place): Page | null => (place.page in PAGES ? rows[place.page as PageName] : null);
const nameOf = (place: Place) => (place.page in PAGES ? (place.page as PageName) : 'nowhere');

/**
 * Load the whole page anew where the room still answers: a newer version may have taken the place of the files, and
 * browsers do not ask again for a script that failed. Once; whether it does.
 */
async function reloaded(): Promise<boolean> {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < SOON_MS) return false;
    await fetch('/', { cache: 'no-store' });
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

export const shown = new Shown();
