import type { Resolvers } from '../../../generated/graphql.ts';
import { collectPersonalData } from './personal-data.rest.ts';

export const personalDataResolvers: Resolvers = {
  Query: {
    personalData: (_root, _args, context) => collectPersonalData(context),
  },
};
