import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { advertiseProduct, endAdvertisement } from './advertise-product.service.ts';

export const advertisingResolvers: Resolvers = {
  Mutation: {
    advertiseProduct: mutation((context, { id }) => advertiseProduct(context, id)),
    endAdvertisement: mutation((context, { id }) => endAdvertisement(context, id)),
  },
};
