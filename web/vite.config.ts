import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server serves what is built here, under a policy without inline scripts.
export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    target: 'es2022',
    outDir: '../src/messina/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'] },
});
