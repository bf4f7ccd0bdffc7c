import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { aCategory, aProduct, type ProductInput } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { expect, onTestFinished, test } from 'vitest';
import { sweepPriceGuides } from './price-guide.sweeper.ts';

type Condition = ProductInput['condition'];
type Money = { amount: number; currency: string };
type Guide = Record<'low' | 'typical' | 'high', Money> & {
  priceCount: number;
  source: 'SALES' | 'LISTINGS';
  equipment: string | null;
  condition: Condition | null;
  brand: string | null;
};

/** A condition as REST names it. */
const inRest = (condition: Condition) => `${condition[0]}${condition.slice(1).toLowerCase()}`;

/** A shop with a category and functions for its trade. Three sellers post in turn. */
async function aShop(env: Record<string, string> = {}) {
  const shop = await startTestShop({ env });
  onTestFinished(() => shop.close());
  const users = await createUsers(shop);
  const { admin, seller, buyer, visitor } = users;
  const category = await admin.addCategory(aCategory());
  const sellers = [seller, users.otherSeller, await createUser(shop, { role: 'seller' })];
  let posted = 0;
  const post = async (price: number, product: Partial<ProductInput> = {}) => {
    const by = sellers[posted++ % 3] ?? seller;
    const prices = { resalePrice: price, originalPrice: price };
    return {
      by,
      ...(await by.addProduct(aProduct({ ...prices, categoryId: category.id, ...product }))),
    };
  };
  const pay = async (product: Awaited<ReturnType<typeof post>>, soldAt = new Date()) => {
    const payment = await buyer.payPart(product, 'WHOLE');
    await shop.models.Payment.updateOne({ _id: payment.id }, { paidAt: soldAt });
    return { ...payment, by: product.by, orderId: await orderIdOf(shop, payment.id) };
  };
  const sell = async (price: number, soldAt = new Date()) => pay(await post(price), soldAt);
  /** The answer of both APIs, the same for every role. */
  const read = async (
    asked: { productName?: string; condition?: Condition; brand?: string } = {},
    categoryId = category.id,
  ): Promise<Guide | null> => {
    const { condition, ...others } = asked;
    const ask = (user: Pick<typeof visitor, 'graphql'>) =>
      user.graphql<{ priceGuide: Guide | null }>(
        `query ($categoryId: ID!, $productName: String, $condition: Condition, $brand: String) {
          priceGuide(
            categoryId: $categoryId, productName: $productName, condition: $condition, brand: $brand
          ) {
            low { amount currency } typical { amount currency } high { amount currency }
            priceCount source equipment condition brand
          }
        }`,
        { categoryId, ...asked },
      );
    const { priceGuide } = await ask(visitor);
    for (const user of [buyer, seller, admin]) expect(await ask(user)).toEqual({ priceGuide });
    const narrowing = new URLSearchParams({
      ...others,
      ...(condition && { condition: inRest(condition) }),
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
        ...(priceGuide.equipment && { equipment: priceGuide.equipment }),
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
    /** The guide of the next day's calculation. */
    nextGuide: async (...asked: Parameters<typeof read>) => {
      await shop.models.PriceGuide.updateMany({}, { dueAt: new Date(0) });
      await sweepPriceGuides(shop);
      return read(...asked);
    },
  };
}

const figures = (guide: Guide | null) =>
  guide && [guide.low.amount, guide.typical.amount, guide.high.amount, guide.priceCount];

/** Eight prices from this one on, ten apart. Their figures are 20, 40 and 50 above it, rounded. */
const eightFrom = (least: number) => Array.from({ length: 8 }, (_, at) => least + at * 10_00);

test('a guide narrows by the kind in the name, the condition and the brand, in both APIs', async () => {
  const { post, nextGuide, read } = await aShop();
  const treadmill = { productName: 'Treadmill T80', condition: 'GOOD' as const };
  for (const price of eightFrom(300_00)) await post(price, treadmill);
  const brand = 'Bowflex';
  const fair = {
    ...treadmill,
    condition: 'FAIR' as const,
    attributes: [{ name: 'brand', value: brand }],
  };
  for (const price of eightFrom(100_00)) await post(price, fair);
  const whole = {
    source: 'LISTINGS',
    priceCount: 16,
    equipment: null,
    condition: null,
    brand: null,
  };
  expect(await nextGuide()).toMatchObject(whole);
  const ofKind = { ...whole, equipment: 'treadmill' };
  expect(await read({ productName: 'Folding treadmill, 2 years' })).toMatchObject(ofKind);
  expect(await read({ ...treadmill, brand })).toMatchObject({
    ...{ ...ofKind, priceCount: 8, condition: 'GOOD' },
  });
  expect(await read({ productName: 'Running machine', brand: 'bowFLEX' })).toMatchObject({
    ...{ ...ofKind, priceCount: 8, brand },
  });
  expect(await read({ productName: 'Under-Desk Walker' })).toBeNull();
  expect(await read({ productName: 'Zephyr 3000' })).toBeNull();
});

test('a product has the guide of its kind, condition and brand, and none where its name doesn’t say what it is', async () => {
  const { buyer, post, nextGuide } = await aShop();
  const named = { productName: 'Treadmill T80', condition: 'GOOD' as const };
  for (const price of eightFrom(300_00)) await post(price, named);
  const [treadmill, mystery] = [
    await post(400_00, named),
    await post(400_00, { productName: 'Zephyr 3000' }),
  ];
  const { equipment, condition, priceCount, typical } = (await nextGuide(named)) as Guide;
  const guideOf = ({ id }: { id: string }) =>
    buyer.graphql(
      `query ($id: ID!) {
        product(id: $id) { priceGuide { equipment condition priceCount typical { amount currency } } }
      }`,
      { id },
    );
  expect(await guideOf(treadmill)).toEqual({
    product: { priceGuide: { equipment, condition, priceCount, typical } },
  });
  expect(await guideOf(mystery)).toEqual({ product: { priceGuide: null } });
});

test('below eight sales it counts listings, and below eight listings there is none', async () => {
  const { shop, post, sell, nextGuide, read } = await aShop();
  for (const price of eightFrom(300_00).slice(1)) await post(price);
  for (const price of eightFrom(100_00).slice(1)) await sell(price);
  expect(await nextGuide()).toBeNull();
  await post(300_00);
  expect(await read()).toBeNull();
  const listed = await nextGuide({ condition: 'GOOD' });
  expect(listed).toMatchObject({ source: 'LISTINGS', condition: 'GOOD' });
  expect(figures(listed)).toEqual([320_00, 340_00, 350_00, 8]);
  await sell(100_00);
  // The guide changes once a day, so that no reader can tell a single sale's price.
  await sweepPriceGuides(shop);
  expect(await read({ condition: 'GOOD' })).toEqual(listed);
  const sold = await nextGuide({ condition: 'GOOD' });
  expect(sold?.source).toBe('SALES');
  expect(figures(sold)).toEqual([120_00, 135_00, 155_00, 8]);
});

test('sales count for twelve months, once they are paid in full and while nothing is refunded', async () => {
  const { shop, buyer, admin, sell, post, nextGuide } = await aShop();
  const [yearAgo, lessThanYearAgo] = [new Date(), new Date()];
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  lessThanYearAgo.setUTCFullYear(yearAgo.getUTCFullYear(), yearAgo.getUTCMonth(), 28);
  lessThanYearAgo.setUTCDate(yearAgo.getUTCDate() + 1);
  for (const price of eightFrom(300_00).slice(1)) await sell(price);
  await sell(20_00, yearAgo);
  await sell(300_00, lessThanYearAgo);
  await admin.refundPayment(await sell(30_00));
  const cancelled = await sell(40_00);
  await cancelled.by.cancelOrder(cancelled.orderId, 'NOT_AVAILABLE');
  const torn = { reason: 'BROKEN', wish: 'PARTIAL_REFUND', text: 'Torn.', amount: 1_00 };
  const partly = await sell(50_00);
  await buyer.reportProblem(partly.orderId, torn);
  await partly.by.answerProblem(partly.orderId, 'ACCEPT');
  const lost = await sell(60_00);
  await shop.models.Payment.updateOne({ _id: lost.id }, { 'dispute.status': 'lost' });
  const halves = await post(900_00);
  const first = await buyer.payPart(halves, 'FIRST_HALF');
  expect(figures(await nextGuide())).toEqual([320_00, 340_00, 350_00, 8]);
  await buyer.payPart(halves, 'BALANCE');
  expect(figures(await nextGuide())).toEqual([320_00, 340_00, 360_00, 9]);
  // The balance goes back first.
  const orderId = await orderIdOf(shop, first.id);
  await buyer.reportProblem(orderId, torn);
  await halves.by.answerProblem(orderId, 'ACCEPT');
  expect(figures(await nextGuide())).toEqual([320_00, 340_00, 350_00, 8]);
});

test('figures are in the units of the currency, in REST in major ones', async () => {
  const { post, nextGuide, visitor, category } = await aShop({ CURRENCY: 'KWD' });
  for (const price of eightFrom(300_00)) await post(price);
  const guide = await nextGuide();
  expect(guide?.low).toEqual({ amount: 32_000, currency: 'KWD' });
  expect(await visitor.get(`/priceGuide?categoryId=${category.id}`)).toMatchObject({
    low: 32,
    currency: 'KWD',
  });
});

test('a deleted category leaves its prices to the one that gets its products', async () => {
  const { shop, admin, post, nextGuide, read, category } = await aShop();
  const target = await admin.addCategory(aCategory());
  for (const price of eightFrom(300_00)) await post(price);
  for (const price of eightFrom(500_00)) await post(price, { categoryId: target.id });
  expect(figures(await nextGuide({}, target.id))).toEqual([520_00, 540_00, 550_00, 8]);
  await admin.deleteCategory(category, target);
  expect(await read()).toBeNull();
  await sweepPriceGuides(shop);
  expect((await read({}, target.id))?.priceCount).toBe(16);
  expect(await shop.models.PriceGuide.countDocuments({ _id: category.id })).toBe(0);
});

test('one of several processes calculates a guide; if it is killed, another does', async () => {
  const { shop, post, read, category } = await aShop();
  for (const price of eightFrom(300_00)) await post(price);
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
  // One scan of sold products, and one of products for sale.
  expect(scans).toBe(2);
  const calculated = await PriceGuide.findById(category.id).lean().orFail();
  expect((await read())?.priceCount).toBe(8);

  const killed = { ...shop, models: { ...shop.models, Product: null } as never };
  await PriceGuide.updateOne({ _id: category.id }, { dueAt: new Date(0) });
  await expect(sweepPriceGuides(killed)).rejects.toThrow();
  await post(380_00);
  await sweepPriceGuides(shop);
  expect((await read())?.priceCount).toBe(8);
  await sweepPriceGuides({ ...shop, now: () => shop.now() + 11 * 60_000 });
  expect((await read())?.priceCount).toBe(9);
  // Repeats it a day later.
  await post(390_00);
  await sweepPriceGuides({ ...shop, now: () => calculated.dueAt.getTime() - 1 });
  expect((await read())?.priceCount).toBe(9);
  await sweepPriceGuides({ ...shop, now: () => shop.now() + 25 * hourMs });
  expect((await read())?.priceCount).toBe(10);
});

test('a guide is recalculated in another currency, and an unknown category has none', async () => {
  const { shop, post, nextGuide, read, visitor } = await aShop();
  for (const price of eightFrom(300_00)) await post(price);
  expect((await nextGuide())?.low.currency).toBe('USD');
  await sweepPriceGuides({ ...shop, config: { ...shop.config, currency: 'EUR' } });
  expect((await read())?.low.currency).toBe('EUR');
  expect(await read({}, 'f'.repeat(24))).toBeNull();
  expect(await read({}, 'unknown')).toBeNull();
  await visitor.get('/priceGuide').refused(400);
  await visitor.get('/priceGuide?categoryId=a&condition=New').refused(400);
});
