import { enumValues } from '@fitness-zone/contract/enums.ts';
import { isFull } from '@fitness-zone/testkit/breadth.ts';
import { oneOf } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepOverviewDays } from './overview-days.sweeper.ts';
import {
  aUser,
  categoryIds,
  fillShop,
  random,
  randomMoment,
  somePayment,
  someProduct,
} from './random-records.fixture.ts';

const timeZone = 'Europe/Berlin';
const now = Date.parse('2026-11-20T22:59:59.999Z');

let shop: TestShop;
let commands: ReturnType<typeof watchCommands>;
let admin: Awaited<ReturnType<typeof createUsers>>['admin'];
beforeAll(async () => {
  const env = { TIME_ZONE: timeZone };
  shop = await startTestShop({ env, now: () => now, connect: { monitorCommands: true } });
  commands = watchCommands(shop);
  admin = (await createUsers(shop)).admin;
  await fillShop(shop, admin);
});
afterAll(() => shop.close());

type Money = { amount: number; currency: string };
type Sold = { saleCount: number; money: Money[] };
type Period = Sold & { from: string; to: string } & Record<
    'productCount' | 'buyerCount' | 'sellerCount',
    number
  >;
type Overview = {
  periods: Period[];
  categories: (Sold & { category: { id: string; title: string } })[];
  payments: { status: keyof (typeof enumValues)['PaymentStatus']; count: number }[];
  openReportCount: number;
  overdueBalanceCount: number;
};
type Asked = { from: string; to: string; interval?: 'DAY' | 'WEEK' | 'MONTH' };

const send = (asked: Asked) =>
  admin.graphql<{ adminOverview: Overview }>(
    `query ($from: LocalDate!, $to: LocalDate!, $interval: OverviewInterval! = DAY) {
      adminOverview(from: $from, to: $to, interval: $interval) {
        periods {
          from to productCount buyerCount sellerCount saleCount money { amount currency }
        }
        categories { category { id title } saleCount money { amount currency } }
        payments { status count } openReportCount overdueBalanceCount
      }
    }`,
    asked,
  );
const ask = (asked: Asked) => send(asked).map(({ adminOverview }) => adminOverview);

/** A moment's day in Berlin. The shop computes it from the days' beginnings, so this checks it by another method. */
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
const isIn = ({ from, to }: { from: string; to: string }, moment: Date | null | undefined) => {
  const day = moment ? berlin.format(moment) : '';
  return from <= day && day <= to;
};

/** Stores the days as the sweep does some seconds after the last write. */
async function storePastDays() {
  await sweepOverviewDays(shop);
  await shop.models.OverviewDay.updateMany({ dueAt: { $gt: new Date(0) } }, { dueAt: new Date(0) });
  await sweepOverviewDays(shop);
  expect(await shop.models.OverviewDay.countDocuments()).toBeGreaterThan(250);
  // Includes days that the shop's own sweep has begun.
  const due = () => shop.models.OverviewDay.countDocuments({ dueAt: { $ne: null } });
  await expect.poll(due).toBe(0);
}

type Payment = Awaited<ReturnType<typeof allPayments>>[number];
const allPayments = () => shop.models.Payment.find().lean();

function soldBy(payments: readonly Payment[]): Sold {
  const sums: Record<string, number> = {};
  for (const { currency, amount, amountRefunded } of payments) {
    const code = currency.toUpperCase();
    sums[code] = (sums[code] ?? 0) + amount - (amountRefunded ?? 0);
  }
  const { USD = 0, ...others } = sums;
  const codes = Object.keys(others).sort();
  return {
    saleCount: payments.filter(({ part }) => part !== 'balance').length,
    money: [
      { amount: USD, currency: 'USD' },
      ...codes.map((currency) => ({ amount: others[currency] ?? 0, currency })),
    ],
  };
}

/** Recounts everything from the single records. */
async function expectCounted(asked: Asked) {
  const overview = await ask(asked);
  const [users, products, payments] = [
    await shop.models.User.find({ deletingAt: null }).lean(),
    await shop.models.Product.find().lean(),
    await allPayments(),
  ];
  const paid = payments.filter(({ status }) => status === 'paid');
  const joined = (period: Period, role: string) =>
    users.filter((user) => user.role === role && isIn(period, user._id.getTimestamp())).length;
  for (const period of overview.periods) {
    expect(period).toEqual({
      from: period.from,
      to: period.to,
      productCount: products.filter(({ postedTime }) => isIn(period, postedTime)).length,
      buyerCount: joined(period, 'buyer'),
      sellerCount: joined(period, 'seller'),
      ...soldBy(paid.filter(({ paidAt }) => isIn(period, paidAt))),
    });
  }
  const sold = paid.filter(({ paidAt }) => isIn(asked, paidAt));
  const categoryOf = new Map(products.map(({ _id, categoryId }) => [String(_id), categoryId]));
  expect(overview.categories.map(({ category }) => category.title)).toEqual([
    ...['Benches', 'Bikes', 'Rowers'],
  ]);
  for (const { category, ...numbers } of overview.categories) {
    const isOfIt = ({ productId }: Payment) =>
      String(categoryOf.get(String(productId))) === category.id;
    expect(numbers).toEqual(soldBy(sold.filter(isOfIt)));
  }
  const seen = payments.filter(({ blind }) => !blind);
  for (const { status, count } of overview.payments) {
    const isThere = (payment: Payment) => payment.status === enumValues.PaymentStatus[status];
    const begun = seen.filter((payment) => isThere(payment) && isIn(asked, payment.createdAt));
    expect(count).toBe(begun.length);
  }
  expect(overview.payments.map(({ status }) => enumValues.PaymentStatus[status])).toEqual(
    Object.values(enumValues.PaymentStatus),
  );
  expect(overview.overdueBalanceCount).toBe(
    seen.filter(({ balance }) => balance?.status === 'due' && Number(balance.dueBy) <= now).length,
  );
  return overview;
}

test.each([
  { from: '2026-03-01', to: '2026-05-31' },
  { from: '2026-03-29', to: '2026-03-29' },
  { from: '2026-02-20', to: '2026-11-20', interval: 'WEEK' },
  { from: '2026-02-20', to: '2026-11-20', interval: 'MONTH' },
] as const)('what is counted from $from to $to is what the records say', async (asked) => {
  const { periods } = await expectCounted(asked);
  expect(periods.at(0)?.from).toBe(asked.from);
  expect(periods.at(-1)?.to).toBe(asked.to);
  expect(periods.some(({ saleCount }) => saleCount > 0) || asked.from === asked.to).toBe(true);
});

test('weeks begin on Monday, months on their first, and both are cut at the ends', async () => {
  const days = { from: '2026-10-24', to: '2026-11-03' };
  const bounds = async (interval: 'WEEK' | 'MONTH') =>
    (await ask({ ...days, interval })).periods.map(({ from, to }) => `${from} ${to}`);
  expect(await bounds('WEEK')).toEqual([
    ...['2026-10-24 2026-10-25', '2026-10-26 2026-11-01', '2026-11-02 2026-11-03'],
  ]);
  expect(await bounds('MONTH')).toEqual(['2026-10-24 2026-10-31', '2026-11-01 2026-11-03']);
});

test('changes and reports cause a recount', async () => {
  const asked = { from: '2026-02-15', to: '2026-11-20', interval: 'MONTH' } as const;
  await ask(asked);
  const { Payment, Product, User, Report } = shop.models;
  await User.create([aUser(), aUser()]);
  await User.deleteOne({ role: 'seller', name: 'Somebody' });
  const [product] = await Product.create([someProduct()]);
  await Payment.create([somePayment(product?._id ?? new Types.ObjectId())]);
  await Payment.updateOne({ status: 'paid' }, { status: 'refunded' });
  await Payment.updateOne({ blind: true }, { status: 'paid', $unset: { blind: 1 } });
  await Product.updateMany({ inStock: 'sold' }, { categoryId: categoryIds[0] });
  const report = { kind: 'user', reason: 'spam', createdAt: new Date() } as const;
  const ids = () => ({ targetId: new Types.ObjectId(), reporterId: new Types.ObjectId() });
  await Report.create([
    { ...report, ...ids() },
    { ...report, ...ids(), isOpen: false, decision: 'nothing' },
  ]);
  expect((await expectCounted(asked)).openReportCount).toBe(1);
});

test('the stored counts equal the records’ after random writes', async () => {
  const { Payment, Product, User } = shop.models;
  const idsOf = async (records: Promise<{ _id: Types.ObjectId }[]>) =>
    (await records).map(({ _id }) => ({ _id }));
  const users = await idsOf(User.find({ name: 'Somebody' }).lean());
  const products = await idsOf(Product.find().lean());
  const payments = await idsOf(Payment.find().lean());
  const role = () => oneOf(random, Object.values(enumValues.Role));
  const writes = [
    () => User.updateOne(oneOf(random, users), { role: role() }),
    () => User.updateOne(oneOf(random, users), { deletingAt: new Date() }),
    () => User.deleteOne(oneOf(random, users)),
    () => Product.updateOne(oneOf(random, products), { categoryId: oneOf(random, categoryIds) }),
    () => Product.updateOne(oneOf(random, products), { postedTime: randomMoment() }),
    () => Product.deleteOne(oneOf(random, products)),
    () => Product.create(someProduct()),
    () => {
      const { transactionId: _, ...changed } = somePayment(oneOf(random, products)._id);
      return Payment.updateOne(oneOf(random, payments), changed);
    },
    () => Payment.updateOne(oneOf(random, payments), { amountRefunded: random(500) }),
    () => Payment.create(somePayment(oneOf(random, products)._id)),
  ];
  for (let round = 0; round < (isFull ? 25 : 5); round += 1) {
    await storePastDays();
    for (let write = 0; write < 8; write += 1) await oneOf(random, writes)();
    const [from, to] = [randomMoment(), randomMoment()].map((at) => berlin.format(at)).sort();
    if (from && to) await expectCounted({ from, to, interval: 'MONTH' });
  }
});

test('REST answers the same, with money in major units', async () => {
  const overview = await ask({ from: '2026-05-01', to: '2026-06-30', interval: 'MONTH' });
  const rest = await admin.get<{
    periods: object[];
    categories: object[];
    payments: object[];
    overdueBalanceCount: number;
  }>('/overview?from=2026-05-01&to=2026-06-30&interval=month');
  const inMajor = (money: Money[]) =>
    money.map(({ amount, currency }) => ({ amount: amount / 100, currency }));
  expect(rest.periods).toEqual(
    overview.periods.map((period) => ({ ...period, money: inMajor(period.money) })),
  );
  expect(rest.categories).toEqual(
    overview.categories.map(({ category: { id, title }, saleCount, money }) => ({
      _id: id,
      title,
      availableCount: 0,
      saleCount,
      money: inMajor(money),
    })),
  );
  expect(rest.payments).toEqual(
    overview.payments.map(({ status, count }) => ({
      status: enumValues.PaymentStatus[status],
      count,
    })),
  );
  expect(rest.overdueBalanceCount).toBe(overview.overdueBalanceCount);
});

test('past days are read from storage, and today from the records', async () => {
  await storePastDays();
  const asked = { from: '2026-01-01', to: '2026-11-20', interval: 'WEEK' } as const;
  const sent = await commands.during(() => ask(asked));
  const pipelines = sent.flatMap(({ pipeline }) => (pipeline ? JSON.stringify(pipeline) : []));
  const isOfToday = (pipeline: string) => pipeline.includes('2026-11-19T23:00:00.000Z');
  const isOfNow = (pipeline: string) => /isOpen|balance.dueBy|"state":"failed"/.test(pipeline);
  expect(pipelines.some(isOfToday)).toBe(true);
  expect(pipelines.filter((one) => !isOfToday(one) && !isOfNow(one))).toEqual([]);
  expect(sent.filter(({ find, limit }) => find === 'payments' && limit !== 1)).toEqual([]);
});

test.each([
  ['from what is no day', { from: '2026-02-30', to: '2026-03-01' }, 'from'],
  ['to what is no day', { from: '2026-02-01', to: '2026-04-31' }, 'to'],
  ['in other words', { from: 'May 4, 2026', to: '2026-05-05' }, 'from'],
  ['that ends before it begins', { from: '2026-02-02', to: '2026-02-01' }, 'to'],
  ['of 401 days', { from: '2025-01-01', to: '2026-02-05' }, 'from'],
] as const)('an overview %s is refused', async (_what, asked, field) => {
  const { refusal, errors } = await send(asked).settled();
  expect([refusal, errors?.[0]?.field]).toEqual(['invalid', field]);
});

test('an overview of 400 days is answered', async () => {
  expect((await ask({ from: '2025-01-01', to: '2026-02-04' })).periods).toHaveLength(400);
});
