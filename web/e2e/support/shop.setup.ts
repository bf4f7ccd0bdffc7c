import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownDatabaseOfProcess } from '@fitness-zone/testkit/shop/own-database.ts';
import { startShopProcess } from '@fitness-zone/testkit/shop/start-shop-process.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    shop: { url: string; emulatorUrl: string; jwtSecret: string };
  }
}

/**
 * The real product, once for all browser tests: its own process with store (or a database of its own on
 * `MONGODB_URI`), Auth emulator and card sandbox on free ports, a few products of the sample data, and a
 * folder of its own.
 * @returns what ends it
 */
export async function setup({ provide }: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-'));
  const database = ownDatabaseOfProcess();
  const jwtSecret = crypto.randomUUID();
  const { url, emulatorUrl, end } = await startShopProcess({
    ...database.variables,
    DATA_DIR: dataDir,
    JWT_SECRET: jwtSecret,
    SEED: 'true',
    SEED_PRODUCTS: '4',
  });
  provide('shop', { url, emulatorUrl, jwtSecret });
  return async () => {
    await end('SIGTERM');
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
