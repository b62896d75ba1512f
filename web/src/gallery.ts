import './board/tokens.css';
import './board/base.css';
import { mount } from 'svelte';
import Gallery from './gallery/Gallery.svelte';

mount(Gallery, { target: document.getElementById('gallery') as HTMLElement });
