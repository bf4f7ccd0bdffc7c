import { ApolloLink } from '@apollo/client/link';
import { finalize } from 'rxjs';

export type LateResponseGuard = {
  /** Notes which answers are under way. */
  link: ApolloLink;
  /**
   * Writes what happened elsewhere into the cache: now, and again behind each answer that is under
   * way, for that may have been given before it happened.
   */
  write(change: () => void): void;
  /** No answer that is under way concerns the cache any more: it was emptied. */
  forget(): void;
};

/**
 * Keeps a late response from undoing a later change: responses travel by HTTP, changes by a
 * socket of their own, and on a slow network the older one may arrive last.
 */
export function createLateResponseGuard(): LateResponseGuard {
  const underWay = new Set<(() => void)[]>();
  return {
    link: new ApolloLink((operation, forward) => {
      const changes: (() => void)[] = [];
      underWay.add(changes);
      const settle = () => {
        if (underWay.delete(changes)) for (const change of changes) change();
      };
      // A further page is written to the cache a moment after its answer has come.
      return forward(operation).pipe(finalize(() => setTimeout(settle)));
    }),
    write(change) {
      change();
      for (const changes of underWay) changes.push(change);
    },
    forget: () => underWay.clear(),
  };
}
