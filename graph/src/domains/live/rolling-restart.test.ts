import { setTimeout } from 'node:timers/promises';
import { followChanges } from '@fitness-zone/testkit/api/follow-changes.ts';
import { isFull } from '@fitness-zone/testkit/breadth.ts';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { sharedDatabase } from '@fitness-zone/testkit/shop/shared-database.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { expect, test } from 'vitest';

const durationMs = isFull ? 300_000 : 6_000;
const postsASecond = 5;
const restartEveryMs = durationMs / 6;
/** Even on a slow machine. */
const leastRestarts = 2;

const query = `subscription Follow($since: String) { changes(since: $since) {
  cursor complete changes { __typename ... on ProductChanged { product { id } } }
} }`;

type Change = { __typename: string; product?: { id: string } };

test(`a page misses none of ${postsASecond} posts a second while processes restart in turns`, async () => {
  await using database = await sharedDatabase();
  const first = await database.startProcess();
  const running = [first, await database.startProcess(first)];
  const { admin } = await createUsers(first);
  const { id: categoryId } = await admin.addCategory(aCategory());
  const { seller } = await createUsers(first);
  // A new Redis stream can't prove completeness yet.
  await expect.poll(() => first.events.since(first.events.cursor())).not.toBeNull();
  const end = performance.now() + durationMs;
  const posted: string[] = [];
  const heard = new Set<string>();
  let [restarts, reconnects, isComplete, over] = [0, 0, true, false];

  async function post(): Promise<void> {
    while (performance.now() < end || restarts < leastRestarts) {
      // The poster's process isn't restarted, so that every post is confirmed.
      posted.push((await seller.addProduct(aProduct({ categoryId }))).id);
      await setTimeout(1000 / postsASecond);
    }
  }

  async function follow(): Promise<void> {
    let since = first.events.cursor();
    while (!over) {
      const [, process] = running;
      if (!process) {
        await setTimeout(100);
        continue;
      }
      await using page = await followChanges<Change>(process, null, query, { since });
      let read = 0;
      await page.until(() => {
        for (const batch of page.received.slice(read)) {
          since = batch.cursor;
          isComplete &&= batch.complete;
          for (const { product } of batch.changes) if (product) heard.add(product.id);
        }
        read = page.received.length;
        return over || page.isOver();
      });
      reconnects += 1;
    }
  }

  async function restart(): Promise<void> {
    while (performance.now() + restartEveryMs < end || restarts < leastRestarts) {
      await setTimeout(restartEveryMs);
      const stopped = running.pop();
      await stopped?.app.close();
      running.push(await database.startProcess(first));
      restarts += 1;
    }
  }

  const following = follow();
  await Promise.all([post(), restart()]);
  await expect.poll(() => posted.filter((id) => !heard.has(id))).toEqual([]);
  expect(isComplete).toBe(true);
  expect(reconnects).toBeGreaterThan(1);
  over = true;
  for (const { app } of running) await app.close();
  await following;
});
