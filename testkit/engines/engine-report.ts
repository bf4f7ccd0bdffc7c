import type { Reporter, TestModule } from 'vitest/node';
import { configuredEngines } from './engines.ts';

/** Reports at the end which engines were tested, and which tests were skipped and why. */
export class EngineReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const { tried, skipped } = configuredEngines();
    const lines = [
      ...tried.map(({ name, variable }) => `tried    ${name} (${variable})`),
      ...skipped.map(({ name, variable }) => `skipped  ${name}: ${variable} isn't set`),
      ...modules.flatMap((module) =>
        [...module.children.allTests('skipped')].map((test) => {
          const { note } = test.result() as { note?: string };
          return `skipped  ${module.relativeModuleId} > ${test.fullName}${note ? `: ${note}` : ''}`;
        }),
      ),
    ];
    process.stdout.write(`\nEngines\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
  }
}
