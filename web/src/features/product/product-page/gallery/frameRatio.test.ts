import { expect, test } from 'vitest';
import { frameRatio } from './frameRatio.ts';

test.each([
  ['a usual photo', 1280, 960, 4 / 3],
  ['a square', 900, 900, 1],
  ['a tall photo', 600, 1200, 4 / 5],
  ['a wide photo', 2000, 500, 16 / 10],
  ['a photo of unknown size', null, null, 4 / 3],
])('%s gives the frame its shape, within bounds', (_photo, width, height, ratio) => {
  expect(frameRatio({ width, height })).toBeCloseTo(ratio);
});
