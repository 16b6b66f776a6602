import { MediaQuery } from 'svelte/reactivity';

/** Whether the screen is a phone's, upright or on its side: a table has a layout of its own there. */
export const phone = new MediaQuery('(max-width: 900px), (max-height: 500px)');
