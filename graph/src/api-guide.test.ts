import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import { openPartsOfProcess } from '@fitness-zone/testkit/shop/parts-of-process.ts';
import { startShopProcess } from '@fitness-zone/testkit/shop/start-shop-process.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { bounds } from './graphql/bounds.ts';
import { costHeader, costOfPoint } from './graphql/operation-cost.ts';
import { refusalStatus } from './shared/refusals/refusal.ts';

// docs/api.md matches the code, and its commands work as written.

const guideFile = new URL('../../docs/api.md', import.meta.url);
const guide = await readFile(guideFile, 'utf8');
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, code = '']) => code,
  );
const number = (value: number) => value.toLocaleString('en-US');

test('the guide is short', () => {
  expect(guide.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(900);
});

test('the guide states the limits that hold', () => {
  const { tokens, depth, aliases, directives, cost, mutationCost } = bounds;
  const { limits } = readConfig({});
  for (const stated of [
    `depth ${depth}`,
    `${aliases} aliases`,
    `${directives} directives`,
    `${number(tokens)} tokens`,
    `cost ${number(cost)} (mutations ${number(mutationCost)})`,
    `every ${costOfPoint} of cost`,
    `${number(limits.requests)} points a minute`,
    `\`${costHeader}: 1\``,
  ]) {
    expect(guide).toContain(stated);
  }
});

test('the guide explains every error code with its status, and no other', () => {
  const explained = [...guide.matchAll(/^- `([A-Z_]+)` \((\d+)\): /gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  const known = Object.entries(enumValues.RefusalCode).map(([name, code]) => [
    name,
    refusalStatus[code],
  ]);
  expect(explained.toSorted()).toEqual(known.toSorted());
});

let folder: string;
let shop: Awaited<ReturnType<typeof startShopProcess>>;
let parts: Awaited<ReturnType<typeof openPartsOfProcess>>;
const variables = () => ({
  ...parts.variables,
  DATA_DIR: join(folder, 'data'),
  SEED: 'catalogue',
  SEED_PRODUCTS: '12',
});
beforeAll(async () => {
  parts = await openPartsOfProcess();
  folder = await mkdtemp(join(tmpdir(), 'api-guide-'));
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3a7d5c' } })
    .jpeg()
    .toFile(join(folder, 'photo.jpg'));
  shop = await startShopProcess(variables());
});
afterAll(async () => {
  await shop.end('SIGTERM');
  await parts.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the guide's commands in one shell; returns their output and that of `more`. */
async function runCommands(commands: string[], more = ''): Promise<string> {
  const script = ['set -eu', ...commands, more]
    .join('\n')
    .replaceAll('http://localhost:4000', shop.url);
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder });
  return stdout;
}

test('its commands sign in, list, post, edit and buy a product', async () => {
  const answers = await runCommands(
    blocks('sh'),
    'curl -s "$SHOP/product/$PRODUCT" -H "authorization: bearer $TOKEN"',
  );
  expect(answers).toContain('"categories":[{');
  expect(answers).toContain('"endCursor"');
  expect(answers).toContain('Treadmill updated successfully');
  expect(answers).toContain('"recordPayment":{"success":true');
  expect(answers).not.toMatch(/"success":false|"errors":\[\{/);
  const product = JSON.parse(answers.slice(answers.lastIndexOf('{"_id"')));
  expect(product).toMatchObject({ productName: 'Treadmill', resalePrice: 400, inStock: 'sold' });
});

test('with Firebase they sign in at Google', async () => {
  const [json] = /^json\(\).*$/m.exec(guide) ?? [];
  const [identity] = /^IDENTITY=.*$/m.exec(guide) ?? [];
  const hosted = `CONFIG='{"firebase":{"emulatorUrl":null}}'`;
  expect(await runCommands([`${json}`, hosted, `${identity}`], 'echo $IDENTITY')).toBe(
    'https://identitytoolkit.googleapis.com\n',
  );
});

test('its subscription goes on after the shop was restarted', async () => {
  const asBuyer = (blocks('sh')[0] ?? '').replace('sign_in seller', 'sign_in buyer');
  const [program = ''] = blocks('js');
  const token = (await runCommands([asBuyer], 'echo $TOKEN')).trim();
  // Placed so that it finds the packages it imports.
  const file = new URL(`../../node_modules/.cache/api-guide-${process.pid}.mjs`, import.meta.url);
  // Reconnects sooner than the client does by default.
  const hasty = 'retryWait: () => new Promise((done) => setTimeout(done, 200)), retryAttempts:';
  await writeFile(file, program.replace('retryAttempts:', hasty));
  const client = spawn(process.execPath, [file.pathname], {
    env: { SHOP: shop.url, TOKEN: token },
  });
  const ended = once(client, 'close');
  onTestFinished(async () => {
    client.kill();
    await ended;
    await rm(file);
  });
  let printed = '';
  for (const stream of [client.stdout, client.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const batches = () => printed.match(/cursor: '\d+'/g)?.length ?? 0;
  const save = (index: number) =>
    runCommands(
      [asBuyer],
      `post $SHOP/addWishList '{"productId": "'$(curl -s "$SHOP/products?sort=newest" | json "[${index}]._id")'"}'`,
    );
  await expect.poll(batches).toBe(1);
  expect(await save(0)).toContain('"success":true');
  await expect.poll(batches).toBeGreaterThan(1);
  const before = batches();
  await shop.end('SIGTERM');
  const { port } = new URL(shop.url);
  shop = await startShopProcess({ ...variables(), PORT: port });
  await expect.poll(batches).toBeGreaterThan(before);
  const again = batches();
  expect(await save(1)).toContain('"success":true');
  await expect.poll(batches).toBeGreaterThan(again);
});
