import { expect, test } from 'vitest';
import { stemOf } from './stem.ts';

test.each([
  ['fold', 'folds', 'folding', 'folded', 'foldable', 'foldaway'],
  ['adjust', 'adjusting', 'adjustable', 'adjusts'],
  ['bench', 'benches'],
  ['plate', 'plates'],
  ['bike', 'bikes'],
  ['spin', 'spinning', 'spins'],
  ['step', 'stepping'],
  ['incline', 'inclined', 'inclining'],
  ['row', 'rows'],
  ['press', 'presses', 'pressing'],
  ['gray', 'grey'],
  ['color', 'colour', 'coloured', 'colored'],
  ['motorized', 'motorised'],
  ['kettlebell', 'kettlebells'],
  ['body', 'bodies'],
])('%j and its variants have one stem', (...words) => {
  expect(new Set(words.map(stemOf)).size).toBe(1);
});

test.each([
  ['boxing', 'box'],
  ['stepper', 'step'],
  ['cable', 'cab'],
  ['bar', 'bars2'],
  ['press', 'pre'],
])('%j and %j are different words', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});
