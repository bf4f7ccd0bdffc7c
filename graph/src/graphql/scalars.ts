import { DateTimeResolver, JSONResolver, LocalDateResolver } from 'graphql-scalars';

const { serialize, parseValue, parseLiteral } = DateTimeResolver;

/** Parses and serializes the schema's scalars. */
export const scalars = {
  DateTime: { serialize, parseValue, parseLiteral },
  // Days in inputs are checked after the permission, like all bounds.
  LocalDate: { serialize: LocalDateResolver.serialize },
  JSON: { serialize: JSONResolver.serialize },
};
