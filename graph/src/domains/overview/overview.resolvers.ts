import type { Resolvers } from '../../generated/graphql.ts';
import { readOverview } from './overview.service.ts';

export const overviewResolvers: Resolvers = {
  Query: { adminOverview: (_root, args, context) => readOverview(context, args) },
};
