import type { Resolvers } from '../../../generated/graphql.ts';
import { readSearches } from './searches.queries.ts';

export const searchesResolvers: Resolvers = {
  Query: { adminSearches: (_root, args, context) => readSearches(context, args) },
};
