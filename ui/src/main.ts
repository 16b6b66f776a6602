import { mount } from 'svelte';
import './design/tokens.css';
import './design/base.css';
import './design/bar.css';
import './design/cards.css';
import './design/look.svelte';
import App from './App.svelte';
import { shown } from './shown.svelte';
import { listenForGestures } from './table/sound';
import { room } from './wire/room.svelte';
import { expectRefusals } from './words/words.svelte';

const page = document.getElementById('app')!;
// From here on it is this that says what did not come: undrawn.js waits.
page.dataset.runs = '';
listenForGestures();
addEventListener('pointerdown', expectRefusals, { once: true });
addEventListener('keydown', expectRefusals, { once: true });
room.open();
void Promise.resolve(shown.follow()).then(() => {
  if (shown.failed) return;
  mount(App, { target: page });
  document.getElementById('coming')?.remove();
});
