import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { transactionOf } from '@fitness-zone/testkit/users/payment-actions.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sellTo } from '../product/stock/sell-product.service.ts';
import { sweepDue } from './sweep/payment.sweeper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const paymentOf = (transactionId: string) => shop.models.Payment.findOne({ transactionId }).lean();
const statusOf = async (transactionId: string) => (await paymentOf(transactionId))?.status;

async function posted() {
  const users = await createUsers(shop);
  const input = aProduct();
  return { ...users, input, product: await users.seller.addProduct(input) };
}

/** The message for a buyer who reports a payment that came too late. */
async function refusedWords(buyer: TestUser, transactionId: string, { id }: { id: string }) {
  const mutation = `mutation ($input: RecordPaymentInput!) {
    recordPayment(input: $input) { success message code }
  }`;
  const input = { transactionId, productId: id };
  const { recordPayment } = await buyer
    .graphql<{ recordPayment: { message: string } }>(mutation, { input })
    .refused('not-available');
  return recordPayment.message;
}

describe('money that was taken for a product', () => {
  const changes = {
    paused: (seller: TestUser, product: { id: string }) => seller.pauseProduct(product),
    'sold elsewhere': (seller: TestUser, product: { id: string }) =>
      seller.markSoldElsewhere(product),
    removed: (seller: TestUser, product: { id: string }) => seller.deleteProduct(product),
  };
  const words: Record<string, string> = {
    paused: 'was paused by its seller a moment earlier.',
    'sold elsewhere': 'was sold elsewhere a moment earlier.',
    removed: 'was removed from sale a moment earlier.',
  };

  test.each(Object.entries(changes))(
    'that is %s goes back, and says why',
    async (state, change) => {
      const { seller, buyer, product } = await posted();
      const transactionId = await buyer.confirmPayment(product);
      await change(seller, product);
      expect(await refusedWords(buyer, transactionId, product)).toBe(
        `${product.productName} ${words[state]} Your payment was refunded in full.`,
      );
      expect(await statusOf(transactionId)).toBe('refunded');
      const refunds = await shop.cards.stripe.refunds.list({ payment_intent: transactionId });
      expect(refunds.data.map(({ amount }) => amount)).toEqual([120_00]);
    },
  );

  test('with another price by now goes back, whether it rose or fell', async () => {
    for (const resalePrice of [90_00, 150_00]) {
      const { seller, buyer, input, product } = await posted();
      const transactionId = await buyer.confirmPayment(product);
      await seller.updateProduct(anUpdate(product, { ...input, resalePrice }));
      expect(await refusedWords(buyer, transactionId, product)).toBe(
        `The price of ${product.productName} changed a moment earlier. Your payment was refunded in full.`,
      );
      // The next attempt is at the new price.
      const again = await buyer.createPaymentIntent(product);
      expect(again.amount.amount).toBe(resalePrice);
      await buyer.recordPayment(await buyer.confirmPayment(product), product);
    }
  });

  test('buys it after an edit that keeps the price', async () => {
    const { seller, buyer, input, product } = await posted();
    const transactionId = await buyer.confirmPayment(product);
    await seller.updateProduct(anUpdate(product, { ...input, body: 'Blue.' }));
    await buyer.recordPayment(transactionId, product);
  });
});

describe('a payment that is open', () => {
  test('for a product that is paused, or has another price, is called off at the provider', async () => {
    const { seller, buyer, otherBuyer, input, product } = await posted();
    const open = transactionOf(await buyer.createPaymentIntent(product));
    await seller.pauseProduct(product);
    await expect.poll(() => statusOf(open)).toBe('failed');
    const intent = await shop.cards.stripe.paymentIntents.retrieve(open);
    expect(intent.status).toBe('canceled');
    await seller.resumeProduct(product);
    const later = transactionOf(await otherBuyer.createPaymentIntent(product));
    await seller.updateProduct(anUpdate(product, { ...input, resalePrice: 90_00 }));
    await expect.poll(() => statusOf(later)).toBe('failed');
    await buyer.recordPayment(await buyer.confirmPayment(product), product);
  });

  test('is called off when its buyer becomes an admin, who could neither confirm nor complain', async () => {
    const { buyer, admin, product } = await posted();
    const open = transactionOf(await buyer.createPaymentIntent(product));
    await admin.patch(`/addAdmin?email=${encodeURIComponent(buyer.email)}`);
    await expect.poll(() => statusOf(open)).toBe('failed');
    const intent = await shop.cards.stripe.paymentIntents.retrieve(open);
    expect(intent.status).toBe('canceled');
  });

  test('stays open when something else is edited', async () => {
    const { seller, buyer, input, product } = await posted();
    const open = transactionOf(await buyer.createPaymentIntent(product));
    await seller.updateProduct(anUpdate(product, { ...input, body: 'Blue.' }));
    await sweepDue(shop, new Date(Date.now() + 2 * hourMs));
    expect(await statusOf(open)).toBe('pending');
    expect(transactionOf(await buyer.createPaymentIntent(product))).toBe(open);
  });
});

describe('a decision about a payment is final', () => {
  const buying = {
    buyerId: new Types.ObjectId(),
    price: 120_00,
    isAgreed: false,
    takenAt: async () => Date.now(),
  };

  test('one that came while it was paused never buys it, also after a resume', async () => {
    const { seller, product } = await posted();
    const productId = new Types.ObjectId(product.id);
    const [late, next] = [new Types.ObjectId(), new Types.ObjectId()];
    await seller.pauseProduct(product);
    expect(await sellTo(shop, productId, { ...buying, paymentId: late })).toBe('paused');
    await seller.resumeProduct(product);
    // Another process, or this one after a crash, repeats the call.
    expect(await sellTo(shop, productId, { ...buying, paymentId: late })).toBe('paused');
    expect(await sellTo(shop, productId, { ...buying, paymentId: next })).toBe(null);
    expect(await sellTo(shop, productId, { ...buying, paymentId: next })).toBe(null);
  });

  test('each of many payments during pauses gets one permanent answer', async () => {
    const { seller, product } = await posted();
    const productId = new Types.ObjectId(product.id);
    const payments = Array.from({ length: 6 }, () => new Types.ObjectId());
    const ask = (paymentId: Types.ObjectId) => sellTo(shop, productId, { ...buying, paymentId });
    const first = await Promise.all([
      ...payments.flatMap((payment) => [ask(payment), ask(payment)]),
      (async () => {
        for (let turn = 0; turn < 4; turn += 1) {
          await seller.pauseProduct(product).settled();
          await seller.resumeProduct(product).settled();
        }
      })(),
    ]);
    const answers = first.slice(0, -1);
    expect(answers.filter((answer) => answer === null).length).toBeLessThanOrEqual(2);
    for (const [index, payment] of payments.entries()) {
      const [one, other] = [answers[2 * index], answers[2 * index + 1]];
      expect(other === null).toBe(one === null);
      expect((await ask(payment)) === null).toBe(one === null);
    }
  });
});
