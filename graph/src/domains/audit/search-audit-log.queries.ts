import { hasPrefixes, searchTokens } from '@fitness-zone/contract/search/search-tokens.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import { isObjectId, objectIdOf } from '../../shared/ids.ts';
import type { Filter } from '../../shared/keyset/keyset-query.ts';
import {
  countFew,
  mostMatches,
  tokenFilter,
  tooManyMatches,
} from '../../shared/keyset/text-filter.ts';
import type { AuditRecord } from './audit.model.ts';

type Records = Pick<Context, 'models'>;

/**
 * The entries that match every prefix, in their own words or in the current names of the actor and of the person,
 * product or category. Scans the entries of the rarest prefix, or of the filter.
 * @throws Refusal `invalid` if these are too many
 */
export async function searchAuditLog(
  records: Records,
  filter: Filter,
  prefixes: readonly string[],
): Promise<Types.ObjectId[]> {
  const { AuditLog } = records.models;
  const found = await AuditLog.find(await rarest(records, filter, prefixes))
    .limit(mostMatches)
    .lean();
  const names = await namesOf(records, found);
  const entries = found.filter((entry) => {
    const ids = [entry._id, entry.actorId, entry.targetId].map(String);
    const tokens = [entry.searchTokens ?? [], ...ids.map((id) => names.get(id) ?? [])].flat();
    return prefixes.every((prefix) => ids.includes(prefix) || hasPrefixes(tokens, [prefix]));
  });
  return entries.map(({ _id }) => _id);
}

/** The condition that leaves the fewest entries. */
async function rarest(
  records: Records,
  filter: Filter,
  prefixes: readonly string[],
): Promise<Filter> {
  const { AuditLog } = records.models;
  const candidates = await Promise.all(
    prefixes.map(async (prefix) => {
      const condition = await conditionOf(records, prefix);
      if (!condition) return null;
      return { condition, count: await countFew(AuditLog, condition) };
    }),
  );
  const [least] = candidates
    .filter((candidate) => candidate !== null)
    .sort((one, other) => one.count - other.count);
  if (least && least.count <= mostMatches) return { $and: [least.condition, filter] };
  if ((await countFew(AuditLog, filter)) <= mostMatches) return filter;
  throw tooManyMatches();
}

/** The condition for entries with a prefix; null if too many names begin with it. */
async function conditionOf(records: Records, prefix: string): Promise<Filter | null> {
  const ids = isObjectId(prefix) ? [objectIdOf(prefix)] : [];
  const named = await idsNamed(records, prefix);
  if (!named) return null;
  const $in = [...ids, ...named];
  const own = [tokenFilter(prefix), ...ids.map((_id) => ({ _id }))];
  return { $or: [...own, { actorId: { $in } }, { targetId: { $in } }] };
}

async function idsNamed({ models }: Records, prefix: string): Promise<Types.ObjectId[] | null> {
  const [people, products, categories] = await Promise.all([
    models.User.find(tokenFilter(prefix), { _id: 1 })
      .limit(mostMatches + 1)
      .lean(),
    models.Product.find(tokenFilter(prefix), { _id: 1 })
      .limit(mostMatches + 1)
      .lean(),
    categoriesOf({ models }),
  ]);
  const named = categories.filter(({ tokens }) => hasPrefixes(tokens, [prefix]));
  const all = [...people, ...products, ...named];
  return all.length > mostMatches ? null : all.map(({ _id }) => _id);
}

/** Reads all, since there are few. */
async function categoriesOf({ models }: Records) {
  const categories = await models.Category.find({ deletingAt: null }, { title: 1 }).lean();
  return categories.map(({ _id, title }) => ({ _id, tokens: searchTokens([title]) }));
}

/** Search texts of the people, products and categories in the entries, by id. */
async function namesOf(
  records: Records,
  entries: readonly AuditRecord[],
): Promise<Map<string, string[]>> {
  const { models } = records;
  const ids = new Map<string, Types.ObjectId>();
  for (const id of entries.flatMap(({ actorId, targetId }) => [actorId, targetId])) {
    if (id) ids.set(id.toHexString(), id);
  }
  const _id = { $in: [...ids.values()] };
  const [people, products, categories] = await Promise.all([
    models.User.find({ _id, deletingAt: null }, { searchTokens: 1 }).lean(),
    models.Product.find({ _id }, { searchTokens: 1 }).lean(),
    categoriesOf(records),
  ]);
  return new Map([
    ...[...people, ...products].map(
      ({ _id, searchTokens: tokens }) => [_id.toHexString(), tokens ?? []] as const,
    ),
    ...categories.map(({ _id, tokens }) => [_id.toHexString(), tokens] as const),
  ]);
}
