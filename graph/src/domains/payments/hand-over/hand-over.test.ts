import { runs } from '@fitness-zone/testkit/breadth.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allPayments, ownPayments } from '@fitness-zone/testkit/payments/payments-seen-by.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordRefundsAndDisputes } from '../refunds/refunds-and-disputes.service.ts';
import { handOverStatus, refundedSale } from './hand-over.rules.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ listen: true });
});
afterAll(() => shop.close());

type Shown = {
  id: string;
  contact: { name: string; email: string; phone: string | null } | null;
  handOver: { status: string; place: string; problem: string | null } | null;
};

const shownFields = `id contact { name email phone } handOver { status place problem }`;
const seenByAdmin = (admin: TestUser, args = '') => allPayments<Shown>(admin, shownFields, args);

const onlyOne = async (viewer: TestUser) => {
  const [payment, ...others] = await ownPayments<Shown>(viewer, shownFields);
  expect(others).toEqual([]);
  return payment;
};

async function aSale(card = 'pm_card_visa') {
  const users = await createUsers(shop);
  const bench = await users.seller.addProduct(aProduct({ phone: '5550123', location: 'Lyon' }));
  const transactionId = await users.buyer.confirmPayment(bench, card);
  const { payment } = await users.buyer.recordPayment(transactionId, bench);
  return { ...users, bench, payment };
}

const recordOf = ({ id }: { id: string }) => shop.models.Payment.findById(id).lean().orFail();

describe('from the payment on', () => {
  test('buyer and seller see each other and the place; nobody else does', async () => {
    const { seller, buyer, admin, payment } = await aSale();
    const handOver = { status: 'PAID', place: 'Lyon', problem: null };
    expect(await onlyOne(buyer)).toEqual({
      id: payment.id,
      contact: { name: seller.name, email: seller.email, phone: '5550123' },
      handOver,
    });
    expect(await onlyOne(seller)).toEqual({
      id: payment.id,
      contact: { name: buyer.name, email: buyer.email, phone: null },
      handOver,
    });
    const seen = (await seenByAdmin(admin)).find(({ id }) => id === payment.id);
    expect(seen).toEqual({ id: payment.id, contact: null, handOver });
  });

  test('a payment that is open, or that came too late, has neither contact nor hand-over', async () => {
    const { seller, buyer, otherBuyer, admin } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const late = await otherBuyer.confirmPayment(bench);
    const open = await shop.models.Payment.findOne({ transactionId: late }).lean().orFail();
    const openOne = async () =>
      (await seenByAdmin(admin)).find(({ id }) => id === open._id.toHexString());
    // The webhook may have settled it already, so only a pending one is checked.
    if (open.status === 'pending') expect(await openOne()).toMatchObject({ contact: null });
    const rack = await seller.addProduct(aProduct());
    await buyer.createPaymentIntent(rack);
    await expect.poll(async () => (await onlyOne(otherBuyer))?.handOver).toBeTruthy();
    await shop.models.Payment.updateOne(
      { _id: open._id },
      { status: 'refunded', refundReason: 'sold', refundedAt: new Date() },
    );
    const refunded = await onlyOne(otherBuyer);
    expect(refunded).toMatchObject({ contact: null, handOver: null });
    const { adminPayments: payments } = await admin.graphql<{
      adminPayments: { edges: { node: Shown }[] };
    }>(
      '{ adminPayments(first: 1) { edges { node { id contact { name } handOver { status } } } } }',
    );
    expect(payments.edges[0]?.node).toMatchObject({ contact: null, handOver: null });
  });

  test('the place stays what it was when it was paid for', async () => {
    const { buyer, bench } = await aSale();
    await shop.models.Product.updateOne({ _id: bench.id }, { location: 'Paris' });
    expect((await onlyOne(buyer))?.handOver?.place).toBe('Lyon');
  });

  test('a deleted account is nobody to turn to', async () => {
    const { seller, buyer, admin, payment } = await aSale();
    await admin.deleteUser(seller);
    expect(await onlyOne(buyer)).toMatchObject({
      contact: null,
      handOver: { status: 'PAID', place: '' },
    });
    await buyer.confirmReceiptOf(payment);
    expect((await onlyOne(buyer))?.handOver?.status).toBe('HANDED_OVER');
  });

  test('a seller whose buyer is deleted sees neither contact nor report', async () => {
    const { seller, buyer, admin, payment } = await aSale();
    await buyer.reportProblemWith(payment, 'The belt is torn.');
    await admin.deleteUser(buyer);
    expect(await onlyOne(seller)).toMatchObject({
      contact: null,
      handOver: { status: 'DISPUTED', problem: null },
    });
    expect((await recordOf(payment)).problem).toBeUndefined();
  });
});

describe('the buyer’s word', () => {
  test('that the product arrived is recorded once, despite repeats', async () => {
    const { buyer, payment } = await aSale();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => buyer.confirmReceiptOf(payment)),
    );
    const { handedOverAt } = await recordOf(payment);
    expect(handedOverAt).toBeInstanceOf(Date);
    for (const { payments } of answers) {
      expect(payments).toMatchObject([
        { handOver: { status: 'HANDED_OVER', handedOverAt: handedOverAt?.toISOString() } },
      ]);
    }
  });

  test('that something is wrong is visible to the buyer and admins, but not to the seller', async () => {
    const { seller, buyer, admin, payment } = await aSale();
    await buyer.reportProblemWith(payment, 'The belt is torn.');
    expect((await onlyOne(buyer))?.handOver?.problem).toBe('The belt is torn.');
    const sale = await onlyOne(seller);
    expect(sale?.handOver).toEqual({ status: 'DISPUTED', place: 'Lyon', problem: null });
    const disputed = await seenByAdmin(admin, ', filter: { handOver: DISPUTED }');
    expect(disputed.find(({ id }) => id === payment.id)?.handOver?.problem).toBe(
      'The belt is torn.',
    );
    const personalData = async (user: TestUser) =>
      JSON.stringify(await user.graphql<object>('{ personalData }'));
    expect(await personalData(buyer)).toContain('The belt is torn.');
    expect(await personalData(seller)).not.toContain('The belt is torn.');
  });

  test('counts once if reported several times at once, and the others get that answer', async () => {
    const { buyer, payment } = await aSale();
    const reports = Array.from({ length: 6 }, (_one, index) => `Screw ${index} is missing.`);
    const answers = await Promise.all(
      reports.map((problem) => buyer.reportProblemWith(payment, problem).settled()),
    );
    const { problem } = await recordOf(payment);
    expect(answers.filter(({ refusal }) => !refusal)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === 'conflict')).toHaveLength(5);
    expect(reports).toContain(problem);
  });

  test('is refused once the money was returned', async () => {
    const { buyer, payment } = await aSale();
    await refund(payment);
    await buyer.confirmReceiptOf(payment).refused('conflict');
    await buyer.reportProblemWith(payment, 'It.').refused('conflict');
  });
});

/** Returns the money at the provider, and waits until the shop has recorded it. */
async function refund(payment: { id: string }) {
  const record = await recordOf(payment);
  await shop.cards.stripe.refunds.create({ payment_intent: record.transactionId });
  await recordRefundsAndDisputes(shop, record);
  await expect.poll(async () => (await recordOf(payment)).status).toBe('refunded');
}

const order = ['paid', 'handed-over', 'disputed', 'refunded'] as const;

test('a hand-over only moves forward, with repeated reports in any order', async () => {
  const act = fc.constantFrom('receive', 'report', 'report something else', 'refund');
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
      const { buyer, payment } = await aSale();
      let last = await recordOf(payment);
      for (const what of acts) {
        if (what === 'receive') await buyer.confirmReceiptOf(payment).settled();
        else if (what === 'refund') {
          if (last.status === 'paid') await refund(payment);
        } else await buyer.reportProblemWith(payment, what).settled();
        const now = await recordOf(payment);
        const [before, after] = [handOverStatus(last), handOverStatus(now)];
        expect(order.indexOf(after ?? 'paid')).toBeGreaterThanOrEqual(
          order.indexOf(before ?? 'paid'),
        );
        for (const time of ['paidAt', 'handedOverAt', 'disputedAt', 'refundedAt'] as const) {
          if (last[time]) expect(now[time]).toEqual(last[time]);
        }
        if (last.problem) expect(now.problem).toBe(last.problem);
        last = now;
      }
      const times = [last.paidAt, last.handedOverAt, last.disputedAt, last.refundedAt].flatMap(
        (time) => time?.getTime() ?? [],
      );
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }),
    { numRuns: runs(2) },
  );
});

test('receipt, report and refund at once leave the times in order', async () => {
  for (let run = 0; run < 5; run++) {
    const { buyer, payment } = await aSale();
    const { _id } = await recordOf(payment);
    await Promise.all([
      buyer.reportProblemWith(payment, 'The belt is torn.').settled(),
      buyer.confirmReceiptOf(payment).settled(),
      refund(payment),
    ]);
    const { handedOverAt, disputedAt, refundedAt } = await recordOf(payment);
    expect(handedOverAt && disputedAt && handedOverAt > disputedAt, _id.toHexString()).toBeFalsy();
    for (const time of [handedOverAt, disputedAt]) {
      expect(time && refundedAt && time > refundedAt, _id.toHexString()).toBeFalsy();
    }
  }
});

test('a refund that the bank sends back is none: the hand-over is where it was', async () => {
  const { buyer, payment } = await aSale('pm_card_refundFail');
  await buyer.reportProblemWith(payment, 'The belt is torn.');
  await refund(payment);
  expect((await onlyOne(buyer))?.handOver?.status).toBe('REFUNDED');
  await expect.poll(async () => (await onlyOne(buyer))?.handOver?.status).toBe('DISPUTED');
});

test('admins find the payments whose hand-over stands somewhere, each in one list', async () => {
  const { admin, buyer, payment } = await aSale();
  const lists = ['PAID', 'HANDED_OVER', 'DISPUTED', 'REFUNDED'];
  const holding = async () => {
    const found = await Promise.all(
      lists.map((status) => seenByAdmin(admin, `, filter: { handOver: ${status} }`)),
    );
    return lists.filter((_status, index) => found[index]?.some(({ id }) => id === payment.id));
  };
  expect(await holding()).toEqual(['PAID']);
  await buyer.confirmReceiptOf(payment);
  expect(await holding()).toEqual(['HANDED_OVER']);
  await buyer.reportProblemWith(payment, 'The belt is torn.');
  expect(await holding()).toEqual(['DISPUTED']);
  await refund(payment);
  expect(await holding()).toEqual(['REFUNDED']);
  const refunded = await shop.models.Payment.find(refundedSale).lean();
  expect(new Set(refunded.map(handOverStatus))).toEqual(new Set(['refunded']));
});

test('an index finds the reported payments', async () => {
  const plan = await shop.models.Payment.find({ disputedAt: { $gt: new Date(0) } })
    .explain('queryPlanner')
    .catch(() => null);
  // The embedded store does not explain its plans.
  if (plan) expect(JSON.stringify(plan)).toContain('disputedAt_1');
});
