import { ServerError, ServerParseError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { finalize } from 'rxjs';
import { isOffline } from '../../lib/connection.ts';
import type { NetworkStatus } from '../networkStatus.ts';

const maxRetries = 3;

/** The server answered, even if with an error: a retry would get the same answer. */
const wasAnswered = (error: unknown) => ServerError.is(error) || ServerParseError.is(error);

/**
 * Retries requests without an answer three times, by default after 1, 2 and 4 seconds, unless the browser is offline.
 * Reports each retry to `networkStatus`, for the user, and to the `onRetry` of the operation's context.
 */
export const retryLink = (networkStatus: NetworkStatus, firstDelayMs = 1000) =>
  ApolloLink.from([
    new ApolloLink((operation, forward) =>
      forward(operation).pipe(finalize(() => networkStatus.finished(operation))),
    ),
    new RetryLink({
      delay: (count) => firstDelayMs * 2 ** (count - 1),
      attempts: (count, operation, error) => {
        const again = count <= maxRetries && !wasAnswered(error) && !isOffline();
        if (again) {
          networkStatus.retrying(operation);
          operation.getContext().onRetry?.();
        }
        return again;
      },
    }),
  ]);
