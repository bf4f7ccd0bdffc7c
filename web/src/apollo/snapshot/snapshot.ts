import type { NormalizedCacheObject, StoreObject } from '@apollo/client/cache';

/** Maximum size of a snapshot, in characters of JSON. */
const mostCharacters = 5_000_000;

const root = 'ROOT_QUERY';

/** Fields that only open orders need. */
const untilClosed = /^(handOverCode|pickUp|pickUpTimes)\b/;
const closed = new Set<unknown>(['CLOSED', 'CANCELLED']);

type Options = {
  /** names of the root's fields in the cache, most important first */
  first: readonly string[];
  most?: number;
};

/**
 * The part of a cache worth saving: the root's fields with all records they reach, as many as fit. Closed orders lose
 * their hand-over code and place.
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

/** The records that a value reaches, except known ones. */
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

/** Adds the missing parts to a cache; its own fields win. */
export function addBelow(
  cache: NormalizedCacheObject,
  kept: NormalizedCacheObject,
): NormalizedCacheObject {
  const merged: NormalizedCacheObject = { ...kept, ...cache };
  for (const [id, record] of Object.entries(cache)) merged[id] = { ...kept[id], ...record };
  return merged;
}
