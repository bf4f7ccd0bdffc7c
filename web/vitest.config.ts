import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { oneGraphql } from '../testkit/one-graphql.ts';
import { waits } from '../testkit/waits.ts';
import { youngGeneration } from '../testkit/young-generation.ts';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    resolve: oneGraphql,
    test: {
      name: 'web',
      include: ['{src,mocks,testing}/**/*.test.{ts,tsx}'],
      // These also run the server, so they belong to the project that resolves packages like Node.
      exclude: ['testing/consistency/**'],
      // The real application runs beside the page.
      environment: './testing/jsdomOnNode.ts',
      isolate: false,
      maxWorkers: '100%',
      execArgv: youngGeneration,
      sequence: { groupOrder: 1 },
      setupFiles: './testing/waits.setup.ts',
      testTimeout: waits.test,
      hookTimeout: waits.hook,
      expect: { poll: { timeout: waits.step } },
    },
  }),
);
