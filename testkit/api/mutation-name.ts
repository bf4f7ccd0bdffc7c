import type { Resolvers } from '../../graph/src/generated/graphql.ts';

/** The name of a mutation in `schema.graphql`. */
export type MutationName = keyof Required<Resolvers>['Mutation'];
