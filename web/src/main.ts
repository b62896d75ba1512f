import './board/tokens.css';
import './board/base.css';
import './app/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { base } from './lib/base';

// The worker fetches the whole client: not while somebody waits for the first page.
const SETTLED = 10_000;
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void navigator.serviceWorker.register(`${base}/worker.js`), SETTLED);

mount(App, { target: document.getElementById('app') as HTMLElement });
