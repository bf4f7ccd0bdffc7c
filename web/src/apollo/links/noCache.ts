import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

/** Milliseconds until all processes of the shop know about a mutation. */
const noCacheMs = 2_000;

let mutatedAt = Number.NEGATIVE_INFINITY;

const noteMutation = (): void => {
  mutatedAt = performance.now();
};

/** The header for an answer that includes this page's last mutation; none if that is long ago. */
export const noCacheHeaders = (): Record<string, string> =>
  performance.now() - mutatedAt < noCacheMs ? { 'cache-control': 'no-cache' } : {};

/** Makes the server answer from its database for two seconds after each of the page's own mutations. */
export const noCacheLink = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION) {
    // Even if the answer was lost, the mutation may have been carried out.
    return forward(operation).pipe(tap({ next: noteMutation, error: noteMutation }));
  }
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, ...noCacheHeaders() },
  }));
  return forward(operation);
});
