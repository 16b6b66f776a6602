import type { Method } from '../payments/words';

/** How chips were paid that were bought last, null where they are due: the next ones are likely paid so too. */
export const lastWay = $state<{ paid: Method | null }>({ paid: 'cash' });
