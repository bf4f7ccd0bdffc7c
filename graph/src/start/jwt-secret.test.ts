import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { jwtSecret } from './jwt-secret.ts';

async function aDataFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'secret-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { givenJwtSecret: null, dataDir };
}

test('a secret is made once, readable by its owner only, with nothing left beside it', async () => {
  const folder = await aDataFolder();
  const secret = jwtSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(jwtSecret(folder)).toEqual(secret);
  expect(await readdir(folder.dataDir)).toEqual(['jwt-secret']);
  expect((await stat(join(folder.dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
});

test.each(['', 'x', 'x'.repeat(31)])('a damaged secret ends the start: %j', async (text) => {
  const folder = await aDataFolder();
  await writeFile(join(folder.dataDir, 'jwt-secret'), text);
  expect(() => jwtSecret(folder)).toThrow(
    new RegExp(`jwt-secret is damaged: it has ${text.length} bytes\\. .*delete it`),
  );
});

test('several processes that start at once agree on one secret', async () => {
  const { dataDir } = await aDataFolder();
  const module = JSON.stringify(new URL('./jwt-secret.ts', import.meta.url).href);
  const folder = JSON.stringify({ givenJwtSecret: null, dataDir });
  const script = `import(${module}).then(({ jwtSecret }) =>
    require('node:worker_threads').parentPort.postMessage(
      new TextDecoder().decode(jwtSecret(${folder}))))`;
  const secrets = await Promise.all(
    Array.from(
      { length: 6 },
      () =>
        new Promise<string>((resolve, reject) => {
          const worker = new Worker(script, { eval: true });
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  expect(await readdir(dataDir)).toEqual(['jwt-secret']);
});
