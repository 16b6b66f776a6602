import { look } from '../design/look.svelte';

/** Short tones, each of its own shape: pitch in hertz, start and length in seconds. */
const TONES = {
  turn: [
    [523, 0, 0.09],
    [784, 0.1, 0.16],
  ],
  action: [[220, 0, 0.04]],
  call: [
    [659, 0, 0.18],
    [523, 0.2, 0.3],
  ],
  win: [
    [523, 0, 0.1],
    [659, 0.1, 0.1],
    [784, 0.2, 0.22],
  ],
} as const;

const LOUDNESS = 0.12;
/** What a browser takes for the wish of whoever is there; before one of them a page is not heard. */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;
let audio: AudioContext | null = null;

/** Be heard from the first touch or key on, and again after a call or a locked screen has stopped it. */
export function listenForGestures(): void {
  const wake = () => {
    audio ??= new AudioContext();
    resume(audio);
  };
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => {
    if (audio && document.visibilityState === 'visible') resume(audio);
  });
}

/** Where the browser still forbids it, the next gesture tries again. */
function resume(stopped: AudioContext): void {
  if (stopped.state !== 'running') void stopped.resume().catch(() => undefined);
}

/** Play a tone, if sound is on. */
export function play(tone: keyof typeof TONES): void {
  if (look.sound) sound(tone);
}

/** Play a tone, if the page is heard: one that cannot be now is not played late. */
export function sound(tone: keyof typeof TONES): void {
  if (!audio) return;
  if (audio.state !== 'running') return resume(audio);
  for (const [pitch, start, length] of TONES[tone]) {
    const at = audio.currentTime + start;
    const voice = audio.createOscillator();
    const gain = audio.createGain();
    voice.type = 'sine';
    voice.frequency.value = pitch;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    voice.connect(gain).connect(audio.destination);
    voice.start(at);
    voice.stop(at + length);
  }
}
