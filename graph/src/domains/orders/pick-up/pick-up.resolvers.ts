import type { Resolvers } from '../../../generated/graphql.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { situationOf } from '../state/order-facts.queries.ts';
import { acceptPickUp, proposePickUp } from './arrange-pick-up.service.ts';
import { shownPickUp } from './shown-pick-up.queries.ts';

export const pickUpResolvers: Resolvers = {
  Mutation: {
    proposePickUp: mutation((context, { input }) => proposePickUp(context, input)),
    acceptPickUp: mutation((context, { input }) => acceptPickUp(context, input)),
  },
  Order: {
    pickUp: async (order, _args, context) =>
      order.pickUp ? shownPickUp(context, await situationOf(context, order)) : null,
  },
};
