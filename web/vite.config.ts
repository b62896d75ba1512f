import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { REM } from './src/lib/screen.ts';

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

const { browserslist } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf-8')) as { browserslist: string[] };
/** The oldest browsers, as the build knows them: `safari17`. */
const target = browserslist.map((one) => one.replace(' >= ', ''));
/** And as people do. */
const named = browserslist.map((one) => one.replace(' >=', '').replace(/^./, (first) => first.toUpperCase())).join(', ');

const LOCALES = new URL('../src/messina/locales/', import.meta.url);

/** What the guard says, by language and id. */
function guardWords(): Record<string, Record<string, string>> {
  const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((one) => one.isDirectory());
  return Object.fromEntries(
    languages.map(({ name }) => {
      const texts = readFileSync(new URL(`${name}/app.ftl`, LOCALES), 'utf-8').matchAll(/^(guard-\w+) = (.*)$/gm);
      return [name, Object.fromEntries([...texts].map(([, id, text]) => [id, text?.replace('{ $browsers }', named)]))];
    }),
  );
}

/** A script of its own, before the client's: it says what is wrong where the client cannot start. */
const guard = (): Plugin => ({
  name: 'guard',
  generateBundle() {
    const source = readFileSync(new URL('src/guard.js', import.meta.url), 'utf-8').replace('__WORDS__', JSON.stringify(guardWords()));
    this.emitFile({ type: 'asset', name: 'guard.js', source });
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const file = Object.keys(bundle ?? {}).find((name) => /guard-.*\.js$/.test(name));
      return file === undefined ? [] : [{ tag: 'script', attrs: { src: `./${file}`, defer: true }, injectTo: 'head-prepend' }];
    },
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
  plugins: [svelte(), guard(), worker()],
  css: { postcss: { plugins: [pixels()] } },
  build: {
    target,
    cssTarget: target,
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
