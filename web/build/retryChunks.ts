import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const importChunk = fileURLToPath(new URL('../src/lib/chunks/importChunk.ts', import.meta.url));

/**
 * Wraps dynamic imports in `importChunk` rather than in Vite's helper, which can never load a chunk again after one
 * failed attempt.
 */
export const retryChunks = (): Plugin => ({
  name: 'retry-chunks',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { importChunk as __vitePreload } from ${JSON.stringify(importChunk)};`
      : null,
});
