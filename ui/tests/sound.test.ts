import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

type Tone = { hertz: number; start: number; seconds: number };

// A browser that has been touched, with an ear that writes down what it hears.
let heard: Tone[] = [];
const ears: Ear[] = [];
const gestures = new Map<string, () => void>();
class Ear {
  state = 'suspended';
  currentTime = 0;
  constructor() {
    ears.push(this);
  }
  resume() {
    this.state = 'running';
    return Promise.resolve();
  }
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
const touch = () => gestures.get('pointerdown')!();
beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', (name: string, heed: () => void) => gestures.set(name, heed));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('AudioContext', Ear);
  ({ look } = await import('../src/design/look.svelte'));
  const sound = await import('../src/table/sound');
  play = sound.play;
  sound.listenForGestures();
});
beforeEach(() => {
  heard = [];
  touch();
  look.choose({ sound: true });
});

describe('sounds', () => {
  // feature: sounds
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

  // feature: sounds
  it('are heard until the player switches them off', () => {
    play('turn');
    expect(heard).not.toEqual([]);
    heard = [];
    look.choose({ sound: false });
    play('turn');
    expect(heard).toEqual([]);
  });

  it('come back with the next touch after a call has stopped them, and none is played late', () => {
    const [ear] = ears;
    ear!.state = 'interrupted';
    ear!.resume = () => Promise.reject(new Error('not from a gesture'));
    play('win');
    expect(heard).toEqual([]);
    ear!.resume = Ear.prototype.resume;
    touch();
    play('turn');
    expect(heard).not.toEqual([]);
    expect(ears).toHaveLength(1);
  });
});

it('nothing is made, let alone heard, before the first touch', async () => {
  vi.resetModules();
  const made = ears.length;
  const fresh = await import('../src/table/sound');
  fresh.listenForGestures();
  fresh.play('win');
  expect([ears.length, heard]).toEqual([made, []]);
});
