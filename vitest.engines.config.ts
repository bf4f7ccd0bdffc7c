import { defineConfig } from 'vitest/config';
import { EngineReport } from './testkit/engines/engine-report.ts';
import { oneGraphql } from './testkit/one-graphql.ts';
import { PrintFailures } from './testkit/print-failures.ts';
import { waits } from './testkit/waits.ts';

// npm run test:engines: tests against external engines, whose addresses come from the environment.
export default defineConfig({
  resolve: oneGraphql,
  test: {
    name: 'engines',
    include: ['graph/**/*.engine.test.ts'],
    globalSetup: './testkit/engines/require-engine.setup.ts',
    reporters: ['verbose', new PrintFailures(), new EngineReport()],
    environment: 'node',
    // They share the engines, and some of them stop an engine.
    fileParallelism: false,
    testTimeout: waits.test,
    hookTimeout: waits.hook,
    expect: { poll: { timeout: waits.step } },
  },
});
