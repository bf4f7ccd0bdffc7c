import { expect, test } from 'vitest';
import { openPromptAnswers } from './prompt-answers.ts';

const own = () => 'counted by the process';
const late = () => new Promise<string>(() => {});
const failed = () => Promise.reject(new Error('Redis is away'));

test('answers in time are given; after a late or failed one nobody waits until one has come in time', async () => {
  const inTime = openPromptAnswers();
  for (const ask of [late, failed]) {
    expect(await inTime(Promise.resolve('counted by Redis'), own)).toBe('counted by Redis');
    expect(await inTime(ask(), own)).toBe('counted by the process');
    const next = Promise.withResolvers<string>();
    expect(await inTime(next.promise, own)).toBe('counted by the process');
    next.resolve('counted by Redis');
    await expect
      .poll(() => inTime(Promise.resolve('counted by Redis'), own))
      .toBe('counted by Redis');
  }
});

test('a process that was busy itself takes the answer that has come meanwhile', async () => {
  const inTime = openPromptAnswers();
  const answer = new Promise<string>((resolve) => setImmediate(resolve, 'counted by Redis'));
  const taken = inTime(answer, own);
  const end = performance.now() + 200;
  while (performance.now() < end);
  expect(await taken).toBe('counted by Redis');
});
