import { randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { expect, test } from 'vitest';
import { emptyBits, numbersOf, setBit, widened } from './bits.ts';
import { NumberRanges } from './number-ranges.ts';

const random = randomNumbers(20_261_122);

test('what bounds leave is what looking at each value gives, while numbers are added', () => {
  let capacity = 64;
  let set = emptyBits(capacity);
  const ranges = new NumberRanges(capacity);
  const values: number[] = [];
  const randomValue = [
    () => random(12) / 2,
    () => random(100_000_000),
    () => 5_000 + random(20),
    () => 0,
  ];
  while (values.length < 1_000) {
    if (values.length === capacity) {
      capacity *= 2;
      set = widened(set, capacity);
      ranges.grow(capacity);
    }
    const value = randomValue[random(4)]?.() ?? 0;
    ranges.add(values.length, value);
    if (random(5) > 0) setBit(set, values.length);
    values.push(value);
    if (values.length % 10 > 0) continue;
    const bound = random(3) > 0 ? (values[random(values.length)] ?? 0) : (randomValue[1]?.() ?? 0);
    const [from, upTo] = [set.slice(), set.slice()];
    ranges.keepFrom(from, bound);
    ranges.keepUpTo(upTo, bound);
    const those = (isKept: (value: number) => boolean) =>
      numbersOf(set).filter((number) => isKept(values[number] ?? 0));
    expect(numbersOf(from), `from ${bound}`).toEqual(those((one) => one >= bound));
    expect(numbersOf(upTo), `up to ${bound}`).toEqual(those((one) => one <= bound));
  }
});

test('bounds beyond all values leave nothing or everything', () => {
  const ranges = new NumberRanges(64);
  const set = emptyBits(64);
  for (const number of [3, 40]) {
    ranges.add(number, 100 * number);
    setBit(set, number);
  }
  const kept = (bound: 'keepFrom' | 'keepUpTo', value: number) => {
    const bits = set.slice();
    ranges[bound](bits, value);
    return numbersOf(bits);
  };
  expect(kept('keepFrom', 4_001)).toEqual([]);
  expect(kept('keepFrom', 0)).toEqual([3, 40]);
  expect(kept('keepUpTo', 299)).toEqual([]);
  expect(kept('keepUpTo', 1e12)).toEqual([3, 40]);
});
