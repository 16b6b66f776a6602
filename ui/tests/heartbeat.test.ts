import { describe, expect, it } from 'vitest';
import { Heartbeat } from '../src/wire/heartbeat';

/** What the heart says at these moments, in seconds. */
const looked = (heart: Heartbeat, ...seconds: number[]) => seconds.map((at) => heart.look(1_000 * at));

describe('a heartbeat', () => {
  it('asks once nothing else comes, and gives up when no answer does', () => {
    const heart = new Heartbeat();
    heart.hear(0);
    expect(looked(heart, 0.5, 1.5, 2.5, 3.5)).toEqual([null, 'ask', 'ask', 'ask']);
    expect(looked(heart, 4.5)).toEqual(['lost']);
  });

  it('lives on with whatever comes', () => {
    const heart = new Heartbeat();
    heart.hear(0);
    expect(looked(heart, 1, 2, 3)).toEqual(['ask', 'ask', 'ask']);
    heart.hear(3_200);
    expect(looked(heart, 4, 5, 6, 7)).toEqual([null, 'ask', 'ask', 'ask']);
  });

  it('blames the room for nothing while the page itself was held up', () => {
    const heart = new Heartbeat();
    heart.hear(0);
    expect(looked(heart, 1, 2, 40)).toEqual(['ask', 'ask', 'ask']);
    heart.hear(40_010);
    expect(looked(heart, 41)).toEqual([null]);
    // hidden, a page may be woken once a minute: it asks each time, and was answered
    expect(looked(heart, 101, 161, 221)).toEqual(['ask', 'ask', 'ask']);
  });
});
