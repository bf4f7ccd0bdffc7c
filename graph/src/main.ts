import { setTimeout } from 'node:timers/promises';
import { demoAccountsOf } from '@fitness-zone/sample-data/demo-accounts.ts';
import closeWithGrace from 'close-with-grace';
import { fillEmptyShop } from '../seed/fill-shop.ts';
import { type Config, readConfig } from './config/config.ts';
import type { Shop } from './context/shop.ts';
import { createLogger } from './shared/log.ts';
import { createApp } from './start/app.ts';
import { openShop } from './start/open-shop.ts';
import { assertPortFree } from './start/port.ts';
import { releaseMemory } from './start/release-memory.ts';
import { explainStartFailure } from './start/start-failure.ts';

/** How long a start waits for what is read into memory. */
const patienceMs = 2_000;

type Clock = Partial<Pick<Shop, 'now'>>;

async function start(given: Clock): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  await assertPortFree(config.host, config.port);
  const { shop, close } = await openShop(config, log, given);
  const app = await createApp(shop);
  // Before the seeding, which takes a while, so that Ctrl+C leaves no process behind then either.
  closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after a fault');
    await app.close();
    await close();
  });
  if (config.seedProducts > 0) await fillEmptyShop(shop, config.seedProducts);
  const filled = fillSearch(shop).then(() => fillRecordLists(shop));
  // A small shop has them before it listens, and returns what the start has used once.
  const isFilled = await Promise.race([
    filled.then(() => true),
    setTimeout(patienceMs, false, { ref: false }),
  ]);
  await releaseMemory(shop.database);
  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(welcome(config, shop.identity.browser.emulatorUrl !== null));
  if (isFilled) return;
  await filled;
  await releaseMemory(shop.database);
}

/** A search waits for it; other requests are answered meanwhile. */
async function fillSearch({ search, log }: Shop): Promise<void> {
  try {
    await search.ready();
  } catch (err) {
    log.error({ err }, 'the products could not be read for searches');
  }
}

/** An admin's first question does not wait for them then; short ones take memory only once somebody asks. */
async function fillRecordLists({ recordLists, log }: Shop): Promise<void> {
  try {
    for (const list of Object.values(recordLists)) await list.readAhead();
  } catch (err) {
    log.error({ err }, "the admins' lists could not be filled");
  }
}

const welcome = (config: Config, withDemoAccounts: boolean) =>
  [
    `\nFitness Zone is open at ${config.publicUrl}`,
    ...(withDemoAccounts
      ? [
          'Demo accounts:',
          ...demoAccountsOf(config).map(({ email, password }) => `  ${email}  ${password}`),
        ]
      : []),
    'Stop with Ctrl+C.\n\n',
  ].join('\n');

/**
 * Starts the shop and keeps it until a signal asks it to stop; a start that fails ends the process.
 * @param given another clock than the computer's
 */
export async function startShop(given: Clock = {}): Promise<void> {
  try {
    await start(given);
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    process.exit(1);
  }
}

if (import.meta.main) await startShop();
