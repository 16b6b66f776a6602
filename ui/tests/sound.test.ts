import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

type Tone = { hertz: number; start: number; seconds: number };

// A browser that has been touched, with an ear that writes down what it hears.
let heard: Tone[] = [];
class Ear {
  currentTime = 0;
  destination = {};
  createOscillator() {
    const tone: Tone = { hertz: 0, start: 0, seconds: 0 };
    return {
      type: '',
      frequency: {
        set value(hertz: number) {
          tone.hertz = hertz;
        },
      },
      connect: (next: unknown) => next,
      start: (at: number) => (tone.start = at),
      stop: (at: number) => {
        tone.seconds = at - tone.start;
        heard.push(tone);
      },
    };
  }
  createGain() {
    const gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    return { gain, connect: (next: unknown) => next };
  }
}

let play: (typeof import('../src/table/sound'))['play'];
let look: (typeof import('../src/design/look.svelte'))['look'];
const touched = { hasBeenActive: true };
beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'en', userActivation: touched });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('AudioContext', Ear);
  ({ look } = await import('../src/design/look.svelte'));
  ({ play } = await import('../src/table/sound'));
});
beforeEach(() => {
  heard = [];
  touched.hasBeenActive = true;
  look.choose({ sound: true });
});

describe('sounds', () => {
  it('are told apart by ear', () => {
    const shapes = (['turn', 'action', 'call', 'win'] as const).map((tone) => {
      heard = [];
      play(tone);
      expect(heard.length).toBeGreaterThan(0);
      expect(heard.every(({ hertz, seconds }) => hertz >= 100 && hertz <= 4_000 && seconds > 0)).toBe(true);
      return heard.map(({ hertz }) => hertz).join(' ');
    });
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('are heard until the player switches them off', () => {
    play('turn');
    expect(heard).not.toEqual([]);
    heard = [];
    look.choose({ sound: false });
    play('turn');
    expect(heard).toEqual([]);
  });

  it('wait for the first touch, as browsers want it', () => {
    touched.hasBeenActive = false;
    play('win');
    expect(heard).toEqual([]);
  });
});
