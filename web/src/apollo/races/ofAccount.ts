import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { map, of } from 'rxjs';

/** A mutation in flight, and what records its optimistic update, if it has one. */
export type InFlight = { outcome: Promise<unknown>; recordUpdate: (() => void) | undefined };

/** The mutations of the present account that are in flight, by client and then by name and variables. */
export const inFlight = new WeakMap<ApolloClient, Map<string, InFlight>>();

const tooLate = { errors: [{ message: 'You have been signed out.' }] };

/**
 * Keeps what one account has begun from the next one: it is not sent again in the other's name, and of its answer only
 * how it ended passes, without the records, which would be cached. The `isOver` of an operation's context says whether
 * it was begun by somebody else than who is signed in now.
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
