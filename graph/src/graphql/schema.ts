import { readFileSync } from 'node:fs';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { accountDeletionResolvers } from '../domains/account-deletion/account-deletion.resolvers.ts';
import { accountResolvers } from '../domains/accounts/accounts.resolvers.ts';
import { auditResolvers } from '../domains/audit/audit.resolvers.ts';
import { catalogResolvers } from '../domains/catalog/catalog.resolvers.ts';
import { listResolvers } from '../domains/lists/lists.resolvers.ts';
import { liveResolvers } from '../domains/live/live.resolvers.ts';
import { notificationResolvers } from '../domains/notifications/notifications.resolvers.ts';
import { paymentResolvers } from '../domains/payments/payments.resolvers.ts';
import { personalDataResolvers } from '../domains/personal-data/personal-data.resolvers.ts';
import { scalars } from './scalars.ts';
import { valueResolvers } from './values.resolvers.ts';

/** The contract with all its resolvers. */
export const createSchema = () =>
  makeExecutableSchema({
    typeDefs: readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
    resolvers: [
      scalars,
      enumValues,
      valueResolvers,
      accountResolvers,
      accountDeletionResolvers,
      catalogResolvers,
      listResolvers,
      paymentResolvers,
      notificationResolvers,
      auditResolvers,
      personalDataResolvers,
      liveResolvers,
    ],
  });
