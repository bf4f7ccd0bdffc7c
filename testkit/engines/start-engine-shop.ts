import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { openEmulator } from '../../graph/embedded/auth/emulator.ts';
import { freePort } from '../../graph/embedded/free-port.ts';
import { startStore } from '../../graph/embedded/mongo/store.ts';
import { startCardSandbox } from '../../graph/embedded/stripe/sandbox.server.ts';
import { webhookEvents } from '../../graph/src/domains/payments/payments.webhook.ts';
import { createLogger } from '../../graph/src/shared/log.ts';
import { apiClient, overHttp } from '../api/api-client.ts';
import { startRoundRobin } from '../processes/round-robin.ts';
import { openOwnDatabase } from '../shop/own-database.ts';
import { startShopProcess } from '../shop/start-shop-process.ts';
import { emulatorClient } from '../users/emulator-client.ts';
import { engineAddress, engineVariables, processCount } from './engines.ts';
import { type EngineWays, openWays } from './open-ways.ts';
import { openOwnEngines } from './own-engines.ts';
import { startNginx } from './start-nginx.ts';

const admin = { name: 'Boss', email: 'boss@example.com', password: 'FitnessZone1!' };

/** Limits that no test reaches. */
const unlimited = Object.fromEntries(
  ['TOKENS', 'SIGN_UPS', 'PRODUCT_CHANGES', 'UPLOADS', 'REQUESTS', 'ADDRESS_CONNECTIONS'].map(
    (limit) => [`LIMIT_${limit}`, '1000000'],
  ),
);

/** A database of its own on `MONGODB_URI`, or an embedded store that several processes can reach. */
async function openDatabase() {
  if (engineAddress('MONGODB_URI')) return openOwnDatabase();
  const port = await freePort();
  const { close } = await startStore({ file: ':memory:', listen: { port } });
  return { uri: `mongodb://127.0.0.1:${port}/fitness-zone?directConnection=true`, close };
}

/** A geocoder without places, so that posting doesn't wait for the import of towns into a short-lived database. */
async function startEmptyGeocoder() {
  const server = createServer((_request, response) => response.end('{"features":[]}'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * A shop on the engines from the environment, with a database of its own: several processes behind nginx, or behind a
 * round-robin proxy. They share one Auth emulator and one card sandbox, as they would share Firebase and Stripe.
 * @param isCut whether the connections to the engines can be cut
 * @param products number of sample products to seed
 */
export async function startEngineShop({ isCut = false, products = 0 } = {}) {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'engines-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const database = await openDatabase();
  opened.defer(database.close);
  const log = createLogger('fatal');
  const emulator = opened.adopt(await openEmulator(0, { dataDir, log }), (one) => one.stop());
  const ports: number[] = [];
  for (let count = processCount(); count > 0; count -= 1) ports.push(await freePort());
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const nginx = engineAddress('NGINX');
  const balancer = nginx ? await startNginx(nginx, ports) : null;
  const proxy = opened.adopt(balancer ?? (await startRoundRobin(urls)), (one) => one.close());
  const cards = opened.adopt(
    await startCardSandbox({
      dataDir: null,
      port: 0,
      origins: [proxy.url],
      webhookUrl: () => `${proxy.url}/webhooks/stripe`,
      connectWebhookUrl: () => `${proxy.url}/webhooks/stripe/connect`,
      webhookEvents,
      onFault: (fault) => process.stderr.write(`the card sandbox failed: ${fault}\n`),
    }),
    (one) => one.stop(),
  );
  const geocoder = opened.adopt(await startEmptyGeocoder(), (one) => one.close());
  const engines = opened.adopt(await openOwnEngines(database.uri), (one) => one.close());
  const direct: Record<string, string> = {
    ...engineVariables(/^MONGODB_/),
    MONGODB_URI: database.uri,
    ...engines.variables,
  };
  const { variables, ways } = isCut
    ? await openWays(direct, opened)
    : { variables: direct, ways: {} as EngineWays };
  const env = {
    ...variables,
    ...unlimited,
    DATA_DIR: dataDir,
    PUBLIC_URL: proxy.url,
    PLACES_URL: geocoder.url,
    JWT_SECRET: randomBytes(32).toString('base64url'),
    ADMIN_EMAILS: admin.email,
    FIREBASE_AUTH_EMULATOR_URL: emulator.url,
    STRIPE_API_URL: cards.url,
    STRIPE_SECRET_KEY: cards.secretKey,
    STRIPE_PUBLISHABLE_KEY: cards.publishableKey,
    STRIPE_WEBHOOK_SECRET: cards.webhookSecret,
    STRIPE_CONNECT_WEBHOOK_SECRET: cards.connectWebhookSecret,
    ...(products > 0 && { SEED: 'catalogue', SEED_PRODUCTS: String(products) }),
  };
  const start = async (index: number) => startShopProcess({ ...env, PORT: String(ports[index]) });
  // The first process creates collections and indexes before others start.
  const processes = [await start(0)];
  for (let index = 1; index < ports.length; index += 1) processes.push(await start(index));
  opened.defer(async () => {
    await Promise.all(processes.map((one) => one.end('SIGTERM')));
  });
  const identity = emulatorClient(emulator.url);
  await identity.verifyEmail((await identity.signUp(admin.email, admin.password)).idToken);
  // Confirming the address ends earlier sign-ins.
  const { idToken } = await identity.signIn(admin.email, admin.password);
  const { name, email } = admin;
  const visitor = apiClient(overHttp(proxy.url), null);
  await visitor.post('/addUser', { name, email, userRole: 'buyer', idToken });
  const { hostname: host, port } = new URL(cards.url);
  const parts = opened.move();
  return {
    /** The proxy before all processes. */
    url: proxy.url,
    /** The processes' own addresses. */
    urls,
    /** The proxies to the engines, if they can be cut. */
    ways,
    emulatorUrl: emulator.url,
    /** The account that becomes an admin when it signs in. */
    admin,
    stripe: new Stripe(cards.secretKey, { host, port, protocol: 'http', telemetry: false }),
    /** nginx, where the environment names it. */
    nginx: balancer,
    databaseUri: database.uri,
    /** The id of a process. */
    pidOf: (index: number) => processes[index]?.pid ?? 0,
    /** Kills a process and starts it again. */
    async restart(index: number, signal: NodeJS.Signals = 'SIGKILL') {
      await processes[index]?.end(signal);
      processes[index] = await start(index);
    },
    /** All output of the processes. */
    said: () => processes.map(({ said }) => said()).join('\n'),
    close: () => parts.disposeAsync(),
  };
}

export type EngineShop = Awaited<ReturnType<typeof startEngineShop>>;
