import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBuiltShopProcess } from '@fitness-zone/testkit/shop/start-shop-process.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildServerIfNeeded } from '../../scripts/build/build-server.ts';

const notes = new URL('../../../testkit/shop/note-loaded-files.ts', import.meta.url);
const serverFile = fileURLToPath(new URL('../../dist/server/server.cjs', import.meta.url));

/**
 * The server's file is loaded past what notes them; explorers, decoding of photos and React come when they are asked
 * for.
 */
const loadedAtStart = /\/graph\/(scripts\/serve|dist\/server\/)/;

/** Parts of the build for what few shops use. */
const loadedLater = /\/(altair|usageReporting|traceTreeBuilder|inlineTrace|registry|redis)[^/]*$/;

/** Each takes a byte of memory for as long as the server runs. */
const mostCharacters = 6_000_000;

beforeAll(buildServerIfNeeded);

test('a shop in production starts without what nobody has asked for', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loaded-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const shop = await startBuiltShopProcess({
    NODE_ENV: 'production',
    EMBEDDED: 'true',
    PUBLIC_URL: 'http://127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    NODE_OPTIONS: `--import ${notes.href}`,
    NOTES_FOLDER: folder,
  });
  await shop.end('SIGTERM');
  const loaded = (await readFile(join(folder, `${shop.pid}`), 'utf8'))
    .split('\n')
    .filter((url) => url.startsWith('file:'));
  expect(loaded).not.toEqual([]);
  expect(loaded.filter((url) => !loadedAtStart.test(url) || loadedLater.test(url))).toEqual([]);
});

test('the server is one text of a bounded length, of which V8 keeps each character in a byte', async () => {
  expect((await stat(serverFile)).size).toBeLessThan(mostCharacters);
  expect(await readFile(serverFile, 'utf8')).not.toMatch(/[^\0-\x7f]/);
});
