import type { ApolloCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { finalize } from 'rxjs';

export type LateResponseGuard = {
  /** Records which responses are in flight. */
  link: ApolloLink;
  /**
   * Writes a change made elsewhere into the cache: now, and again after each response in flight, which the server may
   * have sent before the change.
   */
  write(change: () => void): void;
  /** Drops the changes to be written again. Call it when the cache is emptied. */
  clear(): void;
};

/**
 * Keeps a late response from undoing a later change: responses arrive by HTTP, changes by a
 * WebSocket, and on a slow network the older one may arrive last.
 */
export function createLateResponseGuard(cache: ApolloCache): LateResponseGuard {
  const inFlight = new Set<(() => void)[]>();
  const arrived: (() => void)[][] = [];
  const writeChanges = () => {
    // Each list is the end of the longest one: whoever has waited less has missed the first changes.
    const lists = arrived.splice(0).filter((changes) => inFlight.delete(changes));
    const [longest = []] = lists.toSorted((one, other) => other.length - one.length);
    if (longest.length === 0) return;
    cache.batch({
      update() {
        for (const change of longest) change();
      },
    });
  };
  return {
    link: new ApolloLink((operation, forward) => {
      const changes: (() => void)[] = [];
      inFlight.add(changes);
      return forward(operation).pipe(
        finalize(() => {
          arrived.push(changes);
          // Apollo writes a page of `fetchMore` to the cache only after its response has completed.
          if (arrived.length === 1) setTimeout(writeChanges);
        }),
      );
    }),
    write(change) {
      change();
      for (const changes of inFlight) changes.push(change);
    },
    clear: () => inFlight.clear(),
  };
}
