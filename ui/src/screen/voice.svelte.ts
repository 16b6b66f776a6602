import { sound } from '../table/sound';
import { voices } from '../words/voices.svelte';

const KEY = 'ruleone-screen';

/** What this browser says and sounds at a big screen: both off until somebody switches them on there. */
class Voice {
  /** Whether calls are spoken. */
  speaks = $state(false);
  /** Whether a tone comes with each call. */
  sounds = $state(false);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { speaks?: boolean; sounds?: boolean };
      this.speaks = kept.speaks === true;
      this.sounds = kept.sounds === true;
    } catch {
      // Nothing was kept: both stay off.
    }
  }

  choose(change: { speaks?: boolean; sounds?: boolean }): void {
    Object.assign(this, change);
    if (!this.speaks) voices.hush();
    try {
      localStorage.setItem(KEY, JSON.stringify({ speaks: this.speaks, sounds: this.sounds }));
    } catch {
      // Storage may be closed to us; the choice then lasts as long as the page.
    }
  }

  /** Call it out: a tone, then the words, as far as they are switched on. */
  call(words: string): void {
    if (this.sounds) sound('call');
    if (this.speaks) voices.say(words);
  }
}

export const voice = new Voice();
