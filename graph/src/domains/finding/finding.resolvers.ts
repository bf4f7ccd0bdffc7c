import type { Resolvers } from '../../generated/graphql.ts';
import { nullIfNotFound } from '../../graphql/null-if-not-found.ts';
import { adminProducts } from './all-products/all-products.queries.ts';
import {
  browseCategory,
  browseProducts,
  type ProductPage,
  withoutFilter,
} from './all-products/browse-products.queries.ts';
import { distanceFrom } from './search/distance-from.queries.ts';
import { suggestSearches } from './search/suggest-searches.service.ts';
import {
  browseSellersProducts,
  countSellersProducts,
  sellingSince,
  viewSeller,
} from './seller/seller.queries.ts';
import { similarProducts } from './similar/similar-products.queries.ts';

/** A list counts as a search only if the query selects its entries. */
function shownEdges({ countSearch, edges }: ProductPage) {
  countSearch?.();
  return edges.map((edge) => ({ missing: [], distance: null, ...edge }));
}

export const findingResolvers: Resolvers = {
  Query: {
    products: (_root, { filter, ...page }, context) => browseProducts(context, page, filter ?? {}),
    adminProducts: async (_root, args, context) =>
      withoutFilter(await adminProducts.page(context, args)),
    searchSuggestions: (_root, args, context) => suggestSearches(context, args),
    seller: nullIfNotFound((context, { userId }) => viewSeller(context, userId)),
  },
  Category: { products: ({ _id }, page, context) => browseCategory(context, page, _id) },
  ProductConnection: {
    edges: (page) => shownEdges(page),
    nodes: (page) => shownEdges(page).map(({ node }) => node),
    totalCount: ({ totalCount }) => totalCount(),
    facets: ({ facets }) => facets(),
    correctedText: ({ correctedText }) => correctedText(),
    textPrice: ({ textPrice }) => textPrice(),
    understood: ({ understood }) => understood(),
    advertisements: ({ advertisements }) => advertisements(),
  },
  ProductEdge: {
    missing: ({ missing }) => missing ?? [],
  },
  User: {
    since: sellingSince,
    forSaleCount: (user, _args, context) => countSellersProducts(context, user, 'available'),
    soldCount: (user, _args, context) => countSellersProducts(context, user, 'sold'),
    productsForSale: (user, page, context) =>
      browseSellersProducts(context, user, 'available', page),
    productsSold: (user, page, context) => browseSellersProducts(context, user, 'sold', page),
  },
  Product: {
    distance: distanceFrom,
    similarProducts: (product, { first }, context) => similarProducts(context, product, first),
  },
};
