import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      name: 'web',
      include: ['src/**/*.test.{ts,tsx}'],
      // They run the server, too: in the project that resolves its packages as Node does.
      exclude: ['src/testing/truth/**'],
      environment: 'jsdom',
      testTimeout: 20_000,
    },
  }),
);
