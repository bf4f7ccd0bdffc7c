import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { map, of } from 'rxjs';

/** A mutation in flight, and the function that records its optimistic update, if it has one. */
export type InFlight = { outcome: Promise<unknown>; recordUpdate: (() => void) | undefined };

/** The mutations of the current account that are in flight, by client and then by name and variables. */
export const inFlight = new WeakMap<ApolloClient, Map<string, InFlight>>();

const tooLate = { errors: [{ message: 'You have been signed out.' }] };

/**
 * Separates one account's requests from the next one's. They aren't retried under another account, and after a sign-out
 * only the outcome of an answer passes, not its records, which would be cached. `isOver` in an operation's context
 * tells whether its account has signed out.
 */
export const ofAccountLink = new ApolloLink((operation, forward) => {
  const isOver = () => operation.getContext().isOver?.();
  if (isOver()) return of(tooLate);
  return forward(operation).pipe(
    map((result) =>
      isOver() ? (JSON.parse(JSON.stringify(result, withoutRecords)) as typeof result) : result,
    ),
  );
});

type Stored = { id?: string; 0?: Stored } | null;

const withoutRecords = (_name: string, value: Stored) => ((value?.[0] ?? value)?.id ? null : value);
