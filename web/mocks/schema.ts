import { inputScalars } from '@fitness-zone/contract/inputs/scalars.ts';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLSchema, parse } from 'graphql';
import typeDefs from '../../schema.graphql?raw';
import type { Resolvers } from './generated/resolvers.ts';
import { accountResolvers } from './resolvers/accounts/account.resolvers.ts';
import { adminResolvers } from './resolvers/accounts/admin.resolvers.ts';
import { suspensionResolvers } from './resolvers/accounts/suspension.resolvers.ts';
import { catalogResolvers } from './resolvers/catalog/catalog.resolvers.ts';
import { categoryResolvers } from './resolvers/catalog/category.resolvers.ts';
import { editingResolvers } from './resolvers/catalog/editing.resolvers.ts';
import { hidingResolvers } from './resolvers/catalog/hiding.resolvers.ts';
import { messageMutations } from './resolvers/dealing/message.resolvers.ts';
import { messageRecords } from './resolvers/dealing/messageRecord.resolvers.ts';
import { offerResolvers } from './resolvers/dealing/offer.resolvers.ts';
import { reviewResolvers } from './resolvers/dealing/review.resolvers.ts';
import { listResolvers } from './resolvers/list.resolvers.ts';
import { liveResolvers } from './resolvers/live.resolvers.ts';
import { notificationResolvers } from './resolvers/notification.resolvers.ts';
import { paymentResolvers } from './resolvers/payments/payment.resolvers.ts';
import { queryResolvers } from './resolvers/query.resolvers.ts';
import { recordResolvers } from './resolvers/record.resolvers.ts';
import { reportMutations, reportRecords } from './resolvers/reports/report.resolvers.ts';

const document = parse(typeDefs);

const schemaWith = (overrides: Resolvers): GraphQLSchema =>
  makeExecutableSchema({
    typeDefs: document,
    resolvers: [
      inputScalars,
      { ...recordResolvers, ...messageRecords, ...reportRecords, Query: queryResolvers },
      liveResolvers,
      reviewResolvers,
      {
        Mutation: {
          ...accountResolvers,
          ...adminResolvers,
          ...suspensionResolvers,
          ...catalogResolvers,
          ...categoryResolvers,
          ...editingResolvers,
          ...hidingResolvers,
          ...listResolvers,
          ...notificationResolvers,
          ...messageMutations,
          ...reportMutations,
          ...paymentResolvers,
          ...offerResolvers,
        },
      },
      overrides,
    ],
  });

/** Shared by all mock shops, of which tests make hundreds. */
const plain = schemaWith({});

/** The product's schema over the mocks' records. `overrides` replaces single resolvers, for one test. */
export const createMockSchema = (overrides: Resolvers | null): GraphQLSchema =>
  overrides ? schemaWith(overrides) : plain;
