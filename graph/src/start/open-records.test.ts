import { openOwnDatabase } from '@fitness-zone/testkit/shop/own-database.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { expect, test } from 'vitest';

test('the database removes what is kept for a time', async () => {
  await using opened = new AsyncDisposableStack();
  const { uri } = opened.adopt(await openOwnDatabase(), (one) => one.close());
  const shop = opened.adopt(await startTestShop({ config: { mongodbUri: uri } }), (one) =>
    one.close(),
  );
  const collections = (await shop.database.connection.db?.collections()) ?? [];
  const found = await Promise.all(
    collections.map(async (collection) =>
      (await collection.indexes())
        .filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)
        .map(({ key, expireAfterSeconds }) => [collection.collectionName, key, expireAfterSeconds]),
    ),
  );
  const daySeconds = 24 * 60 * 60;
  expect(found.flat().toSorted()).toEqual([
    ['changes', { sentAt: 1 }, 600],
    ['digests', { createdAt: 1 }, 7 * daySeconds],
    ['limits', { expire: 1 }, 0],
    ['notifications', { readAt: 1 }, 180 * daySeconds],
    ['notifications', { unlistedAt: 1 }, 30 * daySeconds],
    ['searched-days', { expire: 1 }, 0],
    ['searched-texts', { expire: 1 }, 0],
    ['signins', { signedInAt: 1 }, 90 * daySeconds],
    ['view-marks', { expire: 1 }, 0],
  ]);
});
