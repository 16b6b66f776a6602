import { mount } from 'svelte';
import '../../src/design/tokens.css';
import '../../src/design/base.css';
import '../../src/design/bar.css';
import '../../src/design/cards.css';
import { look } from '../../src/design/look.svelte';
import { clock } from '../../src/wire/clock.svelte';
import Gallery from './Gallery.svelte';
import { NOW_MS } from './views';

/** The pages with views made by hand, for work on the look alone: `npm run dev`, then /tests/gallery/?show=turn. */
const query = new URLSearchParams(location.search);
const language = query.get('lang');
if (language) void look.speak(language);
const theme = query.get('theme');
if (theme === 'light' || theme === 'dark') look.choose({ theme });
clock.restart(NOW_MS);
mount(Gallery, { target: document.getElementById('app')!, props: { show: query.get('show') ?? 'turn' } });
