import type { CreateEvent, ForecastAsked, ForecastView } from '../protocol';
import { fetched, type Trouble } from '../wire/fetched';

/** What is forecast: an event of the room, or one that is not announced yet. */
export type Subject = { event: string } | { new: CreateEvent };

/** The director's forecast: asked for, looked at while it is made, stopped. The room keeps it when the page goes. */
export class Forecasting {
  view = $state.raw<ForecastView | null>(null);
  trouble = $state.raw<Trouble | null>(null);

  get isMade(): boolean {
    return this.view?.state === 'waiting' || this.view?.state === 'playing';
  }

  begin(asked: ForecastAsked): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    return this.#send('/api/forecast', { method: 'POST', headers, body: JSON.stringify(asked) });
  }

  stop(): Promise<void> {
    return this.#send('/api/forecast/stop', { method: 'POST' });
  }

  look(): Promise<void> {
    return this.#send('/api/forecast');
  }

  async #send(address: string, request: RequestInit = {}): Promise<void> {
    const answer = await fetched<ForecastView>(address, request);
    if (answer.type === 'trouble') this.trouble = answer;
    else {
      this.trouble = null;
      this.view = answer;
    }
  }
}

/** Whether the forecast that was asked for is one of this. */
export function isOf(asked: ForecastAsked | null, subject: Subject): boolean {
  if (asked === null) return false;
  return 'event' in subject ? asked.event === subject.event : asked.new?.template === subject.new.template;
}
