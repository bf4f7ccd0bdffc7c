import type { ApolloCache, Reference } from '@apollo/client';
import { mostOffersInThread, mostOrdersInThread } from '@fitness-zone/contract/limits.ts';
import { refTo } from './editConnections.ts';

const most: Record<string, number> = {
  offers: mostOffersInThread,
  orders: mostOrdersInThread,
};

/** Adds an offer or an order to its cached thread, by its id, which sorts by time. Can run twice. */
export function addToThread(
  cache: ApolloCache,
  threadId: string,
  records: { offers: Reference } | { orders: Reference },
): void {
  for (const [field, record] of Object.entries(records)) {
    cache.modify<Record<string, readonly Reference[]>>({
      id: refTo('Thread', threadId).__ref,
      fields: {
        [field]: (listed) =>
          listed.some(({ __ref }) => __ref === record.__ref)
            ? listed
            : [...listed, record]
                .toSorted((one, other) => (one.__ref < other.__ref ? -1 : 1))
                .slice(-(most[field] ?? 0)),
      },
    });
  }
}
