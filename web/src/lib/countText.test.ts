import { expect, test } from 'vitest';
import { countText } from './countText.ts';

test.each([
  [0, '0 people'],
  [1, '1 person'],
  [1234, '1,234 people'],
  [10_000, '10,000 people'],
  [null, '10,000+ people'],
])('%j is shown as %j', (count, text) => {
  expect(countText(count, 'person', 'people')).toBe(text);
});
