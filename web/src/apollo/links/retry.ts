import { ServerError, ServerParseError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { isSubscriptionOperation } from '@apollo/client/utilities';
import { finalize } from 'rxjs';
import type { NetworkStatus } from '../networkStatus.ts';

const repeats = 3;
const firstDelayMs = 1000;
const longestDelayMs = 30_000;

/** The server has spoken, if only to say no: asking again would not change its mind. */
const wasAnswered = (error: unknown) => ServerError.is(error) || ServerParseError.is(error);

/**
 * Repeats requests that failed on their way, after 1, 2 and 4 seconds; answered ones never. What it
 * repeats is noted in `connection` for the user, and told to the `onRepeat` of the operation's context.
 */
export const retryLink = (connection: NetworkStatus) =>
  ApolloLink.from([
    new ApolloLink((operation, forward) =>
      forward(operation).pipe(finalize(() => connection.settled(operation))),
    ),
    new RetryLink({
      delay: (count) => Math.min(longestDelayMs, firstDelayMs * 2 ** (count - 1)),
      attempts: (count, operation, error) => {
        const again =
          count <= repeats && !wasAnswered(error) && !isSubscriptionOperation(operation.query);
        if (again) {
          connection.retrying(operation);
          const { onRepeat } = operation.getContext();
          if (typeof onRepeat === 'function') onRepeat();
        }
        return again;
      },
    }),
  ]);
