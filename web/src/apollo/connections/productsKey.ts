import type { FieldPolicy } from '@apollo/client/cache';
import { canonicalStringify } from '@apollo/client/utilities';
import type { ProductFilter, ProductSort } from '../../generated/graphql.ts';

/** The arguments of a product connection that say which products it has, and in which order. */
export type ProductsArguments = {
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
};

/** A filter with only what narrows the connection, so that filters that mean the same are equal. */
export function normalFilter(filter: ProductFilter | null | undefined): ProductFilter {
  const entries = Object.entries(filter ?? {}).flatMap(([name, value]) => {
    const normal = normalValue(value);
    return normal === null ? [] : [[name, normal] as const];
  });
  return Object.fromEntries(entries.filter(([name, value]) => name !== 'verifiedSeller' || value));
}

function normalValue(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : [...new Set(value)].toSorted();
  if (typeof value === 'string') return value.trim() || null;
  return value;
}

/** The order that a connection has: by default that by relevance, which needs a text. */
export function normalSort({ filter, sort }: ProductsArguments): ProductSort {
  const order = sort ?? 'RELEVANCE';
  return order === 'RELEVANCE' && !filter?.text ? 'NEWEST' : order;
}

/** The cache key of a product connection: the same for arguments that mean the same. */
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
