import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { type PayoutShop, startPayoutShop } from '@fitness-zone/testkit/payments/payout-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

let payouts: PayoutShop;
let shop: PayoutShop['shop'];
beforeAll(async () => {
  payouts = await startPayoutShop();
  ({ shop } = payouts);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => shop.close());

const amountOf = (amount: number) => ({ amount });

/** The provider makes a payment's refunds, but answers only when the test allows. */
function slowRefundsOf(transactionId: string) {
  const { refunds } = shop.cards.stripe;
  const create = refunds.create.bind(refunds);
  const slow = { calls: 0, go: Promise.withResolvers<void>() };
  vi.spyOn(refunds, 'create').mockImplementation((async (...given: Parameters<typeof create>) => {
    const made = await create(...given);
    if (given[0]?.payment_intent !== transactionId) return made;
    slow.calls += 1;
    await slow.go.promise;
    return made;
  }) as typeof create);
  // Lets the shop close even if the test fails.
  onTestFinished(() => slow.go.resolve());
  return slow;
}

test('a refund out of both instalments counts once, also while the provider is making it', async () => {
  const users = await createUsers(shop);
  const { buyer, seller } = users;
  await payouts.setUp(seller);
  const product = await seller.addProduct(aProduct({ resalePrice: 100_00 }));
  const first = await buyer.payPart(product, 'FIRST_HALF');
  await buyer.payPart(product, 'BALANCE');
  const id = await orderIdOf(shop, first.id);
  await payouts.confirm(buyer, id);
  // 100 minus 5 % and 0.30.
  expect(await payouts.payoutOf(seller, id)).toMatchObject({ transferred: amountOf(94_70) });

  const slow = slowRefundsOf(first.transactionId);
  const wish = { reason: 'BROKEN', wish: 'PARTIAL_REFUND', text: 'Torn.', amount: 60_00 };
  await buyer.reportProblem(id, wish);
  const accepting = seller.answerProblem(id, 'ACCEPT');
  await expect.poll(() => slow.calls).toBeGreaterThan(0);
  // The payment of the first part has noted it; the order waits for the second one.
  const balance = await shop.models.Payment.findOne({ firstHalfId: first.id }).lean();
  expect(balance).toMatchObject({ amountRefunded: 50_00 });
  expect(await payouts.payoutOf(seller, id)).toMatchObject({
    share: amountOf(37_70),
    reversed: amountOf(57_00),
    owed: amountOf(0),
  });
  slow.go.resolve();
  await accepting;
  expect(await payouts.payoutOf(seller, id)).toMatchObject({
    refunded: amountOf(60_00),
    share: amountOf(37_70),
    reversed: amountOf(57_00),
    held: amountOf(0),
    owed: amountOf(0),
  });
  const { moves } = await shop.models.Payout.findById(id).lean().orFail();
  expect(moves.filter(({ kind }) => kind === 'transfer')).toHaveLength(2);
});
