import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { aUser } from '@fitness-zone/testkit/factories.ts';
import { startMailServer } from '@fitness-zone/testkit/mail/mail-server.ts';
import { startSandboxForTest } from '@fitness-zone/testkit/payments/card-sandbox.ts';
import { aPhotoForm } from '@fitness-zone/testkit/permissions/photo-form.ts';
import { startS3StandIn } from '@fitness-zone/testkit/pictures/s3-stand-in.ts';
import { openOwnDatabase } from '@fitness-zone/testkit/shop/own-database.ts';
import { failedStart, startShopProcess } from '@fitness-zone/testkit/shop/start-shop-process.ts';
import { createConnection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueToken } from './domains/accounts/tokens/token.service.ts';
import { createModels } from './start/create-models.ts';

// The shop as in production: without development packages, on stand-ins for the hosted services.

const root = join(import.meta.dirname, '../..');
const opened = new AsyncDisposableStack();
let shop: string;

beforeAll(async () => {
  shop = await mkdtemp(join(tmpdir(), 'installed-'));
  opened.defer(() => rm(shop, { recursive: true, force: true }));
  const filter = (path: string) =>
    !/(^|\/)(node_modules|dist|\.git|\.data|\.env)(\/|$)/.test(relative(root, path));
  await cp(root, shop, { recursive: true, filter });
  await promisify(execFile)('npm', ['ci', '--omit=dev', '--prefer-offline'], { cwd: shop });
}, 600_000);
afterAll(() => opened.disposeAsync());

const program = () => join(shop, 'graph/src/main.ts');

/** The variables of an imgbb-compatible image host, and where its pictures are. */
async function startImageHost() {
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end('{"data":{"url":"https://pictures.example/a.webp"},"success":true}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  opened.defer(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const env = {
    IMAGE_HOST_URL: `http://127.0.0.1:${port}/1/upload`,
    IMAGE_HOST_KEY: 'key',
    IMAGE_HOST_ORIGINS: 'https://pictures.example',
  };
  return { env, pictures: 'https://pictures.example/' };
}

/** The same of a bucket. */
async function startBucket() {
  const { env, publicUrl, close } = await startS3StandIn();
  opened.defer(close);
  return { env: { ...env, S3_PUBLIC_URL: publicUrl }, pictures: `${publicUrl}/images/` };
}

test.each([
  ['an image host', startImageHost],
  ['a bucket', startBucket],
])('hosted services are enough: it starts, and takes a photo to %s', async (_name, startHost) => {
  const { env, pictures } = await startHost();
  const { uri, close } = await openOwnDatabase();
  opened.defer(close);
  const cards = await startSandboxForTest();
  opened.defer(() => cards.stop().then(cards.remove));
  const mail = await startMailServer();
  opened.defer(mail.close);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwtSecret = crypto.randomUUID();
  const { url, end } = await startShopProcess(
    {
      NODE_ENV: 'production',
      DATA_DIR: join(shop, '.data'),
      MONGODB_URI: uri,
      JWT_SECRET: jwtSecret,
      FIREBASE_PROJECT_ID: 'a-shop',
      FIREBASE_CLIENT_EMAIL: 'server@a-shop.example',
      FIREBASE_PRIVATE_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: 'a-shop.example',
      STRIPE_SECRET_KEY: cards.secretKey,
      STRIPE_PUBLISHABLE_KEY: cards.publishableKey,
      STRIPE_WEBHOOK_SECRET: cards.webhookSecret,
      STRIPE_API_URL: cards.url,
      PAYOUTS: 'off',
      ...env,
      ...mail.env,
    },
    { program: program() },
  );
  opened.defer(() => end('SIGTERM').then(() => undefined));
  const connection = await createConnection(uri).asPromise();
  opened.defer(() => connection.close());
  const seller = await createModels(connection).User.create({
    uid: 'a-seller',
    ...aUser({ role: 'seller' }),
  });
  const token = await issueToken({ jwtSecret: new TextEncoder().encode(jwtSecret) }, seller);

  const { headers, payload } = await aPhotoForm();
  const answer = await fetch(`${url}/upload`, {
    method: 'POST',
    headers: { ...headers, authorization: `bearer ${token}` },
    body: new Uint8Array(payload),
  });
  expect(await answer.json()).toMatchObject({
    success: true,
    data: { url: expect.stringContaining(pictures) },
  });
});

test('without hosted accounts a start says that the emulator is missing, and what to do', async () => {
  const { code, said } = await failedStart({ DATA_DIR: join(shop, '.data') }, program());
  expect(code).toBe(1);
  expect(said).toMatch(/npm package firebase-tools\) is not installed: set the FIREBASE_\*/);
});
