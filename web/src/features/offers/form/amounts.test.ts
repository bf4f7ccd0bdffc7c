import { expect, test } from 'vitest';
import { productSchema } from '../../listings/form/productFields.ts';
import { shareOf, suggestedAmounts } from './amounts.ts';
import { offerSchema } from './offer.rules.ts';

const usd = (amount: number) => ({ amount, currency: 'usd', formatted: `$${amount / 100}` });

test('suggested amounts are about their share of the price, whole for prices of some size', () => {
  const typed = (price: Parameters<typeof suggestedAmounts>[0]) =>
    suggestedAmounts(price).map((one) => one.typed);
  expect(typed(usd(120_00))).toEqual(['96', '108', '114']);
  expect(typed(usd(99_50))).toEqual(['80', '90', '95']);
  expect(typed(usd(9_99))).toEqual(['7.99', '8.99', '9.49']);
  expect(typed({ amount: 15_000, currency: 'jpy', formatted: '¥15,000' })).toEqual([
    ...['12000', '13500', '14250'],
  ]);
});

test('no suggestion is more than the price', () => {
  for (let price = 50; price < 5_000; price += 7) {
    for (const { amount } of suggestedAmounts(usd(price))) expect(amount).toBeLessThan(price);
  }
});

test('only the whole price is 100 percent of it', () => {
  expect([80_00, 99_99, 100_00].map((amount) => shareOf(amount, 100_00))).toEqual([80, 99, 100]);
});

test.each([
  ['', 'Enter the amount you offer'],
  ['0.4', 'must be a number from 0.5 to 999,999'],
  ['120.01', 'must be at most the price, $120'],
  ['1.234', 'must be a number such as 1250, 1,250 or 149.50'],
  ['99.999', 'must be a number such as 1250, 1,250 or 149.50'],
  ['120,5', 'must be at most the price, $120'],
  ['119,50', null],
  ['120', null],
  ['0.5', null],
])('an offer of "%s" for $120: %s', (amount, message) => {
  const check = () => offerSchema(usd(120_00)).validateSync({ amount });
  if (message) expect(check).toThrow(message);
  else expect(check()).toEqual({ amount });
});

test.each([
  ['gbp', '0.29', '0.3'],
  ['huf', '174', '175'],
  ['isk', '0', '1'],
])(
  'an offer or a price in %s of %s is less than a card can be charged',
  (currency, typed, least) => {
    const message = `must be a number from ${least} to `;
    const price = { amount: 200_00, currency, formatted: '200' };
    expect(() => offerSchema(price).validateSync({ amount: typed })).toThrow(message);
    expect(offerSchema(price).validateSync({ amount: least })).toEqual({ amount: least });
    const resale = (resalePrice: string) =>
      productSchema(currency).validateSyncAt('resalePrice', { resalePrice });
    expect(() => resale(typed)).toThrow(message);
    expect(resale(least)).toBe(least);
  },
);
