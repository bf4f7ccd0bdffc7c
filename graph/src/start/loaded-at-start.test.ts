import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopProcess } from '@fitness-zone/testkit/shop/start-shop-process.ts';
import { expect, onTestFinished, test } from 'vitest';

/** What is loaded when somebody asks for it: explorers, decoding of photos, React, clients of services not in use. */
const loadedLater = [
  /node_modules\/(altair-|prom-client\/|sharp\/|@img\/|ioredis\/|firebase-tools\/|vite\/|typescript\/)/,
  /web\/dist\/server\//,
];

const notes = new URL('../../../testkit/shop/note-loaded-files.ts', import.meta.url);

test('a shop in production starts without what nobody has asked for', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loaded-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const shop = await startShopProcess({
    NODE_ENV: 'production',
    EMBEDDED: 'true',
    PUBLIC_URL: 'http://127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    NODE_OPTIONS: `--import ${notes.href}`,
    NOTES_FOLDER: folder,
  });
  await shop.end('SIGTERM');
  const loaded = (await readFile(join(folder, `${shop.pid}`), 'utf8')).split('\n');
  expect(loaded.filter((url) => url.includes('/node_modules/fastify/'))).not.toEqual([]);
  expect(loaded.filter((url) => loadedLater.some((later) => later.test(url)))).toEqual([]);
});
