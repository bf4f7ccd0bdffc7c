import type { Resolvers } from '../../generated/graphql.ts';
import { nullIfNotFound } from '../../graphql/null-if-not-found.ts';
import { readPriceGuide, readProductPriceGuide } from './price-guide.queries.ts';

export const priceGuideResolvers: Resolvers = {
  Query: { priceGuide: nullIfNotFound((context, args) => readPriceGuide(context, args)) },
  Product: { priceGuide: (product, _, context) => readProductPriceGuide(context, product) },
};
