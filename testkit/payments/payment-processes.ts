import { createConnection } from 'mongoose';
import { pino } from 'pino';
import Stripe from 'stripe';
import { startStore } from '../../graph/embedded/mongo/store.ts';
import { startCardSandbox } from '../../graph/embedded/stripe/sandbox.server.ts';
import { Cache } from '../../graph/src/cache/cache.ts';
import type { Context } from '../../graph/src/context/context.ts';
import type { UserRecord } from '../../graph/src/domains/accounts/user.model.ts';
import { productSource } from '../../graph/src/domains/finding/search/product-source.queries.ts';
import { CurrentSearch } from '../../graph/src/search/current-search.ts';
import { EmbeddedSearch } from '../../graph/src/search/embedded/embedded-search.ts';
import { createEvents } from '../../graph/src/shared/events.ts';
import { loadersOf } from '../../graph/src/start/create-loaders.ts';
import { createModels } from '../../graph/src/start/create-models.ts';
import { startTestShop, type TestShopOptions } from '../shop/start-test-shop.ts';
import { waits } from '../waits.ts';
import { type Fault, Faults } from './faults.ts';
import { faultyDatabase } from './faulty-database.ts';
import { faultyHttp } from './faulty-provider.ts';

export type PaymentServices = Awaited<ReturnType<typeof startPaymentServices>>;
export type PaymentProcess = Awaited<ReturnType<PaymentServices['start']>>;

/**
 * A database and a card sandbox that outlive the processes of the payment service, and functions that start such
 * processes. Each has connections of its own, on which faults can be armed.
 * @param options the environment variables and the clock of those processes
 */
export async function startPaymentServices(options: Pick<TestShopOptions, 'env' | 'now'> = {}) {
  await using opened = new AsyncDisposableStack();
  const store = opened.adopt(await startStore({ file: ':memory:', listen: { port: 0 } }), (part) =>
    part.close(),
  );
  const storePort = Number(new URL(store.uri).port);
  /** Milliseconds by which the clocks of the card provider and of the shop are ahead. */
  const clock = { ahead: 0, shopAhead: 0 };
  const shopNow = options.now ?? (() => Date.now());
  const problems: unknown[] = [];
  const sandbox = opened.adopt(
    await startCardSandbox({
      dataDir: null,
      port: 0,
      origins: [],
      webhookUrl: () => undefined,
      webhookEvents: [],
      now: () => shopNow() + clock.ahead,
      onFault: (problem) => problems.push(problem),
    }),
    (part) => part.stop(),
  );
  const provider = { host: '127.0.0.1', port: sandbox.port, protocol: 'http' as const };
  const stripe = new Stripe(sandbox.secretKey, { ...provider, telemetry: false });
  // The rest of a context beside the payment service; its own database stays empty.
  const base = opened.adopt(await startTestShop(options), (part) => part.close());
  const log = pino({ level: 'silent' });
  const database = opened.adopt(await connectTo(storePort, true), (part) => part.close());
  const models = createModels(database);
  await Promise.all(Object.values(models).map((model) => model.init()));

  const running = new Set<{ faults: Faults; stop(): Promise<void> }>();
  let isClosed = false;

  /** Starts a process of the payment service; call `stop` unless it was killed. */
  async function start(faults = new Faults()) {
    if (isClosed) throw new Error('the payment services are closed');
    const proxy = await faultyDatabase(storePort, faults);
    const connection = await connectTo(proxy.port);
    const options = { ...provider, telemetry: false, maxNetworkRetries: 0, timeout: waits.step };
    const cards = {
      ...base.cards,
      stripe: new Stripe(sandbox.secretKey, { ...options, httpClient: faultyHttp(faults) }),
    };
    const processModels = createModels(connection);
    const shop = {
      ...base,
      cards,
      log,
      events: createEvents(),
      models: processModels,
      searches: new CurrentSearch({
        engine: new EmbeddedSearch(),
        source: productSource(processModels),
        isShared: true,
        // A killed process ends its read.
        onFault: () => undefined,
      }),
      now: () => shopNow() + clock.shopAhead,
      // It receives no changes from other processes.
      cache: new Cache({ isExact: false }),
    };
    const stop = async () => {
      running.delete(process);
      if (!faults.isKilled) await connection.close();
      else void connection.close(true).catch(() => undefined);
      proxy.close();
    };
    const as = (viewer: UserRecord | null): Context => ({
      ...shop,
      viewer,
      bearer: null,
      address: '127.0.0.1',
      userAgent: null,
      loaders: loadersOf(shop.models, shop.cache)(viewer),
      spendPoints: async () => {},
    });
    const process = { shop, as, faults, stop };
    running.add(process);
    return process;
  }

  /** Runs an act with a fault in a process of its own; returns whether the fault killed the process. */
  async function runWithFault(
    fault: Fault,
    act: (process: Awaited<ReturnType<typeof start>>) => Promise<unknown>,
  ): Promise<boolean> {
    const process = await start();
    process.faults.arm(fault);
    // The caller checks the outcome: a lost call may be refused or not.
    const ended = act(process).catch(() => undefined);
    await Promise.race([ended, process.faults.killed]);
    const wasKilled = process.faults.isKilled;
    await process.stop();
    return wasKilled;
  }

  const idle: Awaited<ReturnType<typeof start>>[] = [];
  /** Reuses an idle process: starting one takes longer than most schedules. */
  const take = async () => idle.pop() ?? (await start());
  /** Stops a killed process; any other forgets its faults and serves again. */
  async function giveBack(process: Awaited<ReturnType<typeof start>>): Promise<void> {
    if (process.faults.isKilled) return process.stop();
    process.faults.disarm();
    idle.push(process);
  }

  const parts = opened.move();
  return {
    stripe,
    models,
    clock,
    problems,
    config: base.config,
    start,
    take,
    giveBack,
    runWithFault,
    close: async () => {
      isClosed = true;
      for (const process of idle) await process.stop();
      // Left by an interrupted schedule.
      for (const process of running) {
        process.faults.kill();
        await process.stop();
      }
      await parts.disposeAsync();
    },
  };
}

async function connectTo(port: number, autoIndex = false) {
  const connection = createConnection(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    dbName: 'payments',
    autoIndex,
    serverSelectionTimeoutMS: waits.step,
    // After a broken connection, the driver checks again at once instead of after half a second.
    minHeartbeatFrequencyMS: 10,
    maxPoolSize: 8,
  });
  connection.on('error', () => undefined);
  return connection.asPromise();
}
