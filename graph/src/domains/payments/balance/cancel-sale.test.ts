import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { aHalfSale, moneyKept, paymentRecord } from '@fitness-zone/testkit/payments/instalments.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweepDue } from '../sweep/payment.sweeper.ts';

const start = Date.parse('2026-11-23T12:00:00Z');
const overdue = Date.parse('2026-11-27T00:00:00Z');
let time = start;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ now: () => time });
});
afterAll(() => shop.close());

const soon = () => new Date(Date.now() + 2 * hourMs);

/** Sets the clock back once all work has ended; work due at the later time would never run. */
async function setClockBack() {
  await allNotified(shop);
  time = start;
}

async function anOverdueSale() {
  await setClockBack();
  const sale = await aHalfSale(shop);
  await sale.seller.claimHandOverOf(sale.first);
  time = overdue;
  return sale;
}

async function aDisputedSale() {
  await setClockBack();
  const sale = await aHalfSale(shop);
  await sale.buyer.reportProblemWith(sale.first, 'It never came.');
  return sale;
}

const productOf = ({ id }: { id: string }) => shop.models.Product.findById(id).lean().orFail();
const actsOn = async ({ id }: { id: string }) =>
  (await shop.models.AuditLog.find()).filter(
    ({ targetId, action }) => targetId.toHexString() === id && action === 'cancel-sale',
  );

test.each([
  ['overdue', anOverdueSale],
  ['reported as wrong', aDisputedSale],
])(
  'a sale that is %s is cancelled: the money goes back, and the seller has the product',
  async (_what, sale) => {
    const { admin, seller, buyer, otherBuyer, product, first } = await sale();
    await buyer.createPaymentIntent(product, 'BALANCE');
    const answer = await admin.cancelSale(first);
    expect(answer).toMatchObject({
      payment: { id: first.id, status: 'REFUNDED', balance: { status: 'CANCELLED' } },
      product: { id: product.id, inStock: 'PAUSED' },
    });
    expect(await moneyKept(shop, product)).toBe(0);
    // A repeat succeeds, and is no second act.
    expect(await admin.cancelSale(first)).toEqual(answer);
    expect(await actsOn(product)).toHaveLength(1);
    await expect
      .poll(async () =>
        shop.models.Payment.countDocuments({ productId: product.id, status: 'pending' }),
      )
      .toBe(0);
    const { paymentId, disputed } = await productOf(product);
    expect([paymentId, disputed]).toEqual([undefined, undefined]);
    await allNotified(shop);
    for (const { id } of [buyer, seller]) {
      const told = await shop.models.Notification.find({
        userId: id,
        kind: 'sale-cancelled',
      }).lean();
      expect(told).toHaveLength(1);
    }
    await seller.resumeProduct(product);
    await otherBuyer.payPart(product, 'WHOLE');
    expect(await moneyKept(shop, product)).toBe(120_01);
  },
);

test('the buyer of a cancelled sale can buy it again, in two instalments, too', async () => {
  const { admin, seller, buyer, product, first } = await anOverdueSale();
  await admin.cancelSale(first);
  await buyer.createPaymentIntent(product).refused('not-available');
  await seller.resumeProduct(product);
  const again = await buyer.payPart(product, 'FIRST_HALF');
  expect(again.id).not.toBe(first.id);
  await buyer.payPart(product, 'BALANCE');
  expect(await moneyKept(shop, product)).toBe(120_01);
  expect((await paymentRecord(shop, first)).balance?.status).toBe('cancelled');
});

test('a sale can’t be cancelled if its balance isn’t due yet, it is fully paid, or it was paid at once', async () => {
  await setClockBack();
  const { admin, seller, buyer, product, first } = await aHalfSale(shop);
  await admin.cancelSale(first).refused('conflict');
  await seller.claimHandOverOf(first);
  time = overdue - 1;
  await admin.cancelSale(first).refused('conflict');
  await buyer.payPart(product, 'BALANCE');
  time = overdue;
  await admin.cancelSale(first).refused('conflict');
  await buyer.reportProblemWith(first, 'The belt is torn.');
  await admin.cancelSale(first).refused('conflict');
  await admin.cancelSale({ id: product.id }).refused('not-found');
  expect(await moneyKept(shop, product)).toBe(120_01);
  expect(await actsOn(product)).toEqual([]);
});

test('a deleted account’s sale can be cancelled; without its seller, the product is removed', async () => {
  await setClockBack();
  const ofBuyer = await aHalfSale(shop);
  await ofBuyer.admin.deleteUser(ofBuyer.buyer);
  await ofBuyer.seller.claimHandOverOf(ofBuyer.first);
  expect(await ofBuyer.admin.cancelSale(ofBuyer.first)).toMatchObject({
    product: { inStock: 'PAUSED' },
  });
  const ofSeller = await aHalfSale(shop);
  await ofSeller.admin.deleteUser(ofSeller.seller);
  expect(await ofSeller.admin.cancelSale(ofSeller.first)).toMatchObject({
    payment: { status: 'REFUNDED' },
    product: { inStock: 'REMOVED' },
  });
  expect(await moneyKept(shop, ofSeller.product)).toBe(0);
});

test('several admins at once cancel once', async () => {
  const { admin, product, first } = await anOverdueSale();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => admin.cancelSale(first).settled()),
  );
  expect(answers.map(({ refusal }) => refusal)).toEqual(Array(6).fill(null));
  await sweepDue(shop, soon());
  expect(await moneyKept(shop, product)).toBe(0);
  const acts = await actsOn(product);
  expect(acts.filter(({ failedEntryId }) => failedEntryId).length * 2 + 1).toBe(acts.length);
});

test('while the provider does not answer the sale is cancelled, and the sweeper returns the money', async () => {
  const { admin, product, first } = await anOverdueSale();
  const { refunds } = shop.cards.stripe;
  const Failed = (await import('stripe')).default.errors.StripeConnectionError;
  const down = vi
    .spyOn(refunds, 'create')
    .mockRejectedValue(new Failed({ message: 'down', type: 'api_error' } as never));
  try {
    expect(await admin.cancelSale(first)).toMatchObject({
      payment: {
        status: 'REFUNDING',
        balance: { status: 'CANCELLED' },
        handOver: { status: 'REFUNDED' },
      },
      product: { inStock: 'PAUSED' },
    });
  } finally {
    down.mockRestore();
  }
  await sweepDue(shop, soon());
  expect((await paymentRecord(shop, first)).status).toBe('refunded');
  expect(await moneyKept(shop, product)).toBe(0);
});

test('a process that ended right after its first write is completed by the sweeper', async () => {
  const { product, first } = await anOverdueSale();
  const refunding = { status: 'refunding', refundReason: 'cancelled', checkAt: new Date() };
  await shop.models.Payment.updateOne(
    { _id: first.id },
    { ...refunding, 'balance.status': 'cancelled', 'balance.cancelledAt': new Date(time) },
  );
  await sweepDue(shop, soon());
  expect((await paymentRecord(shop, first)).status).toBe('refunded');
  expect((await productOf(product)).inStock).toBe('paused');
  expect(await moneyKept(shop, product)).toBe(0);
});
