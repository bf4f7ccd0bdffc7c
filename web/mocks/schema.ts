import { inputScalars } from '@fitness-zone/contract/scalars.ts';
import { makeExecutableSchema } from '@graphql-tools/schema';
import typeDefs from '../../schema.graphql?raw';
import type { Resolvers } from './generated/resolvers.ts';
import { accountResolvers } from './resolvers/account.resolvers.ts';
import { catalogResolvers } from './resolvers/catalog.resolvers.ts';
import { listResolvers } from './resolvers/list.resolvers.ts';
import { liveResolvers } from './resolvers/live.resolvers.ts';
import { paymentResolvers } from './resolvers/payment.resolvers.ts';
import { queryResolvers } from './resolvers/query.resolvers.ts';
import { recordResolvers } from './resolvers/record.resolvers.ts';

/** The product's schema over the mocks' records. `overrides` replaces single resolvers, for one test. */
export const createMockSchema = (overrides: Resolvers = {}) =>
  makeExecutableSchema({
    typeDefs,
    resolvers: [
      inputScalars,
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
      overrides,
    ],
  });
