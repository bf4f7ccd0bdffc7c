import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoAccounts } from '@fitness-zone/sample-data/demo-accounts.ts';
import { answers, startShopProcess } from '@fitness-zone/testkit/shop/start-shop-process.ts';
import { createConnection } from 'mongoose';
import { freePort } from '../../embedded/free-port.ts';
import { startCardSandbox } from '../../embedded/stripe/sandbox.server.ts';
import { issueToken } from '../../src/domains/accounts/tokens/token.service.ts';
import { createModels } from '../../src/start/create-models.ts';

const storeProgram = fileURLToPath(new URL('../../scripts/store.ts', import.meta.url));

/** A shop's process as the benchmark sees it. */
export type MeasuredProcess = Awaited<ReturnType<typeof startShopProcess>> & {
  pid: number;
  readyAfterMs: number;
};

/**
 * A database with so many products in a process of its own (the embedded store on TCP), in which several processes
 * of one shop can be measured. It was filled by a start whose memory doesn't count.
 */
export async function openScaleShop(products: number) {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'scale-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const store = spawn(
    process.execPath,
    [storeProgram, '--port', String(port), '--data', join(dataDir, 'store')],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  opened.defer(() => ended(store));
  const mongodbUri = `mongodb://127.0.0.1:${port}/fitness-zone?directConnection=true`;
  // One for all processes, which asks nothing of them: nobody pays.
  const sandbox = { dataDir: null, port: 0, origins: [], webhookUrl: () => undefined };
  const cards = opened.adopt(
    await startCardSandbox({ ...sandbox, onFault: (fault) => process.stderr.write(`${fault}\n`) }),
    (one) => one.stop(),
  );
  const secret = randomBytes(32).toString('base64url');
  const common = {
    NODE_ENV: 'production',
    EMBEDDED: 'true',
    LIMIT_REQUESTS: '100000000',
    LIMIT_ADDRESS_CONNECTIONS: '100000',
    LOG_LEVEL: 'info',
    MONGODB_URI: mongodbUri,
    JWT_SECRET: secret,
    PUBLIC_URL: 'http://127.0.0.1',
    DATA_DIR: dataDir,
    STRIPE_API_URL: cards.url,
    STRIPE_SECRET_KEY: cards.secretKey,
    STRIPE_PUBLISHABLE_KEY: cards.publishableKey,
    STRIPE_WEBHOOK_SECRET: cards.webhookSecret,
    PAYOUTS: 'off',
  };
  while (store.exitCode === null && !(await isListening(mongodbUri)));
  const filling = await startShopProcess({
    ...common,
    SEED: 'catalogue',
    SEED_PRODUCTS: String(products),
  });
  await filling.end('SIGTERM');
  const tokens = await issueTokens(mongodbUri, secret);
  const parts = opened.move();
  return {
    storePid: store.pid ?? 0,
    /** Bearer tokens of a buyer, a seller and an admin. */
    tokens,
    async start(variables: Record<string, string>) {
      const began = performance.now();
      const shop = await startShopProcess({
        ...common,
        ...variables,
      });
      while (!(await answers(`${shop.url}/readyz`)));
      return { ...shop, pid: shop.pid ?? 0, readyAfterMs: performance.now() - began };
    },
    close: () => parts.disposeAsync(),
  };
}

export type ScaleShop = Awaited<ReturnType<typeof openScaleShop>>;

async function isListening(uri: string): Promise<boolean> {
  const connection = createConnection(uri, { serverSelectionTimeoutMS: 500 });
  try {
    await connection.asPromise();
    return true;
  } catch {
    return false;
  } finally {
    await connection.close();
  }
}

async function issueTokens(uri: string, secret: string) {
  const connection = await createConnection(uri).asPromise();
  const { User } = createModels(connection);
  const jwtSecret = new TextEncoder().encode(secret);
  const tokenOf = async (role: string) => {
    const email = demoAccounts.find((one) => one.role === role)?.email ?? '';
    return issueToken({ jwtSecret }, await User.findOne({ email }).lean().orFail());
  };
  const [buyer, seller] = [await tokenOf('buyer'), await tokenOf('seller')];
  const other = await User.findOne({ role: 'buyer' }).sort({ _id: -1 }).lean().orFail();
  await User.collection.updateOne({ _id: other._id }, { $set: { role: 'admin' } });
  const admin = await issueToken({ jwtSecret }, other);
  await connection.close();
  return { buyer, seller, admin };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const over = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await over;
}
