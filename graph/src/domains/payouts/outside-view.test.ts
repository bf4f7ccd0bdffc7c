import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { type PayoutShop, startPayoutShop } from '@fitness-zone/testkit/payments/payout-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Uses none of the server's rules. Reads both APIs, and the card provider's books by HTTP.

let payouts: PayoutShop;
let shop: PayoutShop['shop'];
beforeAll(async () => {
  payouts = await startPayoutShop();
  ({ shop } = payouts);
});
afterAll(() => shop.close());

/** A sum of money by order. */
type Sums = Record<'charged' | 'refunded' | 'lost' | 'sent' | 'takenBack', number>;

type Booked = { type: string; amount: number; source: Source };
type Source = {
  id: string;
  payment_intent?: string;
  transfer?: string;
  transfer_group?: string;
};

/** Asks the card provider by HTTP; only the key comes from the SDK. */
const ask = async <Answer>(path: string): Promise<Answer> =>
  (await shop.cards.stripe.rawRequest('GET', `/v1/${path}`)) as Answer;

/** The provider's complete books. */
async function books(): Promise<Booked[]> {
  const all: (Booked & { id: string })[] = [];
  for (let more = true; more; ) {
    const after = all.at(-1);
    const page = await ask<{ data: typeof all; has_more: boolean }>(
      `balance_transactions?limit=100&expand[]=data.source${after ? `&starting_after=${after.id}` : ''}`,
    );
    all.push(...page.data);
    more = page.has_more;
  }
  return all;
}

/** Adds the books up by order. */
async function sumsByOrder(orderOfPayment: Map<string, string>): Promise<Map<string, Sums>> {
  const sums = new Map<string, Sums>();
  const add = (orderId: string | undefined, name: keyof Sums, amount: number) => {
    if (!orderId) throw new Error('the provider has booked something of no order');
    const before = sums.get(orderId) ?? { charged: 0, refunded: 0, lost: 0, sent: 0, takenBack: 0 };
    sums.set(orderId, { ...before, [name]: before[name] + amount });
  };
  for (const { type, amount, source } of await books()) {
    const ofPayment = orderOfPayment.get(source.payment_intent ?? '');
    if (type === 'charge') add(ofPayment, 'charged', amount);
    else if (type === 'refund' || type === 'refund_failure') add(ofPayment, 'refunded', -amount);
    else if (type === 'adjustment') add(ofPayment, 'lost', -amount);
    else if (type === 'transfer') add(source.transfer_group, 'sent', -amount);
    else if (type === 'transfer_refund') {
      const { transfer_group } = await ask<Source>(`transfers/${source.transfer}`);
      add(transfer_group, 'takenBack', amount);
    } else throw new Error(`the provider has booked a ${type}`);
  }
  return sums;
}

type Money = { amount: number };
type Shown = {
  id: string;
  order: { payments: { transactionId: string }[] };
  moves: { kind: string; amount: Money }[];
} & Record<
  | ('charged' | 'refunded' | 'lostInDisputes' | 'fee' | 'share')
  | ('transferred' | 'reversed' | 'held' | 'owed'),
  Money
>;

const names = [
  ...(['charged', 'refunded', 'lostInDisputes', 'fee', 'share'] as const),
  ...(['transferred', 'reversed', 'held', 'owed'] as const),
];

async function shownInGraphql(admin: TestUser): Promise<Shown[]> {
  const query = `{
    adminPayouts(first: 50) {
      nodes {
        id
        order { payments { transactionId } }
        ${names.map((name) => `${name} { amount }`).join(' ')}
        moves { kind amount { amount } }
      }
    }
  }`;
  return (await admin.graphql<{ adminPayouts: { nodes: Shown[] } }>(query)).adminPayouts.nodes;
}

const total = (items: readonly { amount: Money }[]) =>
  items.reduce((sum, { amount }) => sum + amount.amount, 0);

test('both APIs and the card provider’s books tell of the same money, for each order and in total', async () => {
  const users = await createUsers(shop);
  const { admin } = users;
  await tellStories(users);
  await payouts.pass(60_000);
  await payouts.sweep();
  const shown = await shownInGraphql(admin);
  expect(shown).toHaveLength(9);
  const orderOf = new Map(
    shown.flatMap(({ id, order }) =>
      order.payments.map(({ transactionId }): [string, string] => [transactionId, id]),
    ),
  );
  const booked = await sumsByOrder(orderOf);
  const rest = await admin.get<({ orderId: string } & Record<string, number>)[]>('/adminPayouts');
  expect(rest.map(({ orderId }) => orderId)).toEqual(shown.map(({ id }) => id));
  let left = 0;
  for (const payout of shown) {
    const theirs = booked.get(payout.id);
    const of = (kind: string) => total(payout.moves.filter((move) => move.kind === kind));
    expect(theirs).toEqual({
      charged: payout.charged.amount,
      refunded: payout.refunded.amount,
      lost: payout.lostInDisputes.amount,
      sent: payout.transferred.amount - of('WITHHELD'),
      takenBack: payout.reversed.amount - of('SETTLED'),
    });
    const { charged, refunded, lostInDisputes, transferred, reversed, fee, held, owed } = payout;
    expect(charged.amount).toBe(
      refunded.amount +
        lostInDisputes.amount +
        (transferred.amount - reversed.amount) +
        fee.amount +
        held.amount -
        owed.amount,
    );
    // Five percent and 30 cents of the unrefunded amount.
    const kept = charged.amount - refunded.amount - lostInDisputes.amount;
    expect(fee.amount).toBe(kept > 0 ? Math.round(kept * 0.05) + 30 : 0);
    expect(payout.share.amount).toBe(kept - fee.amount);
    const inRest = rest.find(({ orderId }) => orderId === payout.id);
    for (const name of names) {
      expect(Math.round((inRest?.[name] ?? 0) * 100)).toBe(payout[name].amount);
    }
    left += fee.amount + held.amount - owed.amount;
  }
  // The platform's balance is fees plus held money, minus what sellers owe.
  const { available } = await ask<{ available: Money[] }>('balance');
  expect(available).toMatchObject([{ amount: left }]);
  const kinds = new Set(shown.flatMap(({ moves }) => moves.map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual(['REVERSAL', 'SETTLED', 'TRANSFER', 'WITHHELD']);
  const somewhere = (name: (typeof names)[number]) => shown.some((one) => one[name].amount > 0);
  expect(names.filter((name) => !somewhere(name))).toEqual([]);
});

/** Sales whose money waits, is sent, held, refunded before and after, disputed, paid in two parts, or owed. */
async function tellStories(users: Awaited<ReturnType<typeof createUsers>>): Promise<void> {
  const { seller, buyer, admin } = users;
  const { stripe } = shop.cards;
  await payouts.setUp(seller);
  const sell = async (price: number, card?: string) => {
    const sale = await payouts.aSale(users, price, card);
    const { transactionId } = await shop.models.Payment.findById(sale.payment.id).lean().orFail();
    return { ...sale, payment_intent: transactionId };
  };
  const send = async ({ id }: { id: string }) => {
    await payouts.confirm(buyer, id);
    await payouts.payoutOf(seller, id);
  };
  const shows = (id: string, name: 'refunded' | 'lostInDisputes' | 'reversed', amount: number) =>
    expect
      .poll(async () => {
        const query = `query ($id: ID!) { order(id: $id) { payout { ${name} { amount } } } }`;
        await payouts.payoutOf(admin, id);
        type Answer = { order: { payout: Record<string, Money> } };
        return (await admin.graphql<Answer>(query, { id })).order.payout[name]?.amount;
      })
      .toBe(amount);

  await sell(31_07);
  const held = await sell(64_99);
  await admin.post('/adminHoldPayout', { orderId: held.id, reason: 'The bank asked us to.' });
  await payouts.confirm(buyer, held.id);
  const refundedBefore = await sell(77_77);
  await stripe.refunds.create({ payment_intent: refundedBefore.payment_intent, amount: 11_11 });
  await shows(refundedBefore.id, 'refunded', 11_11);
  await send(refundedBefore);
  const refundedAfter = await sell(88_01);
  await send(refundedAfter);
  await stripe.refunds.create({ payment_intent: refundedAfter.payment_intent, amount: 33_33 });
  await shows(refundedAfter.id, 'reversed', 31_66);
  const won = await sell(45_00, 'pm_card_createDispute');
  const lost = await sell(55_00, 'pm_card_createDispute');
  await payouts.pass(5_000);
  for (const [sale, uncategorized_text] of [
    [won, 'winning_evidence'],
    [lost, 'losing_evidence'],
  ] as const) {
    const [dispute] = (await stripe.disputes.list({ payment_intent: sale.payment_intent })).data;
    await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text } });
  }
  await shows(lost.id, 'lostInDisputes', 55_00);
  await send(won);

  const product = await seller.addProduct(aProduct({ resalePrice: 60_01 }));
  const first = await buyer.payPart(product, 'FIRST_HALF');
  const order = await shop.models.Order.findOne({ firstPaymentId: first.id }).lean().orFail();
  const halves = { id: order._id.toHexString() };
  await send(halves);
  await buyer.payPart(product, 'BALANCE');
  await send(halves);

  // Money at the bank can't be reversed, so two later sales settle the debt.
  const owing = await sell(99_99);
  await send(owing);
  await payouts.arriveAtBank(seller);
  await stripe.refunds.create({ payment_intent: owing.payment_intent });
  await shows(owing.id, 'refunded', 99_99);
  await expect
    .poll(async () => (await payouts.payoutOf(admin, owing.id)).viewerCanRetry)
    .toBe(true);
  await send(await sell(40_00));
}
