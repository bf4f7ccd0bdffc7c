import { makeExecutableSchema } from '@graphql-tools/schema';
import typeDefs from '../../schema.graphql?raw';
import { accountResolvers } from './account.resolvers.ts';
import { catalogResolvers } from './catalog.resolvers.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { listResolvers } from './list.resolvers.ts';
import { liveResolvers } from './live.resolvers.ts';
import { paymentResolvers } from './payment.resolvers.ts';
import { queryResolvers } from './query.resolvers.ts';
import { recordResolvers } from './record.resolvers.ts';

/** The product's contract over the mocks' world. `changed` replaces single resolvers, for one test. */
export const createMockSchema = (changed: Resolvers = {}) =>
  makeExecutableSchema({
    typeDefs,
    resolvers: [
      { ...recordResolvers, Query: queryResolvers },
      liveResolvers,
      {
        Mutation: {
          ...accountResolvers,
          ...catalogResolvers,
          ...listResolvers,
          ...paymentResolvers,
        },
      },
      changed,
    ],
  });
