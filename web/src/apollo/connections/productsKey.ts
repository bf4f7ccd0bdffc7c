import type { FieldPolicy } from '@apollo/client/cache';
import { canonicalStringify } from '@apollo/client/utilities';
import type {
  AttributeFilter,
  NearInput,
  ProductFilter,
  ProductSort,
} from '../../generated/graphql.ts';

/** The arguments of a product connection that select and order its products. */
export type ProductsArguments = {
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
};

/** A filter with only the effective restrictions, so that equivalent filters are equal. */
export function normalFilter(filter: ProductFilter | null | undefined): ProductFilter {
  const entries = normalFields(filter ?? {});
  return Object.fromEntries(entries.filter(([name, value]) => name !== 'verifiedSeller' || value));
}

const normalFields = (fields: object): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    const normal = normalValue(value);
    return normal === null ? [] : [[name, normal]];
  });

function normalValue(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return normalList(value);
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'object') return normalPlace(value as NearInput);
  return value;
}

/** The distinct entries, sorted; null if there are none. */
function normalList(list: readonly unknown[]): unknown {
  const normal = list
    .map((one) => (one && typeof one === 'object' ? normalFact(one as AttributeFilter) : one))
    .filter((one) => one !== null);
  const entries = new Map(normal.map((one) => [canonicalStringify(one), one]));
  return entries.size === 0
    ? null
    : [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one);
}

/** The condition on a fact; null if there is none. */
function normalFact({ name, ...asked }: AttributeFilter): AttributeFilter | null {
  const normal = normalFields(asked);
  return normal.length > 0 ? { name, ...Object.fromEntries(normal) } : null;
}

/** Null if there is no place. */
function normalPlace({ place, within, unit }: NearInput): NearInput | null {
  const text = place.trim();
  return text ? { place: text, ...(within != null && { within }), ...(unit && { unit }) } : null;
}

/** The effective order of a connection. By relevance (the default) needs a text, by distance a place. */
export function normalSort({ filter, sort }: ProductsArguments): ProductSort {
  const order = sort === 'NEAREST' && !filter?.near ? 'RELEVANCE' : (sort ?? 'RELEVANCE');
  return order === 'RELEVANCE' && !filter?.text ? 'NEWEST' : order;
}

/** The cache key of a product connection, equal for equivalent arguments. */
export const productsKey: FieldPolicy['keyArgs'] = (args) => {
  const filter = normalFilter(args?.filter);
  const sort = normalSort({ filter, sort: args?.sort });
  const key = {
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(sort !== normalSort({ filter }) && { sort }),
    ...(args?.first != null && { first: args.first }),
  };
  return `products:${canonicalStringify(key)}`;
};
