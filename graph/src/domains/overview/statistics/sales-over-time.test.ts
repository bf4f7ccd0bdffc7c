import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';

const now = Date.parse('2026-05-31T21:59:00Z');
let shop: TestShop;
let commands: ReturnType<typeof watchCommands>;
beforeAll(async () => {
  const env = { TIME_ZONE: 'Europe/Berlin' };
  shop = await startTestShop({ env, now: () => now, connect: { monitorCommands: true } });
  commands = watchCommands(shop);
});
afterAll(() => shop.close());

type Caller = Awaited<ReturnType<typeof createUser>>;
type Period = { month: string; from: string; count: number; amount: { formatted: string } };

const sales = (caller: Caller, months?: number) =>
  caller
    .graphql<{ salesOverTime: Period[] }>(
      `query ($months: Int) { salesOverTime(months: $months) {
        month from count amount { formatted }
      } }`,
      { ...(months !== undefined && { months }) },
    )
    .map(({ salesOverTime }) => salesOverTime);

test('sales are added up by months of the time zone, without refunds and foreign money', async () => {
  const seller = await createUser(shop, { role: 'seller' });
  const other = await createUser(shop, { role: 'seller' });
  const sale = (paidAt: string, details: object = {}) => payment(seller.id, paidAt, details);
  await shop.models.Payment.create([
    sale('2025-05-31T21:59:59Z'),
    sale('2026-03-31T21:59:59Z'),
    sale('2026-03-31T22:00:00Z', { amount: 200_00 }),
    sale('2026-04-15T12:00:00Z', { amountRefunded: 20_00 }),
    sale('2026-04-16T12:00:00Z', { currency: 'eur' }),
    sale('2026-04-17T12:00:00Z', { status: 'refunded' }),
    sale('2026-04-18T12:00:00Z', { status: 'refund-failed' }),
    sale('2026-05-31T21:58:00Z'),
    payment(other.id, '2026-05-01T12:00:00Z', {}),
  ]);
  expect(await sales(seller, 3)).toEqual([
    {
      month: '2026-03',
      from: '2026-02-28T23:00:00.000Z',
      count: 1,
      amount: { formatted: '$100.00' },
    },
    {
      month: '2026-04',
      from: '2026-03-31T22:00:00.000Z',
      count: 3,
      amount: { formatted: '$280.00' },
    },
    {
      month: '2026-05',
      from: '2026-04-30T22:00:00.000Z',
      count: 1,
      amount: { formatted: '$100.00' },
    },
  ]);
  const year = await sales(seller);
  expect(year).toHaveLength(12);
  expect(year[0]).toMatchObject({ month: '2025-06', count: 0, amount: { formatted: '$0.00' } });
});

let made = 0;
const payment = (sellerId: string, paidAt: string, details: object) => {
  made += 1;
  const at = new Date(paidAt);
  return {
    transactionId: `pi_${made}`,
    status: 'paid' as const,
    amount: 100_00,
    currency: 'usd',
    productId: new Types.ObjectId(),
    buyerId: new Types.ObjectId(),
    attempt: 1,
    sellerId: new Types.ObjectId(sellerId),
    productName: 'Bench',
    image: '/bench.webp',
    buyerName: 'A',
    buyerEmail: 'a@example.com',
    sellerName: 'B',
    createdAt: at,
    checkAt: at,
    paidAt: at,
    ...details,
  };
};

test('more than an amount can be is the most that it can be', async () => {
  const seller = await createUser(shop, { role: 'seller' });
  const paidAt = new Date(now - 60_000).toISOString();
  const dear = { amount: 2_000_000_000 };
  await shop.models.Payment.create([
    payment(seller.id, paidAt, dear),
    payment(seller.id, paidAt, dear),
  ]);
  expect(await sales(seller, 1)).toMatchObject([
    { count: 2, amount: { formatted: '$21,474,836.47' } },
  ]);
});

test('sales of months are read by an index, and no others', async () => {
  const seller = await createUser(shop, { role: 'seller' });
  const [find, ...more] = (await commands.during(() => sales(seller, 36))).filter(
    (command) => command.find === 'payments',
  );
  expect(more).toEqual([]);
  const explain = { find: 'payments', filter: find?.filter, projection: find?.projection };
  const plan = await shop.database.connection.db?.command({ explain, verbosity: 'queryPlanner' });
  expect(JSON.stringify(plan)).toContain('sellerId_1_paidAt_1');
});
