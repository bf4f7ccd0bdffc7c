import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPartsOfProcess } from '@fitness-zone/testkit/shop/parts-of-process.ts';
import { startShopProcess } from '@fitness-zone/testkit/shop/start-shop-process.ts';
import chromium from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';

type ShopAddress = {
  url: string;
  emulatorUrl: string;
  jwtSecret: string;
  /** the file with the milliseconds by which the shop's clock is ahead */
  clock: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    shops: ShopAddress[];
  }
}

const build = join(import.meta.dirname, '../../../graph/scripts/build.ts');

/**
 * Starts the real product, once per worker: a test's posts appear on all its other screens.
 * @returns a function that stops it
 */
export async function setup({ provide, config }: TestProject) {
  const count = Number(config.maxWorkers);
  // A build of outdated sources would fail in puzzling ways.
  await promisify(execFile)(process.execPath, [build, '--if-changed']);
  // Unpacks the browser first: two workers would unpack it at once, and one could start it half written.
  await chromium.executablePath();
  const shops = await Promise.all(Array.from({ length: count }, startShop));
  provide(
    'shops',
    shops.map(({ url, emulatorUrl, jwtSecret, clock }) => ({ url, emulatorUrl, jwtSecret, clock })),
  );
  return async () => {
    await Promise.all(shops.map(({ close }) => close()));
  };
}

/**
 * The shop in its own process, with Auth emulator and card sandbox on free ports, a few sample products, its own
 * folder, and its own parts of the engines from the environment.
 */
async function startShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-'));
  const parts = await openPartsOfProcess();
  const jwtSecret = crypto.randomUUID();
  const clock = join(dataDir, 'clock');
  await writeFile(clock, '0');
  const variables = {
    ...parts.variables,
    DATA_DIR: dataDir,
    JWT_SECRET: jwtSecret,
    SEED: 'catalogue',
    SEED_PRODUCTS: '4',
  };
  const { url, emulatorUrl, end } = await startShopProcess(variables, { clock, isOpened: true });
  return {
    url,
    emulatorUrl,
    jwtSecret,
    clock,
    async close() {
      await end('SIGTERM');
      await parts.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
