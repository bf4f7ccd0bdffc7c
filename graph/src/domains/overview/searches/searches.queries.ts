import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';

/** A text that enough people have searched for, with its count in some days. */
export type SearchedTextRecord = { text: string; count: number; emptyCount: number };

/** Number of texts looked up at once; some have too few people to be shown. */
const batchSize = 1_000;

/** The most frequent texts in a range of days, and the most frequent ones without results. */
export async function readSearches(context: Context, given: unknown) {
  requireRole(context, 'admin');
  const { from, to, first = 20 } = validInput('QueryAdminSearchesArgs', given as never);
  if (from > to) throw new Refusal('invalid', 'from must not be after to.', { field: 'from' });
  const [frequent, withoutResults] = await Promise.all([
    mostSearched(context, { from, to, first, by: 'count' }),
    mostSearched(context, { from, to, first, by: 'emptyCount' }),
  ]);
  return { frequent, withoutResults };
}

type Asked = { from: string; to: string; first: number; by: 'count' | 'emptyCount' };

async function mostSearched(
  { models }: Context,
  { from, to, first, by }: Asked,
): Promise<SearchedTextRecord[]> {
  const sums = await models.SearchedDay.aggregate<Sums>([
    { $match: { date: { $gte: from, $lte: to }, [by]: { $gt: 0 } } },
    { $group: { _id: '$hash', count: { $sum: '$count' }, emptyCount: { $sum: '$emptyCount' } } },
    { $sort: { [by]: -1, _id: 1 } },
  ]);
  const found: SearchedTextRecord[] = [];
  for (let from = 0; from < sums.length && found.length < first; from += batchSize) {
    found.push(...(await readable({ models }, sums.slice(from, from + batchSize))));
  }
  return found.slice(0, first);
}

type Sums = Pick<SearchedTextRecord, 'count' | 'emptyCount'> & { _id: string };

/** The sums of texts that may be shown. */
async function readable(
  { models }: Pick<Context, 'models'>,
  sums: readonly Sums[],
): Promise<SearchedTextRecord[]> {
  const texts = await models.SearchedText.find(
    { _id: { $in: sums.map(({ _id }) => _id) }, text: { $ne: null } },
    { text: 1 },
  ).lean();
  const textOf = new Map(texts.map(({ _id, text }) => [_id, text]));
  return sums.flatMap(({ _id, count, emptyCount }) => {
    const text = textOf.get(_id);
    return text ? { text, count, emptyCount } : [];
  });
}
