import { enumValues } from '@fitness-zone/contract/enums.ts';
import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { aCategory } from '@fitness-zone/testkit/factories.ts';
import { oneOf, randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';

export const random = randomNumbers(20_261_123);
export const categoryIds: string[] = [];

/** Random moments. Many lie just before or just after midnight in the time zone. */
export function randomMoment(): Date {
  const day = new Date(Date.parse('2026-02-15T12:00:00Z') + random(280) * dayMs);
  const ofDay = oneOf(
    random,
    [0, 1, 3, 21, 22, 23].map((hour) => hour * hourMs),
  );
  return new Date(
    day.setUTCHours(0, 0, 0, 0) + ofDay - random(2) + (random(4) ? 0 : random(dayMs)),
  );
}

const idAt = (moment: Date) =>
  new Types.ObjectId(
    Math.floor(moment.getTime() / 1000).toString(16) +
      Array.from({ length: 16 }, () => random(16).toString(16)).join(''),
  );

export async function fillShop(shop: TestShop, admin: TestUser) {
  for (const title of ['Rowers', 'Benches', 'Bikes']) {
    categoryIds.push((await admin.addCategory(aCategory({ title }))).id);
  }
  await shop.models.User.insertMany(Array.from({ length: 150 }, aUser));
  const products = await shop.models.Product.insertMany(Array.from({ length: 200 }, someProduct));
  await shop.models.Payment.insertMany(
    Array.from({ length: 300 }, () => somePayment(oneOf(random, products)._id)),
  );
}

let made = 0;
const next = () => {
  made += 1;
  return String(made);
};

export const aUser = () => {
  const _id = idAt(randomMoment());
  return {
    _id,
    joinedAt: _id.getTimestamp(),
    uid: next(),
    email: `${next()}@example.com`,
    name: 'Somebody',
    role: oneOf(random, Object.values(enumValues.Role)),
    verified: false,
    ...(random(10) === 0 && { deletingAt: new Date() }),
  };
};

export const someProduct = () => ({
  productName: 'Bench',
  image: '/bench.webp',
  body: 'A bench.',
  originalPrice: 200_00,
  resalePrice: 100_00,
  inStock: oneOf(random, Object.values(enumValues.Stock)),
  ...({ condition: 'Good', yearsOfUsedProduct: 1, sellerId: new Types.ObjectId() } as const),
  location: 'Berlin',
  phone: '12345',
  postedTime: randomMoment(),
  categoryId: new Types.ObjectId(oneOf(random, categoryIds)),
});

const balanceStatuses = ['not-due', 'due', 'due', 'paid'] as const;

export const somePayment = (productId: Types.ObjectId) => {
  const status = oneOf(random, Object.values(enumValues.PaymentStatus));
  const createdAt = randomMoment();
  const part = oneOf(random, Object.values(enumValues.PaymentPart));
  const dueBy = randomMoment();
  return {
    transactionId: `pi_${next()}`,
    status,
    amount: random(100_000),
    productId,
    createdAt,
    currency: oneOf(random, ['usd', 'usd', 'eur', 'chf']),
    attempt: 1,
    // Keeps the payment sweeper away, whose writes would make the counts random.
    checkAt: new Date('2100-01-01'),
    buyerId: new Types.ObjectId(),
    sellerId: new Types.ObjectId(),
    productName: 'Bench',
    image: '/bench.webp',
    buyerName: 'A',
    buyerEmail: 'a@example.com',
    sellerName: 'B',
    ...(status !== 'pending' && { paidAt: randomMoment() }),
    ...(part !== 'whole' && { part }),
    ...(random(5) === 0 && { amountRefunded: 1_00 }),
    ...(status === 'pending' && random(3) === 0 && { blind: true }),
    ...(part === 'first-half' && {
      balance: { status: oneOf(random, balanceStatuses), amount: 1_00, dueBy },
    }),
  } as const;
};
