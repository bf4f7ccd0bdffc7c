import type { Resolvers } from '../../../generated/graphql.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { updateProfile } from './profile.service.ts';

export const profileResolvers: Resolvers = {
  Mutation: { updateProfile: mutation((context, { input }) => updateProfile(context, input)) },
};
