import { mount } from 'svelte';
import './design/tokens.css';
import './design/base.css';
import './design/cards.css';
import './design/look.svelte';
import App from './App.svelte';
import { listenForGestures } from './table/sound';
import { room } from './wire/room.svelte';

listenForGestures();
room.open();
mount(App, { target: document.getElementById('app')! });
