import { unwrapResolverError } from '@apollo/server/errors';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Shop } from '../context/shop.ts';
import { type FieldError, type Refusal, refusalStatus } from '../shared/refusals/refusal.ts';
import { refusalBehind } from '../shared/refusals/refusal-from-error.ts';

const codeNames = new Map(
  Object.entries(enumValues.RefusalCode).map(([name, value]) => [value as string, name]),
);

/**
 * Clients get refusals with code, field and seconds to wait, and errors of the request unchanged. Faults are logged and
 * answered without detail.
 */
export const formatError =
  ({ log, metrics }: Pick<Shop, 'log' | 'metrics'>) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const refusal = refusalBehind(error);
    const { locations, path } = formatted;
    const place = { ...(locations && { locations }), ...(path && { path }) };
    if (refusal) {
      metrics.refusals.inc({ code: refusal.code });
      return { message: refusal.message, ...place, extensions: extensionsOf(refusal) };
    }
    const code = codeOf(formatted, error);
    if (code && code !== 'INTERNAL_SERVER_ERROR') {
      const { field, errors, retryAfter } = formatted.extensions ?? {};
      metrics.refusals.inc({
        code: enumValues.RefusalCode[code as keyof typeof enumValues.RefusalCode] ?? 'invalid',
      });
      return {
        message: messageOf(formatted),
        ...place,
        extensions: { code, field, errors, retryAfter },
      };
    }
    metrics.refusals.inc({ code: 'fault' });
    log.error({ err: unwrapResolverError(error), path }, 'a GraphQL operation failed');
    return {
      message: 'Something went wrong on our side. Please try again.',
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    };
  };

/** Apollo Server's message for a query by GET explains the attack, not what to send. */
const messageOf = ({ message }: GraphQLFormattedError): string =>
  message.includes('Cross-Site Request Forgery')
    ? 'Send the header "apollo-require-preflight: true" with queries by GET, or POST the query as application/json.'
    : message;

/** Apollo Server adds no code to graphql's error about too many mistakes in variables. */
const codeOf = ({ extensions, path }: GraphQLFormattedError, error: unknown): unknown =>
  error instanceof GraphQLError && !error.originalError && !path && !error.extensions.code
    ? 'BAD_USER_INPUT'
    : extensions?.code;

/** A refusal that ends the whole request, with its HTTP status. */
export const asRequestError = (refusal: Refusal) =>
  new GraphQLError(refusal.message, {
    extensions: {
      ...extensionsOf(refusal),
      http: {
        status: refusalStatus[refusal.code],
        headers: new Map(refusal.retryAfter ? [['retry-after', String(refusal.retryAfter)]] : []),
      },
    },
  });

const extensionsOf = ({ code, field, errors, retryAfter }: Refusal) => ({
  code: codeNames.get(code),
  field,
  ...(errors.length > 0 && { errors: shownErrors(errors) }),
  retryAfter,
});

/** Faulty fields with their codes, by their names in the schema. */
export const shownErrors = (errors: readonly FieldError[]) =>
  errors.map((error) => ({ ...error, code: codeNames.get(error.code) }));
