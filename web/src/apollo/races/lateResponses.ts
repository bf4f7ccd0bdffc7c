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
export function createLateResponseGuard(): LateResponseGuard {
  const inFlight = new Set<(() => void)[]>();
  return {
    link: new ApolloLink((operation, forward) => {
      const changes: (() => void)[] = [];
      inFlight.add(changes);
      const writeChanges = () => {
        if (inFlight.delete(changes)) for (const change of changes) change();
      };
      // Apollo writes a page of `fetchMore` to the cache only after its response has completed.
      return forward(operation).pipe(finalize(() => setTimeout(writeChanges)));
    }),
    write(change) {
      change();
      for (const changes of inFlight) changes.push(change);
    },
    clear: () => inFlight.clear(),
  };
}
