import './board/tokens.css';
import './board/base.css';
import './app/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { base } from './lib/base';
import { expectLeaving } from './lib/leaving';
import { expectNewClients } from './lib/renewal';

// The worker fetches the whole client: not while somebody waits for the first page.
const SETTLED = 10_000;
/** Without it, as while the server is away, everything else works. */
const takeAlong = () => navigator.serviceWorker.register(`${base}/worker.js`).catch(() => undefined);
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(takeAlong, SETTLED);

expectLeaving();
expectNewClients();
mount(App, { target: document.getElementById('app') as HTMLElement });
