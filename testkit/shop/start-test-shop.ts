import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import inject, { type InjectOptions } from 'light-my-request';
import type { Connection, ConnectOptions } from 'mongoose';
import { freePort } from '../../graph/embedded/free-port.ts';
import type { Cards } from '../../graph/src/adapters/cards/cards.ts';
import { openDatabase } from '../../graph/src/adapters/database/database.ts';
import type { TownData } from '../../graph/src/adapters/places/town-data.ts';
import { type Config, readConfig } from '../../graph/src/config/config.ts';
import { createLogger } from '../../graph/src/shared/log.ts';
import { createApp } from '../../graph/src/start/app.ts';
import { openShop } from '../../graph/src/start/open-shop.ts';
import { engineAddress } from '../engines/engines.ts';
import { openOwnEngines } from '../engines/own-engines.ts';
import { pictureNames } from '../factories.ts';
import { sampleTowns } from '../places/sample-towns.ts';
import { recordedPush } from '../push/recorded-push.ts';
import { testIdentity } from '../users/test-identity.ts';
import { dropDatabase, ownDatabaseName, storeInMemory } from './own-database.ts';

export type TestShopOptions = {
  /** Listens on a free port of loopback; otherwise requests are injected. */
  listen?: boolean;
  /** Environment variables of the shop. */
  env?: Record<string, string>;
  /** The card provider of another shop on the same database. */
  cards?: Cards;
  /** Changes to the configuration that no variable can express. */
  config?: Partial<Config>;
  /** Further options of the database connection, such as `monitorCommands`. */
  connect?: ConnectOptions;
  /** Towns to use instead of the few sample ones. */
  towns?: TownData;
  /** A clock to use instead of the computer's, in epoch milliseconds. */
  now?: () => number;
  /** False turns off the shop's background jobs. */
  jobs?: boolean;
  /** The deadline of every answer. */
  answerWithinMs?: number;
};

/**
 * A whole shop for tests: the real app over a database of its own (in the embedded store in memory, or on
 * `MONGODB_URI`), identities in memory, the card sandbox on a free port with its books in memory, and nothing seeded.
 * If the environment names Redis, OpenSearch or S3, the shop has its own parts there, which processes on one database
 * share. Close it when the tests are done.
 */
export async function startTestShop(options: TestShopOptions = {}) {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  for (const name of pictureNames) await mkdir(join(dataDir, 'images', name), { recursive: true });
  const dbName = options.connect?.dbName ?? ownDatabaseName();
  const mongodbUri =
    { mongodbUri: engineAddress('MONGODB_URI'), ...options.config }.mongodbUri ?? null;
  const engines = opened.adopt(await openOwnEngines(`${mongodbUri} ${dbName}`), (one) =>
    one.close(),
  );
  const config = await testConfig(dataDir, mongodbUri, engines.variables, options);
  const database = opened.adopt(
    await openTestDatabase(config, { ...options.connect, dbName }),
    (part) => part.close(),
  );
  const logs: string[] = [];
  const log = createLogger(config.logLevel, collect(logs));
  const identity = testIdentity();
  const push = recordedPush();
  const { shop, startJobs, close } = await openShop(config, log, {
    database,
    identity,
    push,
    towns: options.towns ?? sampleTowns,
    ...(options.cards && { cards: options.cards }),
    ...(options.now && { now: options.now }),
  });
  opened.defer(close);
  if (options.jobs !== false) startJobs();
  if (config.s3) await claimTestPictures(database.connection);
  const app = await createApp(shop, options.answerWithinMs);
  opened.defer(() => app.close());
  await (options.listen ? app.listen({ host: '127.0.0.1', port: config.port }) : app.ready());
  // Takes the path of requests that arrive over the network.
  const dispatch = (request: IncomingMessage, response: ServerResponse) =>
    void app.server.emit('request', request, response);
  const parts = opened.move();
  return {
    ...shop,
    identity,
    push,
    app: Object.assign(app, {
      inject: (request: InjectOptions | string) => inject(dispatch, request),
    }),
    /** The shop's address, if it listens. */
    url: config.publicUrl,
    /** The shop's log, one JSON text per line. */
    logs,
    close: () => parts.disposeAsync(),
  };
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;

async function testConfig(
  dataDir: string,
  mongodbUri: string | null,
  engines: Record<string, string>,
  { listen, env, config }: TestShopOptions,
): Promise<Config> {
  const port = listen ? await freePort() : 4000;
  const variables = { NODE_ENV: 'test', SEED: 'false', LOG_LEVEL: 'debug', ...unlimited };
  return {
    ...readConfig({ DATA_DIR: dataDir, PORT: String(port), ...variables, ...engines, ...env }),
    cards: { kind: 'sandbox', port: 0, inMemory: true },
    // Card events mustn't reach a shop that is open at the default port: nothing listens at 9.
    ...(listen ? { publicUrl: `http://127.0.0.1:${port}` } : { port: 9 }),
    ...config,
    mongodbUri,
  };
}

/** Claims the factories' pictures, which aren't in a bucket. */
async function claimTestPictures(connection: Connection): Promise<void> {
  const claims = connection.collection<{ _id: string; at: Date; isKept: true }>('picture-claims');
  const claim = { $setOnInsert: { at: new Date(), isKept: true } } as const;
  // Another process of the shop may have claimed them.
  for (const _id of pictureNames) await claims.updateOne({ _id }, claim, { upsert: true });
}

async function openTestDatabase({ mongodbUri, dataDir }: Config, connect: ConnectOptions) {
  const uri = mongodbUri ?? (await storeInMemory());
  const database = await openDatabase({ mongodbUri: uri, dataDir }, connect);
  return {
    ...database,
    close: async () => {
      const { name } = database.connection;
      await database.close();
      // Over a separate connection: a test may have closed the shop's.
      await dropDatabase(uri, name);
    },
  };
}

/** Limits that no test reaches by accident. */
const unlimited = {
  LIMIT_TOKENS: '1000000',
  LIMIT_SIGN_UPS: '1000000',
  LIMIT_PAYMENTS: '1000000',
  LIMIT_OFFERS: '1000000',
  LIMIT_PRODUCT_CHANGES: '1000000',
  LIMIT_SAVED_SEARCHES: '1000000',
  LIMIT_UPLOADS: '1000000',
  LIMIT_MESSAGES: '1000000',
  LIMIT_PERSONAL_DATA: '1000000',
  LIMIT_PLACES: '1000000',
  LIMIT_REQUESTS: '1000000',
  LIMIT_PICTURES_PER_DAY: '1000000',
  LIMIT_ACCOUNT_CONNECTIONS: '1000000',
  LIMIT_ADDRESS_CONNECTIONS: '1000000',
};

const collect = (lines: string[]) =>
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
