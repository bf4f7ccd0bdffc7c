import type { Resolvers } from '../../generated/graphql.ts';
import { findPlaces } from './find-places.service.ts';

export const placeResolvers: Resolvers = {
  Query: { places: (_root, args, context) => findPlaces(context, args) },
};
