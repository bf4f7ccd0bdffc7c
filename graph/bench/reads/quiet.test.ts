import { expect, test } from 'vitest';
import { untilQuiet } from './quiet.ts';

/** Gives the shares in turn, then repeats the last one. */
function looks(...shares: number[]) {
  let count = 0;
  return {
    look: async () => shares[Math.min(count++, shares.length - 1)] ?? 0,
    count: () => count,
  };
}

test('a bench begins once the shop was idle for three looks in a row', async () => {
  const { look, count } = looks(0.9, 0.01, 0.01, 0.5, 0.01, 0.02, 0.03, 0.9);
  await untilQuiet(look);
  expect(count()).toBe(7);
});

test('a shop that stays busy is not measured', async () => {
  await expect(untilQuiet(looks(0.4).look)).rejects.toThrow(/still busy \(40 % of a processor\)/);
});
