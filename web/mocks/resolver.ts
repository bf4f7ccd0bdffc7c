import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Account, Store } from './store.ts';

/** A mocked shop's changes, for the pages that follow it. */
export type Changes = {
  cursor(): string;
  publish(change: Change): void;
  /** The changes that the viewer may receive. */
  follow(viewer: Account | null): AsyncIterable<Change[]>;
};

export type Context = { store: Store; changes: Changes; viewer: Account | null };

type Resolve = (...all: never[]) => unknown;

/** Resolvers of a root type, with the same arguments as the server's. */
export type RootResolvers<Resolvers> = {
  [Name in keyof Resolvers]?: (
    root: unknown,
    args: Parameters<Extract<Resolvers[Name], Resolve>>[1],
    context: Context,
  ) => unknown;
};

/** Resolvers of a type whose records are of the type `Source`. */
export type Fields<Source> = Record<
  string,
  (source: Source, args: { first: number; after?: string | null }, context: Context) => unknown
>;
