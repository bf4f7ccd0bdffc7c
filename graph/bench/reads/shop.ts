import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '@fitness-zone/sample-data/demo-accounts.ts';
import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { startShopProcess } from '@fitness-zone/testkit/shop/start-shop-process.ts';
import { emulatorClient } from '@fitness-zone/testkit/users/emulator-client.ts';
import { busyShare, untilQuiet } from './quiet.ts';

export const metricsToken = 'a-token-for-the-metrics-of-a-benchmark';

/** The product that benchmarks post; add a category and a picture. */
export const aBench = {
  productName: 'A bench',
  condition: 'GOOD',
  yearsOfUsedProduct: 1,
  body: 'Sturdy.',
  originalPrice: 20_000,
  resalePrice: 10_000,
  phone: '5035550100',
  location: 'Portland',
};

const variables = {
  NODE_ENV: 'production',
  EMBEDDED: 'true',
  SEED: 'catalogue',
  LIMIT_REQUESTS: '100000000',
  // With the access log, as in production.
  LOG_LEVEL: 'info',
  METRICS_TOKEN: metricsToken,
};

/**
 * The shop as it runs in production on its embedded defaults, with so many products, in a process of
 * its own. It is filled by an earlier start, whose memory does not count.
 * @param fillMore adds more to its data folder, before it runs
 * @returns once it is ready and has nothing to do
 */
export async function startFilledShop(
  products: number,
  fillMore: (dataDir: string) => Promise<void> = async () => undefined,
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const env = {
    ...variables,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://127.0.0.1',
    SEED_PRODUCTS: String(products),
  };
  const filling = await startShopProcess(env);
  await filling.end('SIGTERM');
  await fillMore(dataDir);
  const began = performance.now();
  const shop = await startShopProcess(env);
  while (!(await fetch(`${shop.url}/readyz`)).ok) await sleep(100);
  const readyAfterMs = performance.now() - began;
  const { pid = 0 } = shop;
  const close = async () => {
    await shop.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilQuiet(() => busyShare(pid));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    /** From the start of the process until it says that it is ready. */
    readyAfterMs,
    url: shop.url,
    pid,
    /** The bearer token of a demo account. */
    signIn: async (role: 'buyer' | 'seller' | 'admin') => {
      const account = demoAccounts.find((one) => one.role === role);
      if (!account) throw new Error(`no demo account is a ${role}`);
      const { email, password } = account;
      const { idToken } = await emulatorClient(shop.emulatorUrl).signIn(email, password);
      const visitor = apiClient(overHttp(shop.url), null);
      const { token } = await visitor.post<{ token: string }>('/getToken', { email, idToken });
      return token;
    },
    close,
  };
}

/** Waits for the work that a process does once in the background, some seconds after its start. */
export async function importTowns(url: string): Promise<void> {
  const body = JSON.stringify({ query: '{ places(text: "Portland") { name } }' });
  const headers = { 'content-type': 'application/json' };
  for (;;) {
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const { errors } = (await answer.json()) as { errors?: { extensions?: { code?: string } }[] };
    if (!errors) return;
    if (errors[0]?.extensions?.code !== 'UNAVAILABLE') throw new Error(JSON.stringify(errors));
  }
}
