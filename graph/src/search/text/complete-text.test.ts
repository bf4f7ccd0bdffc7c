import { expect, test } from 'vitest';
import { completeText } from './complete-text.ts';

test.each([
  ['tredm', 'treadmill'],
  ['folding tredmi', 'folding treadmill'],
  ['yoga matt', 'yoga mat'],
  ['kettleb', 'kettlebell'],
  ['dumbel', 'dumbbell'],
  ['quixx', 'quixote'],
])('%j may become %j', (text, completed) => {
  expect(completeText(text, ['quixote'])).toContain(completed);
});

test('short words and numbers stay as they are', () => {
  for (const text of ['', 'ben', '2000', 'xyzzy', 'bench 20kg'])
    expect(completeText(text, [])).toEqual([]);
});
