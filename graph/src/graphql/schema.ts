import { enumValues } from '@fitness-zone/contract/enums.ts';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { DateTimeResolver, JSONResolver, LocalDateResolver } from 'graphql-scalars';
import { personalDataResolvers } from '../domains/accounts/personal-data/personal-data.resolvers.ts';
import { commonResolvers, readContract } from './contract.ts';
import { describeBounds } from './describe-bounds.ts';
import { domainResolvers } from './domain-resolvers.ts';
import { valueResolvers } from './values.resolvers.ts';

let created: GraphQLSchema | undefined;

/** The contract with all its resolvers. Descriptions name the bounds. All apps of a process share one. */
export function createSchema(): GraphQLSchema {
  created ??= describeBounds(executable());
  return created;
}

const executable = (typeDefs = readContract()) =>
  makeExecutableSchema({
    // Keeps the location of each token out of memory.
    noLocation: true,
    typeDefs,
    resolvers: [
      scalars,
      enumValues,
      valueResolvers,
      commonResolvers(typeDefs),
      ...domainResolvers,
      personalDataResolvers,
    ],
  });

const { serialize, parseValue, parseLiteral } = DateTimeResolver;

/** Parses and serialises the schema's scalars. */
const scalars = {
  DateTime: { serialize, parseValue, parseLiteral },
  // Days in inputs are checked after the permission, like all bounds.
  LocalDate: { serialize: LocalDateResolver.serialize },
  JSON: { serialize: JSONResolver.serialize },
};
