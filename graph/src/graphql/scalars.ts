import { DateTimeResolver, JSONResolver, LocalDateResolver } from 'graphql-scalars';

const { serialize, parseValue, parseLiteral } = DateTimeResolver;

/** Parses and serializes the schema's scalars. */
export const scalars = {
  DateTime: { serialize, parseValue, parseLiteral },
  // Days that are sent are checked after the permission, as every bound is.
  LocalDate: { serialize: LocalDateResolver.serialize },
  JSON: { serialize: JSONResolver.serialize },
};
