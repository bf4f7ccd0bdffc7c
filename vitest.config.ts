import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { isFull } from './testkit/breadth.ts';
import { LongestFirst } from './testkit/longest-first.ts';
import { oneGraphql } from './testkit/one-graphql.ts';
import { PrintFailures } from './testkit/print-failures.ts';
import { waits } from './testkit/waits.ts';
import { youngGeneration } from './testkit/young-generation.ts';

// Caches Node's compiled code for later processes: workers, the embedded store's threads, and spawned shops.
const compileCache = join(import.meta.dirname, 'node_modules/.cache/compile');
process.env.NODE_COMPILE_CACHE = compileCache;
enableCompileCache(compileCache);

/** Tests of code that runs on Node. */
const onNode = {
  setupFiles: './testkit/fixed-seed.setup.ts',
  environment: 'node',
  isolate: false,
  // By default Vitest leaves a core idle, which on two cores is half of them.
  maxWorkers: '100%',
  execArgv: youngGeneration,
  testTimeout: (isFull ? 6 : 1) * waits.test,
  hookTimeout: waits.hook,
  expect: { poll: { timeout: waits.step } },
} as const;

export default defineConfig({
  test: {
    reporters: ['minimal', new PrintFailures()],
    sequence: { sequencer: LongestFirst },
    // With `isolate: false`, the files of a worker share their modules: loading the server or React for each file would
    // take as long as the tests. A file must undo its changes outside itself.
    projects: [
      {
        test: {
          name: 'graph',
          include: ['{contract,graph,sample-data,testkit,tools}/**/*.test.ts'],
          // npm run test:engines
          exclude: [...configDefaults.exclude, '**/*.engine.test.ts'],
          // Node imports the server's modules itself, as in production.
          experimental: { viteModuleRunner: false },
          ...onNode,
          // Many wait: for a process to start, a limit to end, or a job's next look.
          maxWorkers: Math.ceil(1.5 * availableParallelism()),
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'consistency',
          include: ['web/testing/consistency/*.test.ts'],
          ...onNode,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'proof',
          include: ['{graph,testkit}/**/*.proof.ts', 'web/testing/**/*.proof.ts'],
          environment: 'node',
          testTimeout: 3 * waits.test,
          hookTimeout: waits.hook,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
      './web/vitest.config.ts',
      {
        test: {
          name: 'e2e',
          include: [`web/e2e/**/*.${isFull ? '{test,proof}' : 'test'}.ts`],
          globalSetup: './web/e2e/support/shop.setup.ts',
          setupFiles: './web/e2e/support/failedPages.setup.ts',
          environment: 'node',
          testTimeout: waits.test,
          hookTimeout: waits.hook,
          expect: { poll: { timeout: waits.step } },
          // The files of a worker share their browser.
          isolate: false,
          // They wait more than they compute; each worker has its own shop.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
