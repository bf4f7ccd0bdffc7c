import { afterEach } from 'vitest';
import { describeOpenPages } from './session.ts';

// A locator that was waited for in vain does not say why: the page does.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const description of await describeOpenPages()) process.stderr.write(`${description}\n`);
});
