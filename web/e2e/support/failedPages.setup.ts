import { afterEach } from 'vitest';
import { describeOpenPages } from './session.ts';

// A locator's timeout doesn't say why it failed; the page does.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const description of await describeOpenPages()) process.stderr.write(`${description}\n`);
});
