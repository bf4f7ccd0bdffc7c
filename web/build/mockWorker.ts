import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Serves the mocks' service worker from its package, in `dev:mock` only: no build includes it. */
export const mockWorker = (): Plugin => ({
  name: 'mock-worker',
  apply: (_config, { command, mode }) => command === 'serve' && mode === 'mock',
  configureServer({ middlewares }) {
    const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
    middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(file));
    });
  },
});
