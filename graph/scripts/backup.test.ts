import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoAccounts } from '@fitness-zone/sample-data/demo-accounts.ts';
import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { sample } from '@fitness-zone/testkit/breadth.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { aPhotoForm } from '@fitness-zone/testkit/permissions/photo-form.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import { startShopProcess } from '@fitness-zone/testkit/shop/start-shop-process.ts';
import { emulatorClient } from '@fitness-zone/testkit/users/emulator-client.ts';
import { transactionOf } from '@fitness-zone/testkit/users/payment-actions.ts';
import { userActions } from '@fitness-zone/testkit/users/user-actions.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Shop = Awaited<ReturnType<typeof startShopProcess>>;

const folder = await mkdtemp(join(tmpdir(), 'backup-'));
const archive = join(folder, 'shop.tar.gz');
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a script as an operator does: in a folder whose `.env` names the data folder. */
async function run(script: string, args: string[], variables: Record<string, string>) {
  const home = await mkdtemp(join(folder, 'operator-'));
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(home, '.env'), lines.join(''));
  const program = fileURLToPath(new URL(`./${script}.ts`, import.meta.url));
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: home, env: {} }, (error, ...outputs) =>
      resolve({ code: error?.code ?? 0, said: outputs.join('') }),
    );
  });
}

const start = (dataDir: string) =>
  startShopProcess({ DATA_DIR: dataDir, SEED: 'catalogue', SEED_PRODUCTS: '4' });

async function signedIn(shop: Shop, role: 'admin' | 'buyer' | 'seller') {
  const { email = '', password = '' } = demoAccounts.find((one) => one.role === role) ?? {};
  const { idToken } = await emulatorClient(shop.emulatorUrl).signIn(email, password);
  const visitor = apiClient(overHttp(shop.url), null);
  const { token } = await visitor.post<{ token: string }>('/getToken', { email, idToken });
  const api = apiClient(overHttp(shop.url), token);
  return { api, token, ...userActions(api, async () => categoryOf(shop)) };
}

async function categoryOf(shop: Shop) {
  const visitor = apiClient(overHttp(shop.url), null);
  const { categories } = await visitor.graphql<{ categories: { id: string }[] }>(
    '{ categories { id } }',
  );
  return categories[0]?.id ?? null;
}

/** Posts a product with its own photo, and buys it by card. */
async function sell(shop: Shop) {
  const seller = await signedIn(shop, 'seller');
  const { headers, payload } = await aPhotoForm();
  const uploaded = await fetch(`${shop.url}/upload`, {
    method: 'POST',
    headers: { ...headers, authorization: `bearer ${seller.token}` },
    body: new Uint8Array(payload),
  });
  const { data } = (await uploaded.json()) as { data: { url: string } };
  const product = await seller.addProduct(aProduct({ image: data.url }));
  const buyer = await signedIn(shop, 'buyer');
  const opened = await buyer.createPaymentIntent(product);
  const transactionId = transactionOf(opened);
  const config = await (await fetch(`${shop.url}/config.json`)).json();
  const { publishableKey, url } = (config as { cards: { publishableKey: string; url: string } })
    .cards;
  const browser = new Stripe(publishableKey, {
    protocol: 'http',
    host: '127.0.0.1',
    port: new URL(url).port,
    telemetry: false,
  });
  await browser.paymentIntents.confirm(transactionId, {
    client_secret: opened.clientSecret ?? '',
    payment_method: 'pm_card_visa',
  } as Stripe.PaymentIntentConfirmParams);
  const { payment } = await buyer.recordPayment(transactionId, product);
  return { payment, photo: new URL(data.url).pathname };
}

const bytesOf = async (shop: Shop, path: string) => {
  const answer = await fetch(shop.url + path);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString('base64');
};

describe('a backup of a running shop', () => {
  const dataDir = join(folder, 'data');
  let sold: Awaited<ReturnType<typeof sell>>;
  let photo: string;

  beforeAll(async () => {
    const shop = await start(dataDir);
    sold = await sell(shop);
    photo = await bytesOf(shop, sold.photo);
    const writing = sell(shop);
    expect(await run('backup', [archive], { DATA_DIR: dataDir })).toEqual({
      code: 0,
      said: expect.stringMatching(/^Backed up \d+ files to .*shop\.tar\.gz\.\n$/),
    });
    await writing;
    const admin = await signedIn(shop, 'admin');
    const { adminHealth } = await admin.api.graphql<{ adminHealth: { lastBackupAt: string } }>(
      '{ adminHealth { lastBackupAt } }',
    );
    expect(Date.now() - Date.parse(adminHealth.lastBackupAt)).toBeLessThan(120_000);
    await shop.end('SIGTERM');
  });

  test('is one file, which its owner alone may read', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/part|\.backup/));
  });

  test('fills another folder with a shop in which people sign in, see photos and get refunds', async () => {
    const restored = join(folder, 'restored');
    expect(await run('restore', [archive], { DATA_DIR: restored })).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Restored \d+ files of /),
    });
    for (const entry of await readdir(restored, { recursive: true, withFileTypes: true })) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect(mode & 0o777).toBe(entry.isDirectory() ? 0o700 : 0o600);
    }
    const shop = await start(restored);
    expect(await bytesOf(shop, sold.photo)).toBe(photo);
    const products = await apiClient(overHttp(shop.url), null).get<{ image: string }[]>(
      '/products',
    );
    expect(products.length).toBeGreaterThan(1);
    for (const { image } of products) await bytesOf(shop, new URL(image).pathname);
    const admin = await signedIn(shop, 'admin');
    const { payments } = await admin.refundPayment(sold.payment);
    expect(payments).toMatchObject([{ id: sold.payment.id, status: 'REFUNDED' }]);
    await shop.end('SIGTERM');
  });

  proof('goes into an empty folder only', async () => {
    const full = join(folder, 'full');
    await mkdir(full);
    await writeFile(join(full, 'note'), 'keep me');
    const { code, said } = await run('restore', [archive], { DATA_DIR: full });
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('is not empty') });
    expect(await readdir(full)).toEqual(['note']);
  });

  test.each(
    sample(
      [
        [
          'one byte changed',
          (bytes: Buffer) => bytes.fill(bytes.readUInt8(5_000) ^ 1, 5_000, 5_001),
        ],
        ['its end missing', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
        ['nothing in it', () => Buffer.alloc(0)],
        ['other content', () => Buffer.from('not an archive')],
      ] as const,
      1,
    ),
  )('is refused with %s, before anything is written', async (_what, damage) => {
    const damaged = join(folder, 'damaged.tar.gz');
    await writeFile(damaged, damage(await readFile(archive)));
    const empty = join(folder, 'empty');
    const { code, said } = await run('restore', [damaged], { DATA_DIR: empty });
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringMatching(/damaged.*Nothing was written\.\n$/),
    });
    await expect(readdir(empty)).rejects.toThrow('ENOENT');
  });

  proof('is made of a stopped shop, too, and overwrites nothing', async () => {
    const variables = { DATA_DIR: dataDir };
    const again = join(folder, 'again.tar.gz');
    expect(await run('backup', [again], variables)).toMatchObject({ code: 0 });
    expect((await run('backup', [again], variables)).said).toContain('exists already');
    expect((await run('backup', [join(dataDir, 'x')], variables)).said).toContain('is in DATA_DIR');
    expect((await run('backup', [], { DATA_DIR: join(folder, 'nothing') })).said).toContain(
      'There is no data',
    );
  });

  proof('names what hosted services keep, as the restore does', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const variables = {
      DATA_DIR: join(folder, 'hosted'),
      MONGODB_URI: 'mongodb://database.example/shop',
      FIREBASE_PROJECT_ID: 'a-shop',
      FIREBASE_CLIENT_EMAIL: 'server@a-shop.example',
      FIREBASE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: 'a-shop.example',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      IMAGE_HOST_URL: 'https://pictures.example/upload',
      IMAGE_HOST_KEY: 'key',
    };
    const elsewhere = ['MONGODB_URI', 'FIREBASE_', 'STRIPE_', 'IMAGE_HOST_URL'];
    await cp(join(dataDir, 'jwt-secret'), join(folder, 'hosted/jwt-secret'), { recursive: true });
    const hosted = join(folder, 'hosted.tar.gz');
    const { code, said } = await run('backup', [hosted], variables);
    expect(code).toBe(0);
    for (const name of elsewhere) expect(said).toMatch(new RegExp(`^Not copied: .*${name}`, 'm'));
    const restored = await run('restore', [hosted], {
      ...variables,
      DATA_DIR: join(folder, 'hosted-again'),
    });
    for (const name of elsewhere)
      expect(restored.said).toMatch(new RegExp(`^Not in the backup: .*${name}`, 'm'));
  });
});
