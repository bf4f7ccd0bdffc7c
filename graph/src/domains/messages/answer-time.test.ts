import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, describe, expect, test } from 'vitest';
import { answerTimeOf, countedTimes } from './answer-time.rules.ts';

describe('how soon a seller usually answers', () => {
  const now = Date.UTC(2026, 4, 20, 15);
  const { to } = countedTimes(now);
  /** Threads of that many buyers, answered after some hours; null for unanswered ones. */
  const answered = (...hours: (number | null)[]) =>
    hours.map((after, nth) => {
      const askedAt = new Date(to - dayMs - nth * hourMs);
      return {
        buyerId: new Types.ObjectId(),
        askedAt,
        answeredAt: after === null ? null : new Date(askedAt.getTime() + after * hourMs),
      };
    });
  test.each([
    ['few-hours', [1, 2, 4]],
    ['few-hours', [1, 2, null]],
    ['day', [1, 20, 30]],
    ['few-days', [1, 30, 70]],
    // Not within three days, or too rarely.
    [null, [1, 80, 90]],
    [null, [1, null, null]],
    // Too few.
    [null, [1, 1]],
    [null, []],
  ] as const)('%s', (expected, hours) => {
    // Asks ten days later, so that the three days for an answer have passed.
    expect(answerTimeOf(answered(...hours), now + 10 * dayMs)).toBe(expected);
  });

  test('an answer of today changes nothing before tomorrow', () => {
    const today = now - (now % dayMs);
    const threads = answered(1, 1, 1, 1).map((one, nth) =>
      nth < 2 ? { ...one, answeredAt: new Date(today + hourMs) } : one,
    );
    expect(answerTimeOf(threads, now)).toBeNull();
    expect(answerTimeOf(threads, now + 9 * hourMs)).toBe('few-days');
  });
});

describe('in a shop', async () => {
  const shop = await startTestShop();
  afterAll(() => shop.close());

  test('a first question and its first answer count, for everybody and in both APIs', async () => {
    const { seller, otherSeller, admin, buyer, otherBuyer, visitor } = await createUsers(shop);
    const ask = async (from: typeof buyer, answers: boolean) => {
      const product = await seller.addProduct(aProduct());
      const { thread } = await from.askSeller(product, 'Does it fold?');
      if (answers) await seller.sendMessage(thread, 'It does.');
      await from.askSeller(product, 'And how wide is it?');
      if (answers) await seller.sendMessage(thread, 'Two feet.');
    };
    const third = await createUsers(shop);
    await ask(buyer, true);
    await ask(otherBuyer, true);
    await ask(third.buyer, true);
    // Many questions of one person count once.
    for (let nth = 0; nth < 5; nth += 1) await ask(third.otherBuyer, false);
    const shown = () =>
      visitor
        .graphql<{ seller: { answersWithin: string | null } }>(
          'query ($id: ID!) { seller(userId: $id) { answersWithin } }',
          { id: seller.id },
        )
        .map((answer) => answer.seller.answersWithin);
    // Today's questions don't count yet.
    expect(await shown()).toBeNull();
    const { Thread } = shop.models;
    for (const { _id, askedAt, answeredAt } of await Thread.find({
      sellerId: new Types.ObjectId(seller.id),
    }).lean()) {
      const before = (date: Date | null | undefined) =>
        date && new Date(date.getTime() - 3 * dayMs);
      await Thread.updateOne(
        { _id },
        { askedAt: before(askedAt), ...(answeredAt && { answeredAt: before(answeredAt) }) },
      );
    }
    expect(await shown()).toBe('FEW_HOURS');
    expect(await visitor.get(`/seller/${seller.id}`)).toMatchObject({
      name: seller.name,
      soldCount: 0,
      forSaleCount: 8,
      rating: { count: 0, average: null },
      answersWithin: 'few-hours',
    });
    expect(await visitor.get(`/seller/${otherSeller.id}`)).toMatchObject({ answersWithin: null });
    await visitor.get(`/seller/${buyer.id}`).refused(404);
    await visitor.get(`/seller/${admin.id}`).refused(404);
  });
});
