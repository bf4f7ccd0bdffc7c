import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FeeTerms, sellerShare, sellerShares } from './fees.ts';
import { stepOf } from './money.ts';

const feeOf = (amount: number, terms: FeeTerms, currency: string) =>
  amount - sellerShare(amount, terms, currency);

const cases = fc.constantFrom('USD', 'JPY', 'KWD', 'ISK').chain((currency) => {
  const step = stepOf(currency);
  const amount = fc.nat({ max: 1_000_000 }).map((steps) => steps * step);
  const fixed = fc.nat({ max: 500 }).map((steps) => steps * step);
  const percent = fc.nat({ max: 10_000 }).map((points) => points / 100);
  return fc.record({
    currency: fc.constant(currency),
    step: fc.constant(step),
    amount,
    refunds: fc.array(amount, { maxLength: 4 }),
    balance: amount,
    terms: fc.record({ percent, fixed }),
  });
});

test('five percent of $135 leave $128.25; a fixed fee comes on top, and nobody pays more than there is', () => {
  expect(sellerShare(135_00, { percent: 5, fixed: 0 }, 'usd')).toBe(128_25);
  expect(feeOf(135_00, { percent: 5, fixed: 30 }, 'usd')).toBe(7_05);
  expect(sellerShare(20, { percent: 5, fixed: 30 }, 'usd')).toBe(0);
  expect(sellerShare(0, { percent: 5, fixed: 30 }, 'usd')).toBe(0);
});

test('a percentage is rounded to the nearest cent, and half a cent up', () => {
  const terms = { percent: 5, fixed: 0 };
  expect([1001, 1009, 1010, 1011].map((amount) => feeOf(amount, terms, 'USD'))).toEqual([
    50, 50, 51, 51,
  ]);
});

test('fee and share are whole amounts of the currency that add up, with any refund', () => {
  fc.assert(
    fc.property(cases, ({ amount, refunds, terms, currency, step }) => {
      let left = amount;
      let [lastFee, lastShare] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (const refund of [0, ...refunds, amount]) {
        left -= Math.min(left, refund);
        const [fee, share] = [feeOf(left, terms, currency), sellerShare(left, terms, currency)];
        expect(fee + share).toBe(left);
        expect(Math.min(fee, share)).toBeGreaterThanOrEqual(0);
        expect([fee % step, share % step]).toEqual([0, 0]);
        // A refund never costs the seller a higher fee, and never pays them more.
        expect(fee).toBeLessThanOrEqual(lastFee);
        expect(share).toBeLessThanOrEqual(lastShare);
        [lastFee, lastShare] = [fee, share];
      }
      expect(lastFee).toBe(0);
    }),
  );
});

test('the shares of two instalments add up to that of the price', () => {
  fc.assert(
    fc.property(cases, ({ amount, balance, terms, currency }) => {
      const [first = 0, second = 0] = sellerShares([amount, balance], terms, currency);
      expect(first).toBe(sellerShare(amount, terms, currency));
      expect(first + second).toBe(sellerShare(amount + balance, terms, currency));
      expect(Math.min(first, second)).toBeGreaterThanOrEqual(0);
      expect(second).toBeLessThanOrEqual(balance);
    }),
  );
});
