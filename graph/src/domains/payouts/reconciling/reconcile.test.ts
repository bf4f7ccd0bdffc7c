import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { type PayoutShop, startPayoutShop } from '@fitness-zone/testkit/payments/payout-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types, type UpdateQuery } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PayoutRecord } from '../payout.model.ts';
import { reconcileDaily } from './reconcile.service.ts';

let payouts: PayoutShop;
let shop: PayoutShop['shop'];
let users: Awaited<ReturnType<typeof createUsers>>;
beforeAll(async () => {
  payouts = await startPayoutShop();
  ({ shop } = payouts);
});
// Separate sellers, so that other tests' sales settle no debt here.
beforeEach(async () => {
  users = await createUsers(shop);
  await payouts.setUp(users.seller);
});
afterAll(() => shop.close());

type Difference = {
  kind: string;
  reference: string;
  orderId: string | null;
  recorded: { amount: number } | null;
  provided: { amount: number } | null;
};

/** Compares again and returns the differences about some ids of the provider. */
async function differences(...references: string[]): Promise<Difference[]> {
  await shop.models.Reconciliation.deleteMany({});
  await reconcileDaily(shop);
  const query =
    '{ adminReconciliation { count differences { kind reference orderId recorded { amount } provided { amount } } } }';
  type Answer = { adminReconciliation: { count: number; differences: Difference[] } };
  const { adminReconciliation } = await users.admin.graphql<Answer>(query);
  expect(adminReconciliation.count).toBeGreaterThan(0);
  return adminReconciliation.differences.filter(
    ({ reference }) => references.length === 0 || references.includes(reference),
  );
}

const hoursPass = () => payouts.pass(3 * hourMs);

/** A sale with 20 of 100 refunded after its transfer. The shop and the provider booked it alike. */
async function aSentSale(card?: string) {
  const { id, payment } = await payouts.aSale(users, 100_00, card);
  await payouts.confirm(users.buyer, id);
  await payouts.payoutOf(users.seller, id);
  const { models, cards } = shop;
  const paymentOf = () => models.Payment.findById(payment.id).lean().orFail();
  const { transactionId } = await paymentOf();
  const payout = () => models.Payout.findById(id).lean<PayoutRecord>().orFail();
  return {
    id,
    transactionId,
    paymentOf,
    payout,
    // Removes the next check, since the sweep would undo the change.
    change: (update: UpdateQuery<object>) =>
      models.Payment.updateOne(
        { _id: payment.id },
        { ...update, $unset: { ...update.$unset, returnsCheckAt: 1 } },
        { timestamps: false },
      ),
    refund: async () => {
      await cards.stripe.refunds.create({ payment_intent: transactionId, amount: 20_00 });
      await expect.poll(async () => (await paymentOf()).amountRefunded).toBe(20_00);
      await expect
        .poll(async () => (await payouts.payoutOf(users.seller, id)).reversed.amount)
        .toBe(19_00);
    },
  };
}

const amountOf = (amount: number | null) => (amount === null ? null : { amount });
const difference = (
  kind: string,
  reference: string,
  orderId: string | null,
  recorded: number | null,
  provided: number | null,
) => ({ kind, reference, orderId, recorded: amountOf(recorded), provided: amountOf(provided) });

type Sale = { id: string; transactionId: string };

/** Compares right after the changes, since the shop's own sweep reads the provider and undoes them. */
async function expectDifferences(
  kind: string,
  expected: readonly [Sale, recorded: number | null, provided: number | null][],
): Promise<void> {
  const found = await differences(...expected.map(([{ transactionId }]) => transactionId));
  expect(found).toHaveLength(expected.length);
  expect(found).toEqual(
    expect.arrayContaining(
      expected.map(([{ id, transactionId }, recorded, provided]) =>
        difference(kind, transactionId, id, recorded, provided),
      ),
    ),
  );
}

test('without differences the comparison has none, and it leaves out what may be under way', async () => {
  const sale = await aSentSale();
  await sale.refund();
  const disputed = await payouts.aSale(users, 70_00, 'pm_card_createDispute');
  await payouts.pass(5_000);
  await expect
    .poll(async () => (await shop.models.Payment.findById(disputed.payment.id).lean())?.dispute)
    .toMatchObject({ fundsWithdrawn: true });
  await hoursPass();
  expect(await differences()).toEqual([]);
  await sale.change({ $set: { amountRefunded: 30_00, changedAt: new Date(payouts.now()) } });
  const account = await payouts.accountOf(users.seller);
  await shop.cards.stripe.transfers.create({
    amount: 1_00,
    currency: 'usd',
    destination: account,
  });
  expect(await differences()).toEqual([]);
  await sale.change({ $set: { amountRefunded: 20_00 } });
});

test('a charge is missing on either side, or has another amount; those of others don’t count', async () => {
  const [unpaid, cheaper, copied] = [await aSentSale(), await aSentSale(), await aSentSale()];
  const { stripe } = shop.cards;
  const foreign = await stripe.paymentIntents.create({
    amount: 9_00,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  await hoursPass();
  await unpaid.change({ $set: { status: 'failed' }, $unset: { paidAt: 1 } });
  await cheaper.change({ $set: { amount: 99_00 } });
  const copy = { ...(await copied.paymentOf()), _id: new Types.ObjectId(), attempt: 99 };
  await shop.models.Payment.create({ ...copy, transactionId: 'pi_nowhere' });
  const ids = [unpaid.transactionId, cheaper.transactionId, 'pi_nowhere', foreign.id];
  expect(await differences(...ids)).toEqual(
    expect.arrayContaining([
      difference('CHARGE', unpaid.transactionId, null, null, 100_00),
      difference('CHARGE', cheaper.transactionId, cheaper.id, 99_00, 100_00),
      difference('CHARGE', 'pi_nowhere', null, 100_00, null),
    ]),
  );
  expect(await differences(foreign.id)).toEqual([]);
});

test('a refund is missing on either side, or has another amount', async () => {
  const [unknown, other, invented] = [await aSentSale(), await aSentSale(), await aSentSale()];
  for (const { refund } of [unknown, other]) await refund();
  await hoursPass();
  await unknown.change({ $set: { amountRefunded: 0 } });
  await other.change({ $set: { amountRefunded: 15_00 } });
  await invented.change({ $set: { amountRefunded: 3_00 } });
  await expectDifferences('REFUND', [
    [unknown, null, 20_00],
    [other, 15_00, 20_00],
    [invented, 3_00, null],
  ]);
});

test('a refund that a bank sent back is none', async () => {
  const sale = await aSentSale('pm_card_refundFail');
  await shop.cards.stripe.refunds.create({ payment_intent: sale.transactionId });
  await hoursPass();
  expect(await differences(sale.transactionId)).toEqual([]);
});

test('a dispute is missing on either side, or has another amount', async () => {
  const [unknown, other] = [
    await aSentSale('pm_card_createDispute'),
    await aSentSale('pm_card_createDispute'),
  ];
  const invented = await aSentSale();
  await payouts.pass(5_000);
  for (const { paymentOf } of [unknown, other]) {
    await expect.poll(async () => (await paymentOf()).dispute?.fundsWithdrawn).toBe(true);
  }
  await hoursPass();
  const { dispute } = await other.paymentOf();
  await unknown.change({ $unset: { dispute: 1 } });
  await other.change({ $set: { 'dispute.amount': 90_00 } });
  await invented.change({ $set: { dispute } });
  await expectDifferences('DISPUTE', [
    [unknown, null, 100_00],
    [other, 90_00, 100_00],
    [invented, 100_00, null],
  ]);
});

test.each([
  ['transfer', 94_70],
  ['reversal', 19_00],
] as const)('a %s is missing on either side, or has another amount', async (kind, amount) => {
  const [unknown, other] = [await aSentSale(), await aSentSale()];
  for (const { refund } of [unknown, other]) await refund();
  await hoursPass();
  const change = async (
    sale: typeof unknown,
    set: (move: PayoutRecord['moves'][number]) => object,
  ): Promise<string> => {
    const { _id, moves, revision } = await sale.payout();
    const [move] = moves.filter((one) => one.kind === kind);
    if (!move) throw new Error(`no ${kind}`);
    const changed = moves.map((one) => (one === move ? { ...one, ...set(one) } : one));
    // Repeats if the bank's events change it at the same time.
    const { modifiedCount } = await shop.models.Payout.updateOne(
      { _id, revision },
      { $set: { moves: changed }, $inc: { revision: 1 } },
    );
    if (modifiedCount === 0) return change(sale, set);
    return move.providerId ?? '';
  };
  const nowhere = `${kind}_nowhere`;
  const unknownId = await change(unknown, () => ({ providerId: nowhere }));
  const otherId = await change(other, (move) => ({ amount: move.amount - 1 }));
  const found = await differences(unknownId, otherId, nowhere);
  const name = kind.toUpperCase();
  expect(found).toHaveLength(3);
  expect(found).toEqual(
    expect.arrayContaining([
      difference(name, unknownId, null, null, amount),
      difference(name, nowhere, unknown.id, amount, null),
      difference(name, otherId, other.id, amount - 1, amount),
    ]),
  );
});

test('a bank payout and an account that stand otherwise are named', async () => {
  const sale = await aSentSale();
  const { models } = shop;
  const accountId = await payouts.accountOf(users.seller);
  const move = async () => {
    const [first] = (await sale.payout()).moves;
    if (!first?.providerId) throw new Error('no transfer');
    return first;
  };
  await payouts.arriveAtBank(users.seller);
  await expect.poll(async () => (await move()).bank).toBe('paid');
  await hoursPass();
  const providerId = (await move()).providerId ?? '';
  expect(await differences(providerId, accountId)).toEqual([]);
  const compared = async () => {
    const { moves } = await sale.payout();
    const failed = moves.map((one) => ({ ...one, bank: 'failed' as const }));
    await models.Payout.updateOne({ _id: sale.id }, { $set: { moves: failed } });
    await models.PayoutAccount.updateOne(
      { accountId },
      {
        $set: { state: 'restricted', checkedAt: new Date(payouts.now() - 5 * hourMs) },
        $unset: { checkAt: 1 },
      },
    );
    await models.Reconciliation.deleteMany({});
    await reconcileDaily(shop);
    return (await models.Reconciliation.findOne().lean())?.differences;
  };
  // Repeats the change and the comparison, since the shop's own sweep may have undone the change meanwhile.
  await expect.poll(compared).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...{ kind: 'bank-payout', reference: providerId },
        ...{ recordedState: 'failed', providedState: 'paid' },
      }),
      expect.objectContaining({
        ...{ kind: 'account', reference: accountId },
        ...{ recordedState: 'restricted', providedState: 'active' },
      }),
    ]),
  );
});
