import { askedPrefixes } from '@fitness-zone/contract/search/search-tokens.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { Filter, KeysetModel } from './keyset-query.ts';

/** Maximum number of records read and sorted for a text. */
export const mostMatches = 2_000;

/** Records with a token that begins with the prefix, by the index of `searchTokens`. */
export const tokenFilter = (prefix: string): Filter => ({
  searchTokens: { $regex: `^${prefix.replace(/[^\p{L}\p{N}]/gu, '\\$&')}` },
});

const nothing: Filter = { _id: { $in: [] } };

/**
 * Narrows a filter to the records that match a text. The query reads every record of its rarest word, or of the
 * filter, so one of them must be rare.
 * @throws Refusal `invalid` if neither is
 */
export async function withText<Item>(
  model: KeysetModel<Item>,
  filter: Filter,
  text: string | null | undefined,
): Promise<Filter> {
  const prefixes = askedPrefixes(text);
  if (prefixes === null) return nothing;
  if (prefixes.length === 0) return filter;
  const counts = await Promise.all(
    prefixes.map(async (prefix) => ({
      condition: tokenFilter(prefix),
      count: await countFew(model, tokenFilter(prefix)),
    })),
  );
  counts.sort((one, other) => one.count - other.count);
  if (Number(counts[0]?.count) > mostMatches && (await countFew(model, filter)) > mostMatches) {
    throw tooManyMatches();
  }
  return { $and: [...counts.map(({ condition }) => condition), filter] };
}

/** Number of matching records, counted up to one above `mostMatches`. */
export const countFew = <Item>(model: KeysetModel<Item>, filter: Filter) =>
  model.countDocuments(filter, { limit: mostMatches + 1 });

export const tooManyMatches = () =>
  new Refusal(
    'invalid',
    `More than ${mostMatches.toLocaleString('en')} entries match. Add another word, or more letters.`,
    { field: 'text' },
  );
