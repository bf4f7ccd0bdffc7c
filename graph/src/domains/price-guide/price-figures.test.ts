import { enumValues } from '@fitness-zone/contract/enums.ts';
import { oneOf, randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { expect, test } from 'vitest';
import { figuresOf, narrowed, type ProductPrice } from './price-figures.rules.ts';

const price = (amount: number, more: Partial<ProductPrice> = {}): ProductPrice => ({
  equipment: 'treadmill',
  condition: 'Good',
  brand: null,
  sellerId: `${amount % 3}`,
  amount,
  ...more,
});

const named = { productName: 'Treadmill T80' };
const amounts = (figures: ReturnType<typeof narrowed>) =>
  figures && [figures.low, figures.typical, figures.high, figures.priceCount];

/** A percentile as spreadsheets compute it, from all pairs of neighbours. */
function percentile(prices: readonly number[], percent: number): number {
  const sorted = prices.toSorted((one, other) => one - other);
  const steps = sorted.length - 1;
  for (let index = 0; index < steps; index += 1) {
    const [from, to] = [(100 * index) / steps, (100 * (index + 1)) / steps];
    if (percent < from || percent > to) continue;
    const [low = 0, high = 0] = sorted.slice(index, index + 2);
    return low + ((high - low) * (percent - from)) / (to - from);
  }
  throw new Error('there are no prices');
}

const shown = (amount: number): number =>
  amount < 200_00 ? Math.round(amount / 5_00) * 5_00 : Math.round(amount / 10_00) * 10_00;

test('figures are rounded percentiles, narrowed by kind, then by condition and brand while enough prices remain', () => {
  const random = randomNumbers(36);
  const sellers = ['a', 'b', 'c', 'd'];
  const kinds = { treadmill: 'Folding Treadmill', 'under desk treadmill': 'Under-Desk Walker' };
  const brands = ['Bowflex', 'BowFlex', 'Röwer', 'Tide', null];
  const conditions = Object.values(enumValues.Condition);
  const prices = Array.from({ length: 90 }, () => {
    const condition: ProductPrice['condition'] =
      random(8) === 0 ? 'Fair' : oneOf(random, ['Excellent', 'Good'] as const);
    return {
      equipment: oneOf(random, [...Object.keys(kinds), null]),
      condition,
      brand: oneOf(random, brands),
      // Fair ones come from two sellers.
      sellerId: oneOf(random, condition === 'Fair' ? sellers.slice(0, 2) : sellers),
      amount: 30_00 + random(40_000),
    };
  });
  const figures = figuresOf('sales', prices, 'USD');
  const isEnough = (some: typeof prices) =>
    some.length >= 8 && new Set(some.map(({ sellerId }) => sellerId)).size >= 3;
  const covered = new Set<string>();
  for (const [equipment, productName] of [[null, null], ...Object.entries(kinds)] as const) {
    for (const condition of [null, ...conditions]) {
      for (const [brand, spellings] of [
        [null, []],
        ['  bowflex ', ['Bowflex', 'BowFlex']],
        ['ROWER', ['Röwer']],
        ['Nobody', []],
      ] as const) {
        const ofKind = prices.filter((one) => !equipment || one.equipment === equipment);
        const ofCondition = ofKind.filter((one) => one.condition === condition);
        const isCondition = isEnough(ofCondition);
        const some = isCondition ? ofCondition : ofKind;
        const ofBrand = some.filter((one) => spellings.some((spelling) => spelling === one.brand));
        const isBrand = isEnough(ofBrand);
        const expected = (isBrand ? ofBrand : some).map(({ amount }) => amount);
        const guide = narrowed(figures, { productName, condition, brand });
        expect(amounts(guide)).toEqual([
          ...[25, 50, 75].map((percent) => shown(percentile(expected, percent))),
          expected.length,
        ]);
        expect(guide?.equipment ?? null).toBe(equipment);
        expect(guide?.condition ?? null).toBe(isCondition ? condition : null);
        expect(guide?.brand ?? null).toEqual(isBrand ? expect.toBeOneOf([...spellings]) : null);
        covered.add(`${isCondition ? 'condition' : ''} ${isBrand ? 'brand' : ''}`.trim());
      }
    }
  }
  // Each way of narrowing occurred.
  expect([...covered].sort()).toEqual(['', 'brand', 'condition', 'condition brand']);
});

const eight = [300_00, 310_00, 320_00, 330_00, 340_00, 350_00, 360_00, 370_00];

test('eight prices of three sellers are enough, of two they are not, and neither are seven', () => {
  const of = (prices: ProductPrice[]) =>
    amounts(narrowed(figuresOf('listings', prices, 'USD'), named));
  expect(of(eight.map((amount) => price(amount)))).toEqual([320_00, 340_00, 350_00, 8]);
  expect(of(eight.slice(1).map((amount) => price(amount)))).toBeUndefined();
  const ofTwo = (amount: number) => price(amount, { sellerId: `${amount % 2}` });
  expect(of(eight.map(ofTwo))).toBeUndefined();
});

test.each([
  'Under-Desk Walker',
  'Zephyr 3000',
  'Treadmill and bench',
  'Treadmill with dumbbells',
  '',
])('prices of treadmills say nothing of "%s"', (productName) => {
  const figures = figuresOf(
    'sales',
    eight.map((amount) => price(amount)),
    'USD',
  );
  expect(narrowed(figures, { productName })).toBeUndefined();
  expect(narrowed(figures, {})?.priceCount).toBe(8);
});

test('sales of the same kind count before listings, those of another kind do not', () => {
  const sold = eight.map((amount) => price(amount, { equipment: 'under desk treadmill' }));
  const asked = eight.map((amount) => price(amount + 100_00));
  const figures = [...figuresOf('sales', sold, 'USD'), ...figuresOf('listings', asked, 'USD')];
  expect(narrowed(figures, named)?.source).toBe('listings');
  expect(narrowed(figures, { productName: 'Walking pad' })?.source).toBe('sales');
});

test('a brand is spelled as most of its sellers write it', () => {
  const spellings = ['BOWFLEX', 'Bowflex', 'Bowflex', 'bowflex', 'Bowflex'];
  const prices = eight.map((amount, at) => price(amount, { brand: spellings[at % 5] ?? '' }));
  const figures = figuresOf('sales', prices, 'USD');
  expect(narrowed(figures, { ...named, brand: 'bowFLEX' })?.brand).toBe('Bowflex');
});

test.each([
  // Steps of 500 below 20,000, which is about $200, and of 1,000 above.
  ['JPY', 19_280, 500],
  ['JPY', 123_400, 1_000],
  ['EUR', 199_00, 5_00],
  ['GBP', 249_00, 10_00],
  ['MXN', 1_234_56, 50_00],
])('figures in %s are rounded: %d to a multiple of %d', (currency, amount, step) => {
  const figures = figuresOf(
    'sales',
    ['a', 'b', 'c'].flatMap((sellerId) =>
      Array.from({ length: 3 }, () => price(amount, { sellerId })),
    ),
    currency,
  );
  expect(narrowed(figures, named)?.typical).toBe(Math.round(amount / step) * step);
});

test('prices that round to nothing have no figures', () => {
  const prices = ['a', 'b', 'c'].flatMap((sellerId) =>
    [1_00, 2_00, 3_00].map((amount) => price(amount, { sellerId })),
  );
  expect(figuresOf('sales', prices, 'USD')).toEqual([]);
});
