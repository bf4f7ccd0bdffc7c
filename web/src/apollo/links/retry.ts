import { ServerError, ServerParseError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { isSubscriptionOperation } from '@apollo/client/utilities';
import { finalize } from 'rxjs';
import type { NetworkStatus } from '../networkStatus.ts';

const maxRetries = 3;
const firstDelayMs = 1000;
const maxDelayMs = 30_000;

/** Whether the server has answered, if only with an error: another attempt would get the same answer. */
const wasAnswered = (error: unknown) => ServerError.is(error) || ServerParseError.is(error);

/**
 * Retries requests that got no answer, after 1, 2 and 4 seconds. Each retry is reported to
 * `networkStatus`, for the user, and to the `onRetry` of the operation's context.
 */
export const retryLink = (networkStatus: NetworkStatus) =>
  ApolloLink.from([
    new ApolloLink((operation, forward) =>
      forward(operation).pipe(finalize(() => networkStatus.finished(operation))),
    ),
    new RetryLink({
      delay: (count) => Math.min(maxDelayMs, firstDelayMs * 2 ** (count - 1)),
      attempts: (count, operation, error) => {
        const again =
          count <= maxRetries && !wasAnswered(error) && !isSubscriptionOperation(operation.query);
        if (again) {
          networkStatus.retrying(operation);
          const { onRetry } = operation.getContext();
          if (typeof onRetry === 'function') onRetry();
        }
        return again;
      },
    }),
  ]);
