import type { ApolloCache, ApolloClient, Cache, OperationVariables } from '@apollo/client';
import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import { getOperationAST, Kind, OperationTypeNode } from 'graphql';
import * as browserDatabase from 'idb-keyval';
import { freshnessOf } from '../client.ts';
import { showCache } from '../races/showCache.ts';
import { addBelow, snapshotOf } from './snapshot.ts';

/** The account and build of a snapshot. */
type Owner = { accountId: string; build: string };

type StoredSnapshot = Owner & {
  /** epoch milliseconds */
  at: number;
  cache: NormalizedCacheObject;
};

/** A snapshot is deleted after this long without a visit. */
const longestMs = 30 * 24 * 60 * 60_000;
/** Pause between two snapshots. */
const pauseMs = 5_000;

const key = 'cache';
/** The browser's store for everything it keeps of an account. */
export const accountStore = browserDatabase.createStore('fitness-zone', 'kept');

/** Replaced in tests. */
type Database = Pick<typeof browserDatabase, 'get' | 'set' | 'del' | 'clear'>;

/** Commits each write at once, since a page that closes takes its open transactions with it. */
const committing: Database = {
  ...browserDatabase,
  set: (name, value) => write((records) => records.put(value, name)),
  clear: () => write((records) => records.clear()),
};

const write = (act: (records: IDBObjectStore) => void): Promise<void> =>
  accountStore('readwrite', (records) => {
    act(records);
    records.transaction.commit();
    return browserDatabase.promisifyRequest(records.transaction);
  });

/** The snapshot of this account's last visit with this build. Deletes one that can't be used. */
async function read(
  { accountId, build }: Owner,
  { get, del }: Database,
): Promise<StoredSnapshot | null> {
  const kept = await get<StoredSnapshot>(key, accountStore);
  if (!kept) return null;
  const isOwn = kept.accountId === accountId && kept.build === build;
  if (isOwn && Date.now() - kept.at < longestMs) return kept;
  await del(key, accountStore);
  return null;
}

/** Deletes the snapshot of any account and the mutations that wait for the network. */
export const deleteStoredData = ({ clear }: Pick<Database, 'clear'> = committing): Promise<void> =>
  clear(accountStore);

/**
 * Adds the last visit's records to the cache; the cache's own values win. Queries that they answer are refetched when
 * they are shown.
 * @param isWanted whether it may still be added once it is read
 * @returns when the snapshot was made, in epoch milliseconds; null without one
 */
export async function restoreSnapshot(
  client: ApolloClient,
  owner: Owner,
  isWanted: () => boolean,
  database: Database = committing,
): Promise<number | null> {
  const kept = await read(owner, database);
  const { cache } = client;
  const shown = cache.extract() as NormalizedCacheObject;
  const me = refOf(shown.ROOT_QUERY?.me);
  // The account may have changed meanwhile.
  if (!kept || !isWanted() || (me !== null && me !== `User:${owner.accountId}`)) return null;
  cache.restore(addBelow(shown, kept.cache));
  freshnessOf(client).staleQueries.expireAll(true);
  // Restoring drops optimistic updates and notifies no query.
  showCache(client);
  cache.batch({ update: () => {} });
  return kept.at;
}

/**
 * Saves snapshots of the cache from now on, while the page is idle and when it is hidden.
 * @param owner returns the current owner of the cache; null for none
 * @returns a function that stops it
 */
export function saveSnapshots(
  client: ApolloClient,
  owner: () => Owner | null,
  { set }: Pick<Database, 'set'> = committing,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  let isRefused = false;
  /** The root's fields, the latest written last. */
  const fields = new Set<string>();

  async function save(): Promise<void> {
    timer = undefined;
    const own = owner();
    const cache = client.cache.extract() as NormalizedCacheObject;
    // The cache may belong to another account for a moment.
    if (!own || refOf(cache.ROOT_QUERY?.me) !== `User:${own.accountId}`) return;
    const first = [...fields].reverse();
    const kept: StoredSnapshot = { ...own, at: Date.now(), cache: snapshotOf(cache, { first }) };
    try {
      await set(key, kept, accountStore);
    } catch {
      // The store is full, or the browser refuses to store data for pages.
      isRefused = true;
    }
  }

  function change(written?: Written): void {
    if (isRefused) return;
    for (const name of written ? rootFieldsOf(client.cache as InMemoryCache, written) : []) {
      fields.delete(name);
      fields.add(name);
    }
    timer ??= setTimeout(() => {
      if ('requestIdleCallback' in globalThis)
        requestIdleCallback(() => void save(), { timeout: pauseMs });
      else void save();
    }, pauseMs);
  }

  function hide(): void {
    if (document.visibilityState !== 'hidden' || timer === undefined) return;
    clearTimeout(timer);
    void save();
  }

  const stop = onWrite(client.cache, change);
  document.addEventListener('visibilitychange', hide);
  change();
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', hide);
  };
}

type Written = Pick<Cache.WriteOptions, 'query' | 'variables'>;

/**
 * Calls back after each write, with the query if one was written. Apollo has no event for it.
 * @returns a function that stops it
 */
function onWrite(cache: ApolloCache, call: (written?: Written) => void): () => void {
  const { write, modify, evict } = cache;
  cache.write = (options) => {
    const written = write.call(cache, options);
    call(options);
    return written;
  };
  cache.modify = (options) => {
    const isModified = modify.call(cache, options as never);
    call();
    return isModified;
  };
  cache.evict = (options) => {
    const isEvicted = evict.call(cache, options);
    call();
    return isEvicted;
  };
  return () => Object.assign(cache, { write, modify, evict });
}

/** The cache's names of the root fields that a query selects; none for a fragment. */
function rootFieldsOf({ policies }: InMemoryCache, { query, variables = {} }: Written): string[] {
  const operation = getOperationAST(query);
  if (operation?.operation !== OperationTypeNode.QUERY) return [];
  return operation.selectionSet.selections
    .filter((one) => one.kind === Kind.FIELD)
    .map((field) =>
      policies.getStoreFieldName({
        typename: 'Query',
        fieldName: field.name.value,
        field,
        variables: variables as OperationVariables,
      }),
    );
}

const refOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && '__ref' in value ? String(value.__ref) : null;
