import { sound } from '../table/sound';
import { speech, type Language } from '../words/words.svelte';

const KEY = 'ruleone-screen';
const TONGUE: Record<Language, string> = { en: 'en', zh: 'zh' };

/** What this browser says and sounds at a big screen: both off until somebody switches them on there. */
class Voice {
  /** Whether calls are spoken. */
  speaks = $state(false);
  /** Whether a tone comes with each call. */
  sounds = $state(false);
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);

  constructor() {
    const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;
    const learn = () => (this.#voices = synthesis?.getVoices() ?? []);
    synthesis?.addEventListener?.('voiceschanged', learn);
    learn();
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { speaks?: boolean; sounds?: boolean };
      this.speaks = kept.speaks === true;
      this.sounds = kept.sounds === true;
    } catch {
      // Nothing was kept: both stay off.
    }
  }

  /** The browser's voice for the language in force; null where it has none. */
  get voice(): SpeechSynthesisVoice | null {
    const tongue = TONGUE[speech.language];
    return this.#voices.find(({ lang }) => lang.toLowerCase().startsWith(tongue)) ?? null;
  }

  choose(change: { speaks?: boolean; sounds?: boolean }): void {
    Object.assign(this, change);
    if (!this.speaks) globalThis.speechSynthesis?.cancel();
    try {
      localStorage.setItem(KEY, JSON.stringify({ speaks: this.speaks, sounds: this.sounds }));
    } catch {
      // Storage may be closed to us; the choice then lasts as long as the page.
    }
  }

  /** Call it out: a tone, then the words, as far as they are switched on. */
  call(words: string): void {
    if (this.sounds) sound('call');
    const voice = this.voice;
    if (!this.speaks || !voice) return;
    const said = new SpeechSynthesisUtterance(words);
    said.voice = voice;
    said.lang = voice.lang;
    speechSynthesis.speak(said);
  }
}

export const voice = new Voice();
