import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const graphql = createRequire(import.meta.url).resolve('graphql');

export default defineConfig({
  test: {
    projects: [
      {
        // As Node resolves it: by its `module` field there would be two copies of graphql, whose errors
        // do not know each other.
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: {
          name: 'graph',
          include: ['graph/**/*.test.ts', 'web/src/testing/truth/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'proof',
          include: ['graph/**/*.proof.ts', 'web/src/**/*.proof.ts'],
          environment: 'node',
          testTimeout: 1_800_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      './web/vitest.config.ts',
      {
        test: {
          name: 'e2e',
          include: ['web/e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
