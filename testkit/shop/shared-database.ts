import type { ConnectOptions } from 'mongoose';
import { startStore } from '../../graph/embedded/mongo/store.ts';
import { startTestShop, type TestShop } from './start-test-shop.ts';

/** A database for several processes of one shop with these variables. */
export async function sharedDatabase(env: Record<string, string> = {}) {
  const store = await startStore({ file: ':memory:' });
  const options = {
    listen: true,
    config: { mongodbUri: store.uri },
    connect: { dbName: 'shared' },
    env: { JWT_SECRET: 'a secret that both processes know, 32 bytes and more', ...env },
  };
  const opened = new AsyncDisposableStack();
  opened.defer(() => store.close());
  return {
    /** A further process uses the first process's card sandbox, like a hosted provider. */
    startProcess: async (earlier?: TestShop, connect: ConnectOptions = {}) =>
      opened.adopt(
        await startTestShop({
          ...options,
          connect: { ...options.connect, ...connect },
          ...(earlier && { cards: earlier.cards }),
        }),
        (shop) => shop.close(),
      ),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
