import type { Resolvers } from '../../../generated/graphql.ts';
import { productStatistics, sellerStatistics } from './product-statistics.queries.ts';
import { salesOverTime } from './sales-over-time.queries.ts';

export const statisticsResolvers: Resolvers = {
  Query: {
    productStatistics: (_root, { ids }, context) => productStatistics(context, ids),
    sellerStatistics: (_root, _args, context) => sellerStatistics(context),
    salesOverTime: (_root, { months }, context) => salesOverTime(context, months),
  },
  ProductStatistics: {
    id: ({ product }) => product._id.toHexString(),
    interest: ({ product, interestIn }) => interestIn(product),
  },
};
