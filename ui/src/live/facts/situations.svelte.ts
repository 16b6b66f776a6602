import type { SituationsView } from '../../protocol';
import { room } from '../../wire/room.svelte';

/** What the room says may be asked: kinds of situations with their facts, games, editions. */
export class Situations {
  #topic = room.topic('situations');

  get view(): SituationsView | null {
    const view = this.#topic.view;
    return view?.type === 'situations' ? view : null;
  }

  watch(): () => void {
    return room.watch('situations');
  }
}
