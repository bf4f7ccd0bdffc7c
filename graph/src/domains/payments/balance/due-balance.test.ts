import { aHalfSale, paymentRecord } from '@fitness-zone/testkit/payments/instalments.ts';
import { allPayments, ownPayments } from '@fitness-zone/testkit/payments/payments-seen-by.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remindOfBalances } from './balance.sweeper.ts';

const at = (time: string) => Date.parse(time);
/** A Wednesday at noon in Berlin, before a weekend in which summer time ends. */
const handOverAt = at('2026-10-21T10:00:00Z');
/** The end of the third working day after it: the end of Monday, in winter time. */
const dueBy = '2026-10-26T23:00:00.000Z';

let time = handOverAt;
let shop: TestShop;
// A new shop for each test, since its clock never goes back.
beforeEach(async () => {
  time = handOverAt;
  const env = { TIME_ZONE: 'Europe/Berlin', HOLIDAYS: '2026-10-30' };
  shop = await startTestShop({ env, now: () => time });
});
afterEach(() => shop.close());

/** A first half that was handed over on that Wednesday. */
async function aDueBalance() {
  const sale = await aHalfSale(shop);
  await sale.seller.claimHandOverOf(sale.first);
  return sale;
}

type Shown = { id: string; balance: { status: string; dueFrom: string; dueBy: string } | null };
const shownFields = 'id balance { status dueFrom dueBy }';
const balanceOf = (viewer: TestUser) => ownPayments<Shown>(viewer, shownFields);

/** An account's notifications about a product's balance, oldest first. */
async function told(
  user: { id: string },
  product: { id: string },
  kinds = /^(balance|sale)-/,
): Promise<string[]> {
  await allNotified(shop);
  const about = { userId: user.id, productId: product.id };
  const found = await shop.models.Notification.find(about).sort({ _id: 1 }).lean();
  return found.filter(({ kind }) => kinds.test(kind)).map(({ message }) => message);
}

describe('the hand-over', () => {
  test('confirmed by the seller makes the balance due for three working days', async () => {
    const { buyer, seller, product, first } = await aDueBalance();
    const due = { status: 'DUE', dueFrom: new Date(handOverAt).toISOString(), dueBy };
    expect(await balanceOf(buyer)).toMatchObject([{ id: first.id, balance: due }]);
    expect(await balanceOf(seller)).toMatchObject([{ id: first.id, balance: due }]);
    expect(await told(seller, product)).toEqual([]);
  });

  test('is recorded once, despite repeats; the seller is notified of the buyer’s word', async () => {
    time = handOverAt;
    const { buyer, seller, product, first } = await aHalfSale(shop);
    await Promise.all([
      ...[1, 2, 3].map(() => seller.claimHandOverOf(first)),
      ...[1, 2, 3].map(() => buyer.confirmReceiptOf(first)),
    ]);
    time += 60_000;
    await seller.claimHandOverOf(first);
    await buyer.confirmReceiptOf(first);
    expect(await paymentRecord(shop, first)).toMatchObject({
      handedOverAt: new Date(handOverAt),
      balance: { status: 'due', dueFrom: new Date(handOverAt), dueBy: new Date(dueBy) },
    });
    expect(await told(buyer, product)).toEqual([
      `The balance of $60 for ${await nameOf(product)} is due by Monday, Oct 26 (Berlin time).`,
    ]);
    const sellersNotifications = await told(seller, product, /^handed-/);
    const confirmed = `The buyer confirmed the pick-up of ${await nameOf(product)}.`;
    expect([[], [confirmed]]).toContainEqual(sellersNotifications);
  });

  test('can’t be claimed by another seller or by the buyer', async () => {
    time = handOverAt;
    const { buyer, otherSeller, first } = await aHalfSale(shop);
    await otherSeller.claimHandOverOf(first).refused('not-found');
    await buyer.claimHandOverOf(first).refused('forbidden');
    expect((await paymentRecord(shop, first)).handedOverAt).toBeUndefined();
  });

  test('after the balance was paid leaves it paid, and nobody is reminded', async () => {
    time = handOverAt;
    const { buyer, seller, product, first } = await aHalfSale(shop);
    await buyer.payPart(product, 'BALANCE');
    await buyer.confirmReceiptOf(first);
    const { balance, handedOverAt } = await paymentRecord(shop, first);
    expect(handedOverAt).toEqual(new Date(handOverAt));
    expect(balance).toMatchObject({ status: 'paid' });
    expect(balance).not.toHaveProperty('dueBy');
    time = at('2026-12-01T00:00:00Z');
    await remindOfBalances(shop);
    const name = await nameOf(product);
    expect(await told(buyer, product)).toEqual([
      `Your balance of $60 has arrived: ${name} is fully paid.`,
    ]);
    expect(await told(seller, product)).toEqual([`The buyer paid the balance of $60 for ${name}.`]);
  });

  test('is not confirmed once something is wrong, and the buyer can still say so after it', async () => {
    time = handOverAt;
    const { buyer, seller, first } = await aHalfSale(shop);
    await buyer.reportProblemWith(first, 'It never came.');
    await seller.claimHandOverOf(first).refused('conflict');
    expect((await paymentRecord(shop, first)).balance).toMatchObject({ status: 'not-due' });
    const due = await aDueBalance();
    await due.buyer.reportProblemWith(due.first, 'The belt is torn.');
    expect((await paymentRecord(shop, due.first)).balance).toMatchObject({ status: 'due' });
  });
});

const nameOf = async ({ id }: { id: string }) =>
  (await shop.models.Product.findById(id).lean().orFail()).productName;

test('a balance is overdue to the millisecond, for both sides and in the admins’ lists', async () => {
  const { buyer, seller, admin, first } = await aDueBalance();
  await buyer.confirmReceiptOf(first);
  const lists = ['NOT_DUE', 'DUE', 'OVERDUE', 'PAID', 'CANCELLED'];
  const holding = async () => {
    const found = await Promise.all(
      lists.map((status) =>
        allPayments<Shown>(admin, shownFields, `, filter: { balance: ${status} }`),
      ),
    );
    return lists.filter((_status, index) => found[index]?.some(({ id }) => id === first.id));
  };
  const seen = async () => {
    const [bought] = await balanceOf(buyer);
    const [sold] = await balanceOf(seller);
    return [bought?.balance?.status, sold?.balance?.status, ...(await holding())];
  };
  time = at(dueBy) - 1;
  expect(await seen()).toEqual(['DUE', 'DUE', 'DUE']);
  time = at(dueBy);
  expect(await seen()).toEqual(['OVERDUE', 'OVERDUE', 'OVERDUE']);
  await admin
    .graphql('{ adminPayments(filter: { balance: OVERDUE, handOver: PAID }) { totalCount } }')
    .map((data) => expect(data).toEqual({ adminPayments: { totalCount: 0 } }));
});

test('the buyer is reminded on the last day, and with the seller when it is overdue, four times in all', async () => {
  const { buyer, seller, admin, product } = await aDueBalance();
  const name = await nameOf(product);
  const run = async (moment: string) => {
    time = at(moment);
    // Several processes look at once, and then again.
    await Promise.all([1, 2, 3].map(() => remindOfBalances(shop)));
    await remindOfBalances(shop);
    return [
      await told(buyer, product),
      await told(seller, product),
      await told(admin, product),
    ].map((notifications) => notifications.length);
  };
  expect(await run('2026-10-25T22:59:59.999Z')).toEqual([1, 0, 0]);
  expect(await run('2026-10-25T23:00:00.000Z')).toEqual([2, 0, 0]);
  expect(await run('2026-10-26T22:59:59.999Z')).toEqual([2, 0, 0]);
  expect(await run(dueBy)).toEqual([3, 1, 1]);
  // Three working days after Monday, October 26: Tuesday to Thursday.
  expect(await run('2026-10-29T22:59:59.999Z')).toEqual([3, 1, 1]);
  expect(await run('2026-10-29T23:00:00.000Z')).toEqual([4, 2, 1]);
  // Friday is a holiday: Monday to Wednesday.
  expect(await run('2026-11-04T22:59:59.999Z')).toEqual([4, 2, 1]);
  expect(await run('2026-11-04T23:00:00.000Z')).toEqual([5, 3, 1]);
  expect(await run('2027-01-01T00:00:00.000Z')).toEqual([5, 3, 1]);
  expect(await told(buyer, product)).toEqual([
    `The balance of $60 for ${name} is due by Monday, Oct 26 (Berlin time).`,
    `Pay the balance for ${name} by Monday, Oct 26 (Berlin time).`,
    ...[1, 2, 3].map(() => `The balance of $60 for ${name} is overdue. Please pay it now.`),
  ]);
  expect(await told(admin, product)).toEqual([`The balance of $60 for ${name} is overdue.`]);
});

test('a shop that was down reminds of what is so now, not of each day that has passed', async () => {
  const { buyer, seller, admin, product, first } = await aDueBalance();
  time = at('2026-10-30T12:00:00Z');
  await remindOfBalances(shop);
  expect((await told(buyer, product)).length).toBe(2);
  expect((await told(seller, product)).length).toBe(1);
  expect((await told(admin, product)).length).toBe(1);
  const { balance } = await paymentRecord(shop, first);
  expect(balance?.remindAt).toEqual(new Date('2026-11-04T23:00:00.000Z'));
});

test('a late payment ends the reminders', async () => {
  const { buyer, seller, product } = await aDueBalance();
  time = at(dueBy) + 1;
  await buyer.payPart(product, 'BALANCE');
  time = at('2026-12-01T00:00:00Z');
  await remindOfBalances(shop);
  const overdue = (notifications: string[]) =>
    notifications.filter((message) => message.includes('overdue'));
  expect([...overdue(await told(buyer, product)), ...overdue(await told(seller, product))]).toEqual(
    [],
  );
});
