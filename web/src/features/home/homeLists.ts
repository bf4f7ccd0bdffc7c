import type { HomeList_ProductsFragment, HomeQuery } from '../../generated/graphql.ts';
import { type FragmentType, unmask } from '../../lib/graphql.ts';

type Products = HomeList_ProductsFragment['edges'][number]['node'][];

export type HomeLists = { newest: Products; more: Products; advertised: Products };

const inFirstRows = 8;

// Sold products leave the lists at once, even if the query still includes them.
const availableIn = (connection: FragmentType<HomeList_ProductsFragment>): Products =>
  unmask<HomeList_ProductsFragment>(connection)
    .edges.map(({ node }) => node)
    .filter(({ inStock }) => inStock === 'AVAILABLE');

/**
 * Divides the newest products among the first two rows and the carousel, without the advertised ones. With few
 * products, the carousel repeats them.
 */
export function homeLists({ products, advertised }: HomeQuery): HomeLists {
  const promoted = availableIn(advertised);
  const promotedIds = new Set(promoted.map(({ id }) => id));
  const all = availableIn(products);
  const others = all.filter(({ id }) => !promotedIds.has(id));
  const newest = others.length > 0 ? others : all;
  const more = newest.slice(inFirstRows);
  return {
    newest: newest.slice(0, inFirstRows),
    more: more.length > 0 ? more : newest,
    advertised: promoted,
  };
}
