import './board/tokens.css';
import './board/base.css';
import './app/app.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app') as HTMLElement });
