import { DateTimeResolver } from 'graphql-scalars';

const { serialize, parseValue, parseLiteral } = DateTimeResolver;

/** How values of scalars are read and written; what they are the schema says. */
export const scalars = { DateTime: { serialize, parseValue, parseLiteral } };
