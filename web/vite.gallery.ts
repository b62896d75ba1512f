import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The board's components with positions of real games: for looking at, never part of the client.
export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    outDir: '../artefacts/gallery',
    emptyOutDir: true,
    rollupOptions: { input: 'gallery.html' },
  },
});
