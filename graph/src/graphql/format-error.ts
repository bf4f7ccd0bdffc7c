import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { Refusal } from '../shared/refusal.ts';
import { enumValues } from './enums.ts';

const codeNames = new Map(
  Object.entries(enumValues.RefusalCode).map(([name, value]) => [value as string, name]),
);

/**
 * What a client sees of an error: a refusal with its code and field, a mistake in the request as it
 * is, and for a fault nothing but that it happened; the fault itself goes to the log.
 */
export const formatError =
  (log: FastifyBaseLogger) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = refusalBehind(error);
    const { locations, path } = formatted;
    const place = { ...(locations && { locations }), ...(path && { path }) };
    if (cause) {
      const { message, code, field } = cause;
      return { message, ...place, extensions: { code: codeNames.get(code), field } };
    }
    const code = formatted.extensions?.code;
    if (code && code !== 'INTERNAL_SERVER_ERROR') {
      return { message: formatted.message, ...place, extensions: { code } };
    }
    log.error({ err: unwrapResolverError(error), path }, 'a GraphQL operation failed');
    return {
      message: 'Something went wrong on our side. Please try again.',
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    };
  };

function refusalBehind(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  // Asked by its field, not its class: graphql may be loaded twice, as CommonJS and as a module.
  return error instanceof Error && 'originalError' in error
    ? refusalBehind(error.originalError)
    : null;
}
