import type { ApolloCache, ApolloClient } from '@apollo/client';
import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import { getOperationAST, Kind } from 'graphql';
import { createStore, del, get, set } from 'idb-keyval';
import { freshnessOf } from '../client.ts';
import { addBelow, snapshotOf } from './snapshot.ts';

/** Whose cache, and by which build's policies and queries. */
type Owner = { accountId: string; build: string };

type Kept = Owner & {
  /** epoch milliseconds */
  at: number;
  cache: NormalizedCacheObject;
};

/** Kept for this long without a visit. */
const longestMs = 30 * 24 * 60 * 60_000;
/** Between two snapshots. */
const pauseMs = 5_000;

const key = 'cache';
const store = createStore('fitness-zone', 'kept');

/** The snapshot of this account's last visit; none of another build. Whatever can't be used is deleted. */
async function read({ accountId, build }: Owner): Promise<Kept | null> {
  const kept = await get<Kept>(key, store);
  if (!kept) return null;
  const isOwn = kept.accountId === accountId && kept.build === build;
  if (isOwn && Date.now() - kept.at < longestMs) return kept;
  await dropKeptCache();
  return null;
}

/** Deletes the snapshot, whoever's it is. */
export const dropKeptCache = (): Promise<void> => del(key, store);

/**
 * Shows at once what the account's last visit had in its cache: what isn't there yet. Queries that it answers are asked
 * again when they are shown.
 * @returns when the snapshot was made, in epoch milliseconds; null without one
 */
export async function restoreKeptCache(client: ApolloClient, owner: Owner): Promise<number | null> {
  const kept = await read(owner);
  if (!kept) return null;
  client.cache.restore(addBelow(client.cache.extract() as NormalizedCacheObject, kept.cache));
  freshnessOf(client).staleQueries.expireAll(true);
  return kept.at;
}

/**
 * Keeps a snapshot of the cache from now on, made while the page is idle, and when it is hidden.
 * @param owner whose snapshot it is now; null for nobody's
 * @returns a function that ends it
 */
export function keepCache(client: ApolloClient, owner: () => Owner | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    timer = undefined;
    const own = owner();
    const cache = client.cache.extract() as NormalizedCacheObject;
    // The cache may belong to another account for a moment.
    if (!own || refOf(cache.ROOT_QUERY?.me) !== `User:${own.accountId}`) return;
    const first = answeredFields(client);
    const kept: Kept = { ...own, at: Date.now(), cache: snapshotOf(cache, { first }) };
    // A full or refused store keeps the former snapshot, or none.
    void set(key, kept, store).catch(() => undefined);
  }

  function change(): void {
    timer ??= setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(save, { timeout: pauseMs });
      else save();
    }, pauseMs);
  }

  function hide(): void {
    if (document.visibilityState !== 'hidden' || timer === undefined) return;
    clearTimeout(timer);
    save();
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

/** Calls back after each write; returns a function that stops it. Apollo has no event for it. */
function onWrite(cache: ApolloCache, call: () => void): () => void {
  const { write, modify, evict } = cache;
  cache.write = (options) => {
    const written = write.call(cache, options);
    call();
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

/** Names of the root's fields in the cache, the last answered first. */
function answeredFields(client: ApolloClient): string[] {
  const { policies } = client.cache as InMemoryCache;
  return [...freshnessOf(client).staleQueries.states()]
    .sort((one, other) => other.answeredAt - one.answeredAt)
    .flatMap(({ query, variables }) =>
      (getOperationAST(query)?.selectionSet.selections ?? [])
        .filter((one) => one.kind === Kind.FIELD)
        .map((field) =>
          policies.getStoreFieldName({
            typename: 'Query',
            fieldName: field.name.value,
            field,
            variables,
          }),
        ),
    );
}

const refOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && '__ref' in value ? String(value.__ref) : null;
