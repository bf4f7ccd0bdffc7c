import type { ApolloClient } from '@apollo/client';

/** A mutation in flight, and what records its optimistic update, if it has one. */
export type InFlight = { outcome: Promise<unknown>; recordUpdate: (() => void) | undefined };

/** The mutations of the present account that are in flight, by client and then by name and variables. */
export const inFlight = new WeakMap<ApolloClient, Map<string, InFlight>>();
