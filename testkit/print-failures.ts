import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

/** Prints each failure immediately; Vitest's own reporters print them at the end. */
export class PrintFailures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    this.#print(test.fullName, test.module, test.result().errors);
  }

  onTestSuiteResult(suite: TestSuite): void {
    this.#print(suite.fullName, suite.module, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    this.#print('the file itself', module, module.errors());
  }

  #print(
    what: string,
    { relativeModuleId }: TestModule,
    errors: readonly SerializedError[] = [],
  ): void {
    for (const error of errors) {
      process.stderr.write(`\n✗ ${relativeModuleId} > ${what}\n${described(error)}\n`);
    }
  }
}

/** Anything can be thrown, so causes may have no message. */
type SerializedError = { message?: string; stack?: string; diff?: string; cause?: SerializedError };

function described({ message, stack, diff = '', cause, ...rest }: SerializedError): string {
  const own = (stack ?? message ?? JSON.stringify(rest))
    .split('\n')
    .filter((line) => !line.includes('node_modules'));
  return [...own, diff, cause ? `caused by ${described(cause)}` : ''].filter(Boolean).join('\n');
}
