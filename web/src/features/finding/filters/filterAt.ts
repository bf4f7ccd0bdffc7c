import { matchPath } from 'react-router-dom';
import type { ProductFilter } from '../../../generated/graphql.ts';
import { patterns } from '../../../lib/paths.ts';
import { readProductsAddress } from './productsAddress.ts';

/**
 * The filter of the list at an address.
 * @param path including the query string
 * @param currency ISO 4217; the address has prices in its major units
 */
export function filterAt(path: string, currency: string): ProductFilter {
  const [pathname = '', search = ''] = path.split('?');
  const { filter } = readProductsAddress(new URLSearchParams(search), currency);
  const id = matchPath(patterns.category, pathname)?.params.id;
  return id ? { ...filter, categoryIds: [id] } : filter;
}
