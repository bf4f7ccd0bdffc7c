import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let ahead = 0;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ now: () => Date.now() + ahead });
});
afterAll(() => shop.close());

const words = {
  buyer: ['I moved away.', 'The belt is torn.', 'It squeaks, too.'],
  seller: ['It is packed already.', 'It was fine here.', 'My van broke down.'],
  admin: ['How old is the belt?', 'It is no reason to cancel.'],
};

async function aSale() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const payment = await users.buyer.payPart(product, 'WHOLE');
  return { ...users, id: await orderIdOf(shop, payment.id) };
}

/** Two sales between the same people. Each side and an admin wrote something in both. */
async function aWordySale() {
  const sale = await aSale();
  const { buyer, seller, admin, id } = sale;
  await buyer.requestCancellation(id, words.buyer[0] ?? '');
  await seller.answerCancellation(id, false, words.seller[0]);
  await buyer.reportProblem(id, { reason: 'BROKEN', wish: 'OTHER', text: words.buyer[1] ?? '' });
  await seller.answerProblem(id, 'DECLINE', undefined, words.seller[1]);
  await admin.commentOnProblem(id, words.admin[0] ?? '');
  await buyer.commentOnProblem(id, words.buyer[2] ?? '');
  const product = await seller.addProduct(aProduct());
  const other = await orderIdOf(shop, (await buyer.payPart(product, 'WHOLE')).id);
  await seller.cancelOrder(other, 'OTHER', words.seller[2]);
  return { ...sale, other };
}

const downloaded = async (user: TestUser) => JSON.stringify(await user.get('/personalData'));

test('each side downloads what it wrote in its orders, and nothing of the other side', async () => {
  const { buyer, seller, admin, otherBuyer, otherSeller, id } = await aWordySale();
  for (const [user, own] of [
    [buyer, words.buyer],
    [seller, words.seller],
    [admin, words.admin.slice(0, 1)],
    [otherBuyer, []],
    [otherSeller, []],
  ] as const) {
    const text = await downloaded(user);
    for (const one of Object.values(words).flat()) {
      expect([one, text.includes(one)]).toEqual([one, own.some((mine) => mine === one)]);
    }
  }
  const { orders } = await buyer.get<{ orders: object[] }>('/personalData');
  expect(orders).toContainEqual(
    expect.objectContaining({
      id,
      side: 'buyer',
      requestToCancel: { reason: words.buyer[0], createdAt: expect.any(String) },
      answerToRequest: null,
      problems: [
        expect.objectContaining({
          reason: 'broken',
          steps: [
            expect.objectContaining({ kind: 'opened', text: words.buyer[1] }),
            expect.objectContaining({ kind: 'commented', text: words.buyer[2] }),
          ],
        }),
      ],
    }),
  );
});

test.each(['buyer', 'seller'] as const)(
  'deleting the %s erases what they wrote, and nothing that others wrote',
  async (side) => {
    const sale = await aWordySale();
    await sale.admin.deleteUser(sale[side]);
    const kept = JSON.stringify([
      await shop.models.Order.find({ _id: { $in: [sale.id, sale.other] } }).lean(),
      await shop.models.Payment.find({ buyerId: sale.buyer.id }).lean(),
    ]);
    for (const [by, texts] of Object.entries({ ...words, admin: words.admin.slice(0, 1) })) {
      for (const one of texts) expect([one, kept.includes(one)]).toEqual([one, by !== side]);
    }
    // The steps and their dates stay for the other side.
    const other = side === 'buyer' ? sale.seller : sale.buyer;
    expect(await other.get(`/orders/${sale.id}`)).toMatchObject({
      timeline: expect.arrayContaining([expect.objectContaining({ kind: 'cancel-requested' })]),
    });
  },
);

test('an admin who declines in the seller’s place keeps their words when the seller goes', async () => {
  const { buyer, seller, admin, id } = await aSale();
  await buyer.requestCancellation(id, 'I moved away.');
  ahead = 4 * dayMs;
  await admin.adminDecideCancellation(id, false, words.admin[1]);
  ahead = 0;
  expect(await downloaded(seller)).not.toContain(words.admin[1]);
  expect(await downloaded(admin)).toContain(words.admin[1]);
  await admin.deleteUser(seller);
  const { cancelRequest } = await shop.models.Order.findById(id).lean().orFail();
  expect(cancelRequest?.answer).toBe(words.admin[1]);
});
