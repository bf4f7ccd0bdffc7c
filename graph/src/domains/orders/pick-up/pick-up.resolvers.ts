import type { Resolvers } from '../../../generated/graphql.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { situationOf } from '../state/order-facts.queries.ts';
import { announceArrival } from './announce-arrival.service.ts';
import { acceptPickUp, proposePickUp } from './arrange-pick-up.service.ts';
import { choosePickUpTime } from './choose-pick-up-time.service.ts';
import { shownPickUp, shownTimes } from './shown-pick-up.queries.ts';
import { plansShownTo } from './windows/pick-up-plan.queries.ts';
import { deletePickUpPlan, savePickUpPlan } from './windows/pick-up-plans.service.ts';

export const pickUpResolvers: Resolvers = {
  Mutation: {
    proposePickUp: mutation((context, { input }) => proposePickUp(context, input)),
    acceptPickUp: mutation((context, { input }) => acceptPickUp(context, input)),
    choosePickUpTime: mutation((context, { input }) => choosePickUpTime(context, input)),
    announceArrival: mutation((context, { orderId }) => announceArrival(context, orderId)),
    savePickUpPlan: mutation((context, { input }) => savePickUpPlan(context, input)),
    deletePickUpPlan: mutation((context, { id }) => deletePickUpPlan(context, id)),
  },
  User: { pickUpPlans: ({ _id }, _args, context) => plansShownTo(context, _id) },
  PickUpPlan: {
    product: ({ productId }, _args, { loaders }) =>
      productId ? loaders.product.load(productId) : null,
    windows: ({ windows }) =>
      windows.map(({ weekday = null, date = null, ...hours }) => ({ weekday, date, ...hours })),
  },
  Order: {
    pickUpTimes: async (order, _args, context) =>
      shownTimes(context, await situationOf(context, order)),
    pickUp: async (order, _args, context) =>
      order.pickUp ? shownPickUp(context, await situationOf(context, order)) : null,
  },
};
