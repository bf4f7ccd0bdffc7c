import type { Resolvers } from '../../generated/graphql.ts';
import { readHealth } from './health.service.ts';

export const healthResolvers: Resolvers = {
  Query: { adminHealth: (_root, _args, context) => readHealth(context) },
};
