import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { REM } from './src/lib/screen';

/** The service worker knows all files of the client, so that it opens without the network. */
const worker = (): Plugin => ({
  name: 'worker',
  generateBundle(_, bundle) {
    const files = JSON.stringify(Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort());
    const version = JSON.stringify(createHash('sha256').update(files).digest('hex').slice(0, 12));
    const source = readFileSync(new URL('src/worker.js', import.meta.url), 'utf-8').replace('__FILES__', files).replace('__VERSION__', version);
    this.emitFile({ type: 'asset', fileName: 'worker.js', source });
  },
});

/** Pixels of the layout become rem: the font size of the page says how large they are (`lib/screen.ts`). */
const pixels = (): PostcssPlugin => {
  const inRem = (text: string) => text.replace(/(\d*\.?\d+)px\b/g, (_, length) => `${Number(length) / REM}rem`);
  return {
    postcssPlugin: 'pixels',
    Declaration: (one) => void (one.value = inRem(one.value)),
    AtRule: { container: (one) => void (one.params = inRem(one.params)) },
  };
};

// The server serves what is built here, under a policy without inline scripts, and says in the page where it lies.
export default defineConfig({
  base: './',
  plugins: [svelte(), worker()],
  css: { postcss: { plugins: [pixels()] } },
  build: {
    target: 'es2022',
    outDir: '../src/messina/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    // Few files, since every one is a request: what the start page needs, what pages share, a page, a language.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: (id) => /locales\/([\w-]+)\/\w+\.ftl/.exec(id)?.[1] ?? null, debugName: 'languages' },
            { name: 'start', tags: ['$initial'] },
            { name: 'table', minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
