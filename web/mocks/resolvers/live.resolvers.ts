import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Batch, changeFeed } from '../../../graph/src/domains/live/changes.feed.ts';
import { concerns, isAbout, type Reader } from '../../../graph/src/domains/live/readers.ts';
import { recordOf } from '../../../graph/src/shared/events.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { byId, type MockContext, type UserRecord } from '../records.ts';

const asReader = (viewer: UserRecord | null): Reader | null =>
  viewer && { id: viewer.id, isAdmin: viewer.role === 'ADMIN' };

/** What others change, told as the server tells it: by its own feed and its own rule of who may hear. */
export const liveResolvers: Resolvers = {
  ChangeKind: enumValues.ChangeKind,
  Subscription: {
    changes: {
      subscribe: (_root, { since }, { events, viewer }) =>
        changeFeed(events, since ?? null, (change) => concerns(asReader(viewer), change)),
      resolve: ({ changes }: Batch, _args: object, { events, viewer }: MockContext) => {
        const own = changes?.some((change) => isAbout(asReader(viewer), change)) ?? true;
        return {
          cursor: events.cursor(),
          complete: changes !== null,
          changes: changes ?? [],
          viewer: own ? viewer : null,
        };
      },
    },
  },
  Change: {
    id: recordOf,
    product: (change, _args, { world }) =>
      change.kind === 'product' ? byId(world.products, change.productId) : null,
    category: (change, _args, { world }) =>
      change.kind === 'category' ? byId(world.categories, change.categoryId) : null,
    user: (change, _args, { world }) =>
      change.kind === 'user' ? byId(world.users, change.userId) : null,
    cartItem: (change, _args, { world }) =>
      change.kind === 'booking' ? byId(world.bookings, change.bookingId) : null,
    wishItem: (change, _args, { world }) =>
      change.kind === 'wish' ? byId(world.wishes, change.wishId) : null,
    payment: (change, _args, { world }) =>
      change.kind === 'payment' ? byId(world.payments, change.paymentId) : null,
  },
};
