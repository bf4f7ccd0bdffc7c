import { type Change, mayReceive } from '@fitness-zone/contract/changes.ts';
import type { Changes, Context } from './resolver.ts';
import { byId, type Store } from './store.ts';

export function createChanges(): Changes {
  const listeners = new Set<(change: Change) => void>();
  let count = 0;
  return {
    cursor: () => String(count),
    publish(change: Change) {
      count += 1;
      for (const listener of listeners) listener(change);
    },
    async *follow(viewer) {
      const reader = viewer && { id: viewer.id, isAdmin: viewer.role === 'ADMIN' };
      const waiting: Change[] = [];
      let wake = () => {};
      const listener = (change: Change) => {
        if (!mayReceive(reader, change)) return;
        waiting.push(change);
        wake();
      };
      listeners.add(listener);
      try {
        for (;;) {
          yield waiting.splice(0);
          if (waiting.length > 0) continue;
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      } finally {
        listeners.delete(listener);
      }
    },
  };
}

/** Resolvers of the subscription `changes` and its records. */
export const changeResolvers = {
  Subscription: {
    changes: {
      subscribe: (_root: unknown, _args: object, { changes, viewer }: Context) =>
        changes.follow(viewer),
      resolve: (changes: Change[], _args: object, { changes: log, store, viewer }: Context) => ({
        cursor: log.cursor(),
        complete: true,
        changes: changes.flatMap((change) => asMember(change, store) ?? []),
        viewer,
      }),
    },
  },
};

/** The mocked shop only changes products and accounts. */
function asMember(change: Change, { products, accounts }: Store) {
  if (change.kind === 'product')
    return { __typename: 'ProductChanged', product: byId(products, change.productId) };
  if (change.kind === 'user')
    return { __typename: 'UserChanged', user: byId(accounts, change.userId) };
  return null;
}
