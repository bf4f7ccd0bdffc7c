import type { Resolvers } from '../../../generated/graphql.ts';
import { collectPersonalData } from './personal-data.service.ts';

export const personalDataResolvers: Resolvers = {
  Query: {
    personalData: async (_root, _args, context) =>
      JSON.stringify(await collectPersonalData(context), null, 2),
  },
};
