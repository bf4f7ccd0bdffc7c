import { setTimeout } from 'node:timers/promises';
import type { ApiRequest } from '@fitness-zone/testkit/api/api-request.ts';
import { isFull } from '@fitness-zone/testkit/breadth.ts';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { unreliableDatabase } from '@fitness-zone/testkit/shop/unreliable-database.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliverDue } from './domains/notifications/delivery/outbox.deliverer.ts';

let opened: AsyncDisposableStack;
beforeEach(() => {
  opened = new AsyncDisposableStack();
});
afterEach(() => opened.disposeAsync());

const outageMs = isFull ? 30_000 : 2_000;
const pauseMs = 20;

/** People who act repeatedly until stopped. */
function createTraffic() {
  const over = new AbortController();
  const acting: Promise<void>[] = [];
  const outcomes = { unavailable: 0, refusals: new Set<string | number>() };

  /** Runs an act on each item in turn, retrying while the shop is unavailable. */
  async function act<Result>(
    things: readonly string[],
    send: (thing: string) => ApiRequest<Result>,
    confirmed: (result: Result, thing: string) => void,
  ): Promise<void> {
    let next = 0;
    while (!over.signal.aborted) {
      const thing = things[next];
      if (thing !== undefined) {
        const { refusal, result } = await send(thing).settled();
        if (refusal === null) confirmed(result, thing);
        if (refusal === 'unavailable') outcomes.unavailable += 1;
        else next += 1;
        if (refusal !== null) outcomes.refusals.add(refusal);
      }
      await setTimeout(pauseMs);
    }
  }

  return {
    outcomes,
    start: <Result>(...given: Parameters<typeof act<Result>>) => void acting.push(act(...given)),
    async end() {
      over.abort();
      await Promise.all(acting);
    },
  };
}

test.each(['stop', 'freeze'] as const)(
  'a database that is gone for a while under traffic loses nothing that was confirmed: %s',
  async (fault) => {
    const database = await unreliableDatabase(opened);
    const shop = opened.adopt(
      await startTestShop({
        config: { mongodbUri: database.uri },
        answerWithinMs: 3_000,
        connect: { serverSelectionTimeoutMS: 1_000, socketTimeoutMS: 1_500 },
      }),
      (one) => one.close(),
    );
    const { seller, otherSeller, buyer, admin } = await createUsers(shop);
    const { id: categoryId } = await admin.addCategory(aCategory());
    const posted: string[] = [];
    const wished: string[] = [];
    const removed: string[] = [];
    const traffic = createTraffic();
    const endless = Array.from({ length: 100_000 }, (_, index) => `${index}`);
    traffic.start(
      endless,
      () => otherSeller.addProduct(aProduct({ categoryId })),
      () => {},
    );
    traffic.start(
      endless,
      () => seller.addProduct(aProduct({ categoryId })),
      ({ id }) => void posted.push(id),
    );
    traffic.start(
      posted,
      (id) => buyer.addToWishList({ id }),
      (_answer, id) => void wished.push(id),
    );
    // The people who wished for a product are notified that it is gone.
    traffic.start(
      wished,
      (id) => seller.deleteProduct({ id }),
      (_answer, id) => void removed.push(id),
    );
    await expect.poll(() => removed.length).toBeGreaterThan(2);

    await database[fault]();
    await setTimeout(outageMs);
    await expect.poll(() => traffic.outcomes.unavailable).toBeGreaterThan(0);
    const [before, backAt] = [removed.length, performance.now()];
    await (fault === 'stop' ? database.start() : database.open());
    await expect.poll(() => removed.length).toBeGreaterThan(before + 2);
    const healedMs = Math.round(performance.now() - backAt);
    await traffic.end();
    process.stdout.write(
      `database outage (${fault}, ${outageMs} ms): ${posted.length} posts, ${wished.length} wishes, ${removed.length} removals confirmed, ${traffic.outcomes.unavailable} answered as unavailable, healed after ${healedMs} ms\n`,
    );

    const { Product, Wish, Notification } = shop.models;
    const count = posted.length;
    expect(await Product.countDocuments({ _id: { $in: posted } })).toBe(count);
    const ofBuyer = { userId: new Types.ObjectId(buyer.id), productId: { $in: wished } };
    expect(await Wish.countDocuments(ofBuyer)).toBe(wished.length);
    const gone = await Product.find({ _id: { $in: removed }, inStock: 'removed' }).lean();
    expect(gone.length).toBe(removed.length);
    // Notifications that failed during the outage wait for up to a minute.
    const notifiedProducts = async () => {
      await deliverDue(shop, new Date(shop.now() + 120_000));
      const notifications = await Notification.find({ userId: buyer.id }).lean();
      return notifications.map(({ productId }) => `${productId}`);
    };
    await expect.poll(notifiedProducts).toEqual(expect.arrayContaining(removed));
    expect([...traffic.outcomes.refusals]).not.toContain('INTERNAL_SERVER_ERROR');
  },
);
