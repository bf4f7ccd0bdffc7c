import { expect, test } from 'vitest';
import { withoutIdle } from './cost.ts';

test('an act that cost less than idle work in the same time is no figure', () => {
  expect(withoutIdle(120, 20)).toBe(100);
  expect(() => withoutIdle(20, 20)).toThrow('no figure: 20 used, 20 of it by idle work');
});
