import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection } from 'mongoose';
import { issueToken } from '../../graph/src/domains/accounts/tokens/token.service.ts';
import type { UserRecord } from '../../graph/src/domains/accounts/user.model.ts';
import { createModels } from '../../graph/src/start/create-models.ts';
import { openOwnEngines } from '../engines/own-engines.ts';
import { aCategory, aUser } from '../factories.ts';
import { dropDatabase, openOwnDatabase, ownDatabaseName } from '../shop/own-database.ts';
import { startRoundRobin } from './round-robin.ts';
import type { Fault } from './shop.process.ts';

const program = fileURLToPath(new URL('./shop.process.ts', import.meta.url));

/**
 * Two shops, each in its own process, on one database with a category, sellers and buyers: a new one on `MONGODB_URI`
 * if set, otherwise in this process's embedded store. They share parts of the other engines that the environment names.
 */
export async function startTwoProcesses() {
  await using opened = new AsyncDisposableStack();
  const { uri } = opened.adopt(await openOwnDatabase(), (database) => database.close());
  const dbName = ownDatabaseName();
  opened.defer(() => dropDatabase(uri, dbName));
  const engines = opened.adopt(await openOwnEngines(`${uri} ${dbName}`), (one) => one.close());
  const secret = randomBytes(32).toString('base64url');
  const jwtSecret = new TextEncoder().encode(secret);
  const connection = await createConnection(uri, { dbName }).asPromise();
  opened.defer(() => connection.close());
  const { User, Category } = createModels(connection);
  const category = await Category.create(aCategory());
  const people = [];
  for (const role of ['seller', 'seller', 'buyer', 'buyer'] as const) {
    const user: UserRecord = await User.create({
      ...aUser({ role }),
      uid: `uid of ${role} ${people.length}`,
    });
    people.push({ role, token: await issueToken({ jwtSecret }, user) });
  }
  const compileCache = getCompileCacheDir();
  // Shares this process's compile cache.
  const env = {
    ...engines.variables,
    ...(compileCache && { NODE_COMPILE_CACHE: dirname(compileCache) }),
  };
  const processes: { child: ChildProcess; url: string }[] = [];
  for (let i = 0; i < 2; i += 1) {
    const child = fork(program, [uri, dbName, secret], { env });
    opened.defer(async () => {
      const ended = once(child, 'exit');
      if (child.connected) child.disconnect();
      await ended;
    });
    processes.push({ child, url: await said(child) });
  }
  const proxy = opened.adopt(await startRoundRobin(processes.map(({ url }) => url)), (one) =>
    one.close(),
  );
  const parts = opened.move();
  return {
    urls: processes.map(({ url }) => url),
    /** A proxy in front of both, which sends each request to the next one. */
    url: proxy.url,
    people,
    categoryId: category.id as string,
    /** Breaks both processes, or repairs them. */
    async break(fault: Fault) {
      for (const { child } of processes) {
        child.send({ fault });
        await said(child);
      }
    },
    close: () => parts.disposeAsync(),
  };
}

async function said(child: ChildProcess): Promise<string> {
  const over = new AbortController();
  const ended = once(child, 'exit', { signal: over.signal }).then(([code]) => {
    throw new Error(`A process has ended with ${code}.`);
  });
  ended.catch(() => {});
  const [text] = await Promise.race([once(child, 'message'), ended]);
  over.abort();
  return String(text);
}

export type TwoProcesses = Awaited<ReturnType<typeof startTwoProcesses>>;
