import type { NormalizedCacheObject, StoreObject } from '@apollo/client/cache';

/** Characters of JSON that a snapshot has at most. */
const mostCharacters = 5_000_000;

const root = 'ROOT_QUERY';

/** What only open orders need. */
const untilClosed = /^(handOverCode|pickUp|pickUpTimes)\b/;
const closed = new Set<unknown>(['CLOSED', 'CANCELLED']);

type Options = {
  /** names of the root's fields in the cache, the most important first */
  first: readonly string[];
  most?: number;
};

/**
 * The part of a cache that is worth keeping: the root's fields with everything that they lead to, as many as fit.
 * Orders that are over leave their code and their place behind.
 */
export function snapshotOf(
  cache: NormalizedCacheObject,
  { first, most = mostCharacters }: Options,
): NormalizedCacheObject {
  const fields = cache[root] ?? {};
  const kept: NormalizedCacheObject = {};
  const keptFields: Record<string, unknown> = {};
  let size = 0;
  for (const name of new Set(['__typename', 'me', ...first, ...Object.keys(fields)])) {
    const value = fields[name];
    if (value === undefined) continue;
    const records = reachableFrom(value, cache, kept);
    size += JSON.stringify(value).length + JSON.stringify(records).length;
    if (size > most) break;
    keptFields[name] = value;
    Object.assign(kept, records);
  }
  return { ...kept, [root]: keptFields as StoreObject };
}

/** The records that a value leads to, without those that are known. */
function reachableFrom(
  value: unknown,
  cache: NormalizedCacheObject,
  known: NormalizedCacheObject,
): NormalizedCacheObject {
  const found: NormalizedCacheObject = {};
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const id = '__ref' in next ? String(next.__ref) : null;
    if (id === null) open.push(...Object.values(next));
    else if (!known[id] && !found[id] && cache[id]) {
      const record = withoutSecrets(cache[id]);
      found[id] = record;
      open.push(record);
    }
  }
  return found;
}

function withoutSecrets(record: StoreObject): StoreObject {
  if (record.__typename !== 'Order' || !closed.has(record.state)) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !untilClosed.test(name)));
}

/** Adds what a cache doesn't have: its own fields count. */
export function addBelow(
  cache: NormalizedCacheObject,
  kept: NormalizedCacheObject,
): NormalizedCacheObject {
  const merged: NormalizedCacheObject = { ...kept, ...cache };
  for (const [id, record] of Object.entries(cache)) merged[id] = { ...kept[id], ...record };
  return merged;
}
