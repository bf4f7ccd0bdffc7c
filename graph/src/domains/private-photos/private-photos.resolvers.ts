import type { Resolvers } from '../../generated/graphql.ts';
import { addressesFor } from './addresses-for.queries.ts';

export const privatePhotoResolvers: Resolvers = {
  PrivatePhoto: {
    url: (photo, _args, context) => addressesFor(context, photo).url,
    srcSet: (photo, _args, context) => addressesFor(context, photo).srcSet,
    color: ({ color }) => `#${color}`,
  },
};
