import { readFileSync } from 'node:fs';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { accountResolvers } from '../domains/accounts/accounts.resolvers.ts';
import { accountDeletionResolvers } from '../domains/accounts/deletion/account-deletion.resolvers.ts';
import { personResolvers } from '../domains/accounts/people/person.resolvers.ts';
import { personalDataResolvers } from '../domains/accounts/personal-data/personal-data.resolvers.ts';
import { profileResolvers } from '../domains/accounts/profile/profile.resolvers.ts';
import { signInResolvers } from '../domains/accounts/sign-ins/sign-ins.resolvers.ts';
import { suspensionResolvers } from '../domains/accounts/suspension/suspension.resolvers.ts';
import { auditResolvers } from '../domains/audit/audit.resolvers.ts';
import { catalogResolvers } from '../domains/catalog/catalog.resolvers.ts';
import { followResolvers } from '../domains/follows/follows.resolvers.ts';
import { healthResolvers } from '../domains/health/health.resolvers.ts';
import { listResolvers } from '../domains/lists/lists.resolvers.ts';
import { liveResolvers } from '../domains/live/live.resolvers.ts';
import { messageResolvers } from '../domains/messages/messages.resolvers.ts';
import { notificationResolvers } from '../domains/notifications/notifications.resolvers.ts';
import { offerResolvers } from '../domains/offers/offers.resolvers.ts';
import { orderResolvers } from '../domains/orders/orders.resolvers.ts';
import { pickUpResolvers } from '../domains/orders/pick-up/pick-up.resolvers.ts';
import { overviewResolvers } from '../domains/overview/overview.resolvers.ts';
import { paymentResolvers } from '../domains/payments/payments.resolvers.ts';
import { payoutResolvers } from '../domains/payouts/payouts.resolvers.ts';
import { placeResolvers } from '../domains/places/places.resolvers.ts';
import { priceGuideResolvers } from '../domains/price-guide/price-guide.resolvers.ts';
import { privatePhotoResolvers } from '../domains/private-photos/private-photos.resolvers.ts';
import { receiptResolvers } from '../domains/receipts/receipts.resolvers.ts';
import { reportResolvers } from '../domains/reports/reports.resolvers.ts';
import { reviewResolvers } from '../domains/reviews/reviews.resolvers.ts';
import { savedSearchResolvers } from '../domains/saved-searches/saved-searches.resolvers.ts';
import { searchesResolvers } from '../domains/searches/searches.resolvers.ts';
import { shopResolvers } from '../domains/shop/shop.resolvers.ts';
import { statisticsResolvers } from '../domains/statistics/statistics.resolvers.ts';
import type { Resolvers } from '../generated/graphql.ts';
import { describeBounds } from './describe-bounds.ts';
import { scalars } from './scalars.ts';
import { valueResolvers } from './values.resolvers.ts';

/** The contract as its authors write it, with directives. */
export const readContract = (): string =>
  readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

/** The resolvers of all domains. */
export const domainResolvers: readonly Resolvers[] = [
  accountResolvers,
  accountDeletionResolvers,
  suspensionResolvers,
  personResolvers,
  profileResolvers,
  catalogResolvers,
  listResolvers,
  followResolvers,
  savedSearchResolvers,
  paymentResolvers,
  orderResolvers,
  offerResolvers,
  notificationResolvers,
  messageResolvers,
  placeResolvers,
  priceGuideResolvers,
  privatePhotoResolvers,
  pickUpResolvers,
  payoutResolvers,
  receiptResolvers,
  reportResolvers,
  signInResolvers,
  auditResolvers,
  personalDataResolvers,
  reviewResolvers,
  statisticsResolvers,
  healthResolvers,
  overviewResolvers,
  searchesResolvers,
  shopResolvers,
  liveResolvers,
];

type Edges = { edges: readonly { node: unknown }[] };

/** The fields of every connection. `totalCount` is a function, which graphql calls. */
export const connectionResolvers = (typeDefs: string) =>
  Object.fromEntries(
    [...typeDefs.matchAll(/^type (\w+Connection) /gm)].map(([, name = '']) => [
      name,
      { nodes: ({ edges }: Edges) => edges.map(({ node }) => node) },
    ]),
  );

let created: GraphQLSchema | undefined;

/** The contract with all its resolvers; descriptions name the bounds. One for all apps of a process. */
export function createSchema(): GraphQLSchema {
  created ??= describeBounds(executable());
  return created;
}

const executable = (typeDefs = readContract()) =>
  makeExecutableSchema({
    // Otherwise the location of each token would stay in memory.
    noLocation: true,
    typeDefs,
    resolvers: [
      scalars,
      enumValues,
      valueResolvers,
      connectionResolvers(typeDefs),
      ...domainResolvers,
    ],
  });
