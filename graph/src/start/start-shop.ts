import { setTimeout } from 'node:timers/promises';
import { demoAccountsOf } from '@fitness-zone/sample-data/demo-accounts.ts';
import closeWithGrace from 'close-with-grace';
import { fillEmptyShop } from '../../seed/fill-shop.ts';
import { tellStory } from '../../seed/story/tell-story.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Shop } from '../context/shop.ts';
import { createLogger } from '../shared/log.ts';
import { plainLines } from '../shared/plain-lines.ts';
import { createApp } from './app.ts';
import { openShop } from './open-shop.ts';
import { assertPortFree } from './port.ts';
import { explainStartFailure } from './start-failure.ts';

/** Time a start waits for data to be read into memory. */
const patienceMs = 2_000;

/** Milliseconds after the start until the list of towns is loaded, so that the first pages come first. */
const townsAfterMs = 20_000;

type Given = NonNullable<Parameters<typeof openShop>[2]>;

async function start(given: Given): Promise<void> {
  const config = readConfig();
  const log = createLogger(
    config.logLevel,
    config.plainLog ? plainLines(process.stdout) : undefined,
  );
  await assertPortFree(config.host, config.port);
  log.info('starting Fitness Zone');
  const { shop, startJobs, close } = await openShop(config, log, given);
  const app = await createApp(shop);
  let storyTold: Promise<void> = Promise.resolve();
  // Registered before the seeding, which takes a while, so that Ctrl+C then leaves no process behind either.
  closeWithGrace({ delay: config.drainMs + 15_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after a fault');
    shop.stopping.abort();
    // Meanwhile load balancers notice, and connections close with their answers.
    if (!err) await setTimeout(config.drainMs);
    await app.close();
    await storyTold;
    await close();
  });
  if (config.seedProducts > 0) await fillEmptyShop(shop, config.seedProducts);
  const filled = fillSearch(shop);
  await Promise.race([filled, setTimeout(patienceMs, undefined, { ref: false })]);
  await app.listen({ host: config.host, port: config.port });
  const demoAccounts = shop.identity.browser.emulatorUrl ? demoAccountsOf(config) : [];
  process.stdout.write(
    config.plainLog ? welcome(config, demoAccounts) : ready(config, demoAccounts),
  );
  storyTold = tellDemoStory(shop);
  await storyTold;
  if (shop.stopping.signal.aborted) return;
  startJobs();
  await filled;
  await setTimeout(townsAfterMs, undefined, { ref: false });
  await loadTowns(shop);
}

/**
 * Tells the demo's story before the jobs begin, since to them all of it would be late. If it fails, the rest is
 * missing.
 */
async function tellDemoStory(shop: Shop): Promise<void> {
  try {
    await tellStory(shop);
  } catch (err) {
    shop.log.error({ err }, 'the sample people could not deal with each other');
  }
}

async function loadTowns({ places, log }: Shop): Promise<void> {
  try {
    await places.prepare();
  } catch (err) {
    log.error({ err }, 'the list of towns could not be loaded');
  }
}

/** Searches wait for it; other requests are answered meanwhile. */
async function fillSearch({ searchIndex, log }: Shop): Promise<void> {
  try {
    await searchIndex.ready();
  } catch (err) {
    log.error({ err }, 'the products could not be read for searches');
  }
}

type DemoAccounts = ReturnType<typeof demoAccountsOf>;

const opened = ({ publicUrl }: Config) => `Fitness Zone is open at ${publicUrl}`;

const welcome = (config: Config, demoAccounts: DemoAccounts) =>
  [
    `\n${opened(config)}`,
    ...(demoAccounts.length > 0 ? ['Demo accounts:'] : []),
    ...demoAccounts.map(({ email, password }) => `  ${email}  ${password}`),
    'Stop with Ctrl+C.\n\n',
  ].join('\n');

/** The log redacts e-mail addresses. */
const ready = (config: Config, demoAccounts: DemoAccounts) =>
  `${JSON.stringify({ level: 30, time: Date.now(), msg: opened(config), demoAccounts })}\n`;

/**
 * Starts the shop and runs it until a signal asks it to stop; a failed start ends the process.
 * @param given replaces the system clock and the list of towns
 */
export async function startShop(given: Pick<Given, 'now' | 'towns'> = {}): Promise<void> {
  try {
    await start(given);
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    process.exit(1);
  }
}
