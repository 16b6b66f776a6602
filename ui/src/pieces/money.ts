import { grouped, say } from '../words/words.svelte';

/** An amount with the currency behind it, where the event names one. */
export const amountIn = (amount: number, currency: string): string =>
  currency === '' ? grouped(amount) : say('money-in', { amount, currency });
