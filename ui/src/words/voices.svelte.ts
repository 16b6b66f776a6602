import { speech } from './words.svelte';

/** What the browser can say aloud, in the language in force; silent where it has no voice for it. */
class Voices {
  #known = $state.raw<readonly SpeechSynthesisVoice[]>([]);

  constructor() {
    const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;
    const learn = () => (this.#known = synthesis?.getVoices() ?? []);
    synthesis?.addEventListener?.('voiceschanged', learn);
    learn();
  }

  /** The browser's voice for the language in force; null where it has none. */
  get voice(): SpeechSynthesisVoice | null {
    const tongue = speech.language.toLowerCase();
    return this.#known.find(({ lang }) => lang.toLowerCase().startsWith(tongue)) ?? null;
  }

  say(words: string): void {
    const voice = this.voice;
    if (!voice) return;
    const said = new SpeechSynthesisUtterance(words);
    said.voice = voice;
    said.lang = voice.lang;
    speechSynthesis.speak(said);
  }

  /** Break off what is being said, and say nothing that still waits. */
  hush(): void {
    globalThis.speechSynthesis?.cancel();
  }
}

export const voices = new Voices();
