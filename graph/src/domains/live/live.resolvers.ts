import type { Resolvers } from '../../generated/graphql.ts';
import { findChanged } from './changed-records.queries.ts';
import type { LiveBatch } from './live-batch.rules.ts';

export const liveResolvers: Resolvers = {
  Query: { changeCursor: (_root, _args, { events }) => events.cursor() },
  Subscription: {
    changes: {
      subscribe: (_root, { since }, { followChanges }) => {
        if (!followChanges) throw new Error('a subscription needs a socket');
        return followChanges(since ?? null);
      },
      resolve: (batch: LiveBatch) => batch,
    },
  },
  ChangeBatch: {
    async changes({ changes }, _args, context) {
      const found = await Promise.all(changes.map((change) => findChanged(change, context)));
      return found.filter((change) => change !== null);
    },
  },
};
