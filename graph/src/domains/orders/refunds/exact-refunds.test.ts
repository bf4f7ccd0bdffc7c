import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import { aHalfSale } from '@fitness-zone/testkit/payments/instalments.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sweepOrders } from '../orders.sweeper.ts';

async function aShop(currency: string): Promise<TestShop> {
  const shop = await startTestShop({ env: { CURRENCY: currency }, listen: true });
  onTestFinished(() => shop.close());
  return shop;
}

/** A sale whose two instalments are paid, the second one with a test card. */
async function aPaidSale(shop: TestShop, price: number, card = 'pm_card_visa') {
  const sale = await aHalfSale(shop, { resalePrice: price, originalPrice: price });
  const balance = await sale.buyer.payPart(sale.product, 'BALANCE', card);
  return { ...sale, balance, id: await orderIdOf(shop, sale.first.id) };
}

const sumFields = ['paid', 'refunded', 'refunding', 'lostInDisputes', 'kept', 'due'] as const;
type Sums = Record<(typeof sumFields)[number], number>;

/** An order's money in minor units: the same in both APIs and for both sides. */
async function sumsOf(
  shop: TestShop,
  { buyer, seller, admin, id }: { buyer: TestUser; seller: TestUser; admin: TestUser; id: string },
): Promise<Sums> {
  await sweepOrders(shop);
  const { currency } = shop.config;
  const seen = await Promise.all(
    [buyer, seller, admin].map(async (user) => {
      const { order } = await user.graphql<{
        order: { totals: Record<string, { amount: number }> };
      }>(
        `query ($id: ID!) { order(id: $id) {
          totals { ${sumFields.map((field) => `${field} { amount }`).join(' ')} }
        } }`,
        { id },
      );
      const sums = Object.fromEntries(
        sumFields.map((field) => [field, order.totals[field]?.amount ?? 0]),
      ) as Sums;
      const rest = await user.get<Sums>(`/orders/${id}`);
      for (const field of sumFields) expect(rest[field]).toBe(toMajor(sums[field], currency));
      return sums;
    }),
  );
  const [sums] = seen;
  for (const one of seen) expect(one).toEqual(sums);
  if (!sums) throw new Error('nobody sees the order');
  const { paid, refunded, refunding, lostInDisputes, kept } = sums;
  expect(refunded + refunding + lostInDisputes + kept).toBe(paid);
  return sums;
}

const partly = (amount: number) => ({
  reason: 'BROKEN',
  wish: 'PARTIAL_REFUND',
  text: 'The belt is torn.',
  amount,
});

/** The provider's refunds of each payment, in minor units of the shop. */
const returnedOf = async (shop: TestShop, payments: { id: string }[]) =>
  Promise.all(
    payments.map(async ({ id }) => {
      const { amountRefunded } = await shop.models.Payment.findById(id).lean().orFail();
      return amountRefunded ?? 0;
    }),
  );

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each([
  // Currencies with no, two and three decimals. The provider counts krónur and dinars in steps.
  { currency: 'JPY', price: 12_901, amount: 9_000, tooFine: null, most: '¥3,901' },
  { currency: 'USD', price: 120_01, amount: 100_00, tooFine: null, most: '$20.01' },
  { currency: 'KWD', price: 12_910, amount: 9_000, tooFine: 9_005, most: 'KWD 3.910' },
  { currency: 'ISK', price: 151_00, amount: 100_00, tooFine: 100_50, most: 'ISK 51' },
])('in $currency', ({ currency, price, amount, tooFine, most }) => {
  test('an agreed amount is taken from both instalments exactly, and more than what is left is refused', async () => {
    const shop = await aShop(currency);
    const sale = await aPaidSale(shop, price);
    const { buyer, seller, first, balance, id } = sale;
    const half = (await shop.models.Payment.findById(balance.id).lean().orFail()).amount;
    if (tooFine) await buyer.reportProblem(id, partly(tooFine)).refused('invalid');
    await buyer.reportProblem(id, partly(price + 100)).refused('invalid');
    await buyer.reportProblem(id, partly(amount));
    await seller.answerProblem(id, 'ACCEPT');
    const left = price - amount;
    expect(await sumsOf(shop, sale)).toEqual({
      paid: price,
      refunded: amount,
      refunding: 0,
      lostInDisputes: 0,
      kept: left,
      due: 0,
    });
    // The last payment is refunded first.
    expect(await returnedOf(shop, [first, balance])).toEqual([amount - half, half]);

    const beyond = await buyer.reportProblem(id, partly(left + 100)).settled();
    expect(plain(beyond.transcript)).toContain(`At most ${most} can be refunded.`);
    // REST takes major units and gives the same refusal.
    const refused = await buyer.send({
      method: 'POST',
      url: '/reportProblem',
      payload: {
        orderId: id,
        reason: 'broken',
        wish: 'partial-refund',
        text: 'Torn.',
        amount: toMajor(left + 100, currency.toLowerCase()),
      },
    });
    expect(refused.statusCode).toBe(400);
    expect(plain(refused.body)).toContain(`At most ${most} can be refunded.`);

    await buyer.reportProblem(id, partly(left));
    await seller.answerProblem(id, 'ACCEPT');
    expect(await sumsOf(shop, sale)).toMatchObject({ refunded: price, kept: 0 });
    expect((await returnedOf(shop, [first, balance])).reduce((one, other) => one + other)).toBe(
      price,
    );
  });
});

describe('while the bank disputes the balance, and after it', () => {
  const price = 120_01;
  const halves = [60_01, 60_00] as const;

  async function aDisputedSale() {
    const shop = await aShop('USD');
    const sale = await aPaidSale(shop, price, 'pm_card_createDispute');
    const disputeIs = (status: string) =>
      expect
        .poll(
          async () =>
            (await shop.models.Payment.findById(sale.balance.id).lean().orFail()).dispute?.status,
        )
        .toBe(status);
    await disputeIs('open');
    const end = async (evidence: string, status: string) => {
      const { transactionId: payment_intent } = sale.balance;
      const { data } = await shop.cards.stripe.disputes.list({ payment_intent });
      await shop.cards.stripe.disputes.update(data[0]?.id ?? '', {
        evidence: { uncategorized_text: evidence },
      });
      await disputeIs(status);
    };
    return { shop, sale, end };
  }

  test('only the other instalment can be returned while it is open', async () => {
    const { shop, sale } = await aDisputedSale();
    const { buyer, seller, first, balance, id } = sale;
    const beyond = await buyer.reportProblem(id, partly(halves[0] + 1)).settled();
    expect(beyond.transcript).toContain('At most $60.01 can be refunded.');
    await buyer.reportProblem(id, partly(50_00));
    await seller.answerProblem(id, 'ACCEPT');
    expect(await sumsOf(shop, sale)).toMatchObject({ paid: price, refunded: 50_00, kept: 70_01 });
    expect(await returnedOf(shop, [first, balance])).toEqual([50_00, 0]);
  });

  test('both can once the shop has won it', async () => {
    const { shop, sale, end } = await aDisputedSale();
    await end('winning_evidence', 'won');
    const { buyer, seller, first, balance, id } = sale;
    await buyer.reportProblem(id, partly(100_00));
    await seller.answerProblem(id, 'ACCEPT');
    expect(await sumsOf(shop, sale)).toMatchObject({
      paid: price,
      refunded: 100_00,
      lostInDisputes: 0,
      kept: 20_01,
    });
    expect(await returnedOf(shop, [first, balance])).toEqual([40_00, 60_00]);
  });

  test('money that the bank took back isn’t returned twice', async () => {
    const { shop, sale, end } = await aDisputedSale();
    await end('losing_evidence', 'lost');
    const { buyer, admin, first, balance, id } = sale;
    expect(await sumsOf(shop, sale)).toMatchObject({
      paid: price,
      refunded: 0,
      lostInDisputes: halves[1],
      kept: halves[0],
    });
    const beyond = await buyer.reportProblem(id, partly(halves[0] + 1)).settled();
    expect(beyond.transcript).toContain('At most $60.01 can be refunded.');
    await buyer.reportProblem(id, partly(halves[0]));
    await buyer.escalateProblem(id);
    await admin.adminDecideProblem(id, 'FULL_REFUND', 'All that is left.');
    expect(await sumsOf(shop, sale)).toMatchObject({
      paid: price,
      refunded: halves[0],
      lostInDisputes: halves[1],
      kept: 0,
    });
    expect(await returnedOf(shop, [first, balance])).toEqual([halves[0], 0]);
  });
});
