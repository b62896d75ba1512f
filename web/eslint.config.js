// Nothing is used that the browsers of `browserslist` (package.json) have not, unless it is looked for first.
import typescript from '@typescript-eslint/parser';
import compat from 'eslint-plugin-compat';
import svelte from 'svelte-eslint-parser';

export default [
  { ...compat.configs['flat/recommended'], files: ['src/**/*.{ts,js,svelte}'], ignores: ['src/**/*.test.ts'] },
  { files: ['src/**/*.ts'], languageOptions: { parser: typescript } },
  { files: ['src/**/*.svelte'], languageOptions: { parser: svelte, parserOptions: { parser: typescript } } },
];
