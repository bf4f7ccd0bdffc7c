import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { aCategory, aProduct, type ProductInput } from '@fitness-zone/testkit/factories.ts';
import { oneOf, randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { expect, onTestFinished, test } from 'vitest';
import { sweepPriceGuides } from './price-guide.sweeper.ts';

const conditions = ['EXCELLENT', 'GOOD', 'FAIR'] as const;

type Condition = ProductInput['condition'];
type Money = { amount: number; currency: string };
type Guide = Record<'low' | 'typical' | 'high', Money> & {
  priceCount: number;
  source: 'SALES' | 'LISTINGS';
  condition: Condition | null;
  brand: string | null;
};

/** A condition as REST names it. */
const inRest = (condition: Condition) => `${condition[0]}${condition.slice(1).toLowerCase()}`;

/** A shop with a category, and what happens in it. */
async function aShop(env: Record<string, string> = {}) {
  const shop = await startTestShop({ env });
  onTestFinished(() => shop.close());
  const users = await createUsers(shop);
  const { admin, seller, buyer, visitor } = users;
  const category = await admin.addCategory(aCategory());
  const post = (price: number, condition: Condition = 'GOOD', brand = '') =>
    seller.addProduct(
      aProduct({
        resalePrice: price,
        originalPrice: price,
        condition,
        attributes: [{ name: 'brand', value: brand }],
        categoryId: category.id,
      }),
    );
  const pay = async (product: { id: string }, soldAt = new Date()) => {
    const payment = await buyer.payPart(product, 'WHOLE');
    await shop.models.Payment.updateOne({ _id: payment.id }, { paidAt: soldAt });
    return { ...payment, orderId: await orderIdOf(shop, payment.id) };
  };
  const sell = async (price: number, condition: Condition = 'GOOD', soldAt = new Date()) =>
    pay(await post(price, condition), soldAt);
  /** The answer of both APIs, the same for every role. */
  const read = async (
    condition: Condition | null = null,
    categoryId = category.id,
    brand: string | null = null,
  ): Promise<Guide | null> => {
    const ask = (user: Pick<typeof visitor, 'graphql'>) =>
      user.graphql<{ priceGuide: Guide | null }>(
        `query ($categoryId: ID!, $condition: Condition, $brand: String) {
          priceGuide(categoryId: $categoryId, condition: $condition, brand: $brand) {
            low { amount currency } typical { amount currency } high { amount currency }
            priceCount source condition brand
          }
        }`,
        { categoryId, condition, brand },
      );
    const { priceGuide } = await ask(visitor);
    for (const user of [buyer, seller, admin]) expect(await ask(user)).toEqual({ priceGuide });
    const narrowing = new URLSearchParams({
      ...(condition && { condition: inRest(condition) }),
      ...(brand !== null && { brand }),
    });
    const url = `/priceGuide?categoryId=${categoryId}&${narrowing}`;
    if (priceGuide) {
      const { low, source } = priceGuide;
      expect(await visitor.get(url)).toEqual({
        low: expect.any(Number),
        typical: expect.any(Number),
        high: expect.any(Number),
        priceCount: priceGuide.priceCount,
        source: source.toLowerCase(),
        currency: low.currency,
        ...(priceGuide.condition && { condition: inRest(priceGuide.condition) }),
        ...(priceGuide.brand && { brand: priceGuide.brand }),
        calculatedAt: expect.any(String),
      });
    } else {
      await visitor.get(url).refused(404);
    }
    return priceGuide;
  };
  return {
    shop,
    ...users,
    category,
    post,
    pay,
    sell,
    read,
    /** The guide as it is calculated a day later. */
    nextGuide: async (...asked: Parameters<typeof read>) => {
      await shop.models.PriceGuide.updateMany({}, { dueAt: new Date(0) });
      await sweepPriceGuides(shop);
      return read(...asked);
    },
  };
}

const figures = (guide: Guide | null) =>
  guide && [guide.low.amount, guide.typical.amount, guide.high.amount, guide.priceCount];

/** A percentile as spreadsheets compute it, from all pairs of neighbours. */
function percentile(prices: readonly number[], percent: number): number {
  const sorted = prices.toSorted((one, other) => one - other);
  const steps = sorted.length - 1;
  for (let index = 0; index < steps; index += 1) {
    const [from, to] = [(100 * index) / steps, (100 * (index + 1)) / steps];
    if (percent < from || percent > to) continue;
    const [low = 0, high = 0] = sorted.slice(index, index + 2);
    return Math.round(low + ((high - low) * (percent - from)) / (to - from));
  }
  throw new Error('there are no prices');
}

test('the figures are percentiles of what was paid, narrowed by condition and brand while five remain', async () => {
  const { seller, post, pay, nextGuide, read, category } = await aShop();
  const random = randomNumbers(36);
  const pick = (condition: Condition) =>
    condition === 'FAIR' ? 'Tide' : oneOf(random, ['Bowflex', 'BowFlex', 'Röwer', 'Tide', '']);
  const sold = [
    ...Array.from({ length: 24 }, () => oneOf(random, conditions.slice(0, 2))),
    ...Array<Condition>(4).fill('FAIR'),
  ];
  for (const condition of sold) {
    await pay(await post(50_00 + random(20_000), condition, pick(condition)));
  }
  const { orders } = await seller.graphql<{
    orders: {
      nodes: {
        price: Money;
        product: { condition: Condition; attributes: { value: string }[] };
      }[];
    };
  }>(
    '{ orders(first: 100) { nodes { price { amount } product { condition attributes { value } } } } }',
  );
  const sales = orders.nodes.map(({ price, product }) => ({
    amount: price.amount,
    condition: product.condition,
    brand: product.attributes[0]?.value ?? null,
  }));
  await nextGuide();
  const covered = new Set<string>();
  for (const condition of [null, ...conditions]) {
    for (const [asked, spellings] of [
      [null, []],
      ['  bowflex ', ['Bowflex', 'BowFlex']],
      ['ROWER', ['Röwer']],
      ['tide', ['Tide']],
      ['Nobody', []],
      ['', []],
    ] as const) {
      const ofCondition = sales.filter((sale) => sale.condition === condition);
      const isCondition = ofCondition.length >= 5;
      const some = isCondition ? ofCondition : sales;
      const ofBrand = some.filter(({ brand }) => brand && spellings.some((one) => one === brand));
      const isBrand = ofBrand.length >= 5;
      const prices = (isBrand ? ofBrand : some).map(({ amount }) => amount);
      const guide = await read(condition, category.id, asked);
      expect(guide).toMatchObject({ source: 'SALES', condition: isCondition ? condition : null });
      expect(guide?.brand ?? null).toEqual(isBrand ? expect.toBeOneOf([...spellings]) : null);
      expect(figures(guide)).toEqual([
        ...[25, 50, 75].map((percent) => percentile(prices, percent)),
        prices.length,
      ]);
      covered.add(`${isCondition ? 'condition' : ''} ${isBrand ? 'brand' : ''}`.trim());
    }
  }
  // Each way of narrowing occurred.
  expect([...covered].sort()).toEqual(['', 'brand', 'condition', 'condition brand']);
});

test('a brand is spelled as most of its sellers write it', async () => {
  const { post, nextGuide, category } = await aShop();
  for (const brand of ['BOWFLEX', 'Bowflex', 'Bowflex', 'bowflex', 'Bowflex']) {
    await post(100_00, 'GOOD', brand);
  }
  expect(await nextGuide('GOOD', category.id, 'bowFLEX')).toMatchObject({
    source: 'LISTINGS',
    brand: 'Bowflex',
    priceCount: 5,
  });
});

test('below five sales it counts listings, and below five listings there is none', async () => {
  const { shop, post, sell, nextGuide, read } = await aShop();
  for (const price of [100_00, 110_00, 120_00, 130_00]) await post(price);
  for (const price of [10_00, 20_00, 30_00, 40_00]) await sell(price);
  expect(await nextGuide()).toBeNull();
  await post(140_00);
  expect(await read()).toBeNull();
  const listed = await nextGuide('GOOD');
  expect(listed).toMatchObject({ source: 'LISTINGS', condition: 'GOOD' });
  expect(figures(listed)).toEqual([110_00, 120_00, 130_00, 5]);
  await sell(50_00);
  // Once a day: nobody sees what a single sale changes.
  await sweepPriceGuides(shop);
  expect(await read('GOOD')).toEqual(listed);
  const sold = await nextGuide('GOOD');
  expect(sold?.source).toBe('SALES');
  expect(figures(sold)).toEqual([20_00, 30_00, 40_00, 5]);
});

test('sales count for twelve months, once they are paid in full and while nothing is refunded', async () => {
  const { shop, seller, buyer, admin, sell, post, nextGuide } = await aShop();
  const [yearAgo, lessThanYearAgo] = [new Date(), new Date()];
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  lessThanYearAgo.setUTCFullYear(yearAgo.getUTCFullYear(), yearAgo.getUTCMonth(), 28);
  lessThanYearAgo.setUTCDate(yearAgo.getUTCDate() + 1);
  for (const price of [100_00, 200_00, 300_00, 400_00]) await sell(price);
  await sell(1_00, 'GOOD', yearAgo);
  await sell(500_00, 'GOOD', lessThanYearAgo);
  await admin.refundPayment(await sell(7_00));
  await seller.cancelOrder((await sell(8_00)).orderId, 'NOT_AVAILABLE');
  const torn = { reason: 'BROKEN', wish: 'PARTIAL_REFUND', text: 'Torn.', amount: 1_00 };
  const partly = await sell(9_00);
  await buyer.openCase(partly.orderId, torn);
  await seller.answerCase(partly.orderId, 'ACCEPT');
  const lost = await sell(10_00);
  await shop.models.Payment.updateOne({ _id: lost.id }, { 'dispute.status': 'lost' });
  const halves = await post(600_00);
  const first = await buyer.payPart(halves, 'FIRST_HALF');
  expect(figures(await nextGuide())).toEqual([200_00, 300_00, 400_00, 5]);
  await buyer.payPart(halves, 'BALANCE');
  expect(figures(await nextGuide())).toEqual([225_00, 350_00, 475_00, 6]);
  // The balance goes back first.
  const orderId = await orderIdOf(shop, first.id);
  await buyer.openCase(orderId, torn);
  await seller.answerCase(orderId, 'ACCEPT');
  expect(figures(await nextGuide())).toEqual([200_00, 300_00, 400_00, 5]);
});

test.each([
  ['JPY', [1_000, 1_001, 1_003, 1_006, 1_010, 1_013], [1_002, 1_005, 1_009]],
  ['KWD', [10_000, 10_010, 10_030, 10_060, 10_100, 10_130], [10_020, 10_050, 10_090]],
])('figures in %s are amounts that can be charged', async (currency, prices, expected) => {
  const { post, nextGuide, visitor, category } = await aShop({ CURRENCY: currency });
  for (const price of prices) await post(price);
  const guide = await nextGuide();
  expect(figures(guide)).toEqual([...expected, 6]);
  expect(guide?.low.currency).toBe(currency);
  expect(await visitor.get(`/priceGuide?categoryId=${category.id}`)).toMatchObject({
    low: currency === 'JPY' ? expected[0] : 10.02,
    currency,
  });
});

test('a deleted category leaves its prices to the one that gets its products', async () => {
  const { shop, admin, seller, post, nextGuide, read, category } = await aShop();
  const target = await admin.addCategory(aCategory());
  for (const price of [100_00, 110_00, 120_00, 130_00, 140_00]) await post(price);
  for (const price of [200_00, 210_00, 220_00, 230_00, 240_00]) {
    await seller.addProduct(aProduct({ resalePrice: price, categoryId: target.id }));
  }
  expect(figures(await nextGuide(null, target.id))).toEqual([210_00, 220_00, 230_00, 5]);
  await admin.deleteCategory(category, target);
  expect(await read()).toBeNull();
  await sweepPriceGuides(shop);
  expect(figures(await read(null, target.id))).toEqual([122_50, 170_00, 217_50, 10]);
  expect(await shop.models.PriceGuide.countDocuments({ _id: category.id })).toBe(0);
});

test('of several processes one calculates a guide, and another one after it was killed', async () => {
  const { shop, post, read, category } = await aShop();
  for (const price of [100_00, 110_00, 120_00, 130_00, 140_00]) await post(price);
  const { PriceGuide, Product } = shop.models;
  let scans = 0;
  const find = Product.find.bind(Product);
  const models = {
    ...shop.models,
    Product: {
      find: (...given: Parameters<typeof find>) => {
        scans += 1;
        return find(...given);
      },
    },
  } as never;
  await Promise.all([1, 2, 3].map(() => sweepPriceGuides({ ...shop, models })));
  // Those that were sold, and those for sale.
  expect(scans).toBe(2);
  const calculated = await PriceGuide.findById(category.id).lean().orFail();
  expect(figures(await read())).toEqual([110_00, 120_00, 130_00, 5]);

  const killed = { ...shop, models: { ...shop.models, Product: null } as never };
  await PriceGuide.updateOne({ _id: category.id }, { dueAt: new Date(0) });
  await expect(sweepPriceGuides(killed)).rejects.toThrow();
  await post(150_00);
  await sweepPriceGuides(shop);
  expect(figures(await read())).toEqual([110_00, 120_00, 130_00, 5]);
  await sweepPriceGuides({ ...shop, now: () => shop.now() + 11 * 60_000 });
  expect(figures(await read())).toEqual([112_50, 125_00, 137_50, 6]);
  // And a day after that again.
  await post(160_00);
  await sweepPriceGuides({ ...shop, now: () => calculated.dueAt.getTime() - 1 });
  expect((await read())?.priceCount).toBe(6);
  await sweepPriceGuides({ ...shop, now: () => shop.now() + 25 * hourMs });
  expect((await read())?.priceCount).toBe(7);
});

test('a guide is calculated anew in another currency, and there is none of an unknown category', async () => {
  const { shop, post, nextGuide, read, visitor } = await aShop();
  for (const price of [100_00, 110_00, 120_00, 130_00, 140_00]) await post(price);
  expect((await nextGuide())?.low.currency).toBe('USD');
  await sweepPriceGuides({ ...shop, config: { ...shop.config, currency: 'EUR' } });
  expect((await read())?.low.currency).toBe('EUR');
  expect(await read(null, 'f'.repeat(24))).toBeNull();
  expect(await read(null, 'unknown')).toBeNull();
  await visitor.get('/priceGuide').refused(400);
  await visitor.get('/priceGuide?categoryId=a&condition=New').refused(400);
});
