import type { ApolloCache, Reference } from '@apollo/client';
import { editConnections, refTo, withEntry } from '../../apollo/connections/editConnections.ts';
import { onlyFailure } from '../../apollo/mutations/useMutationOnce.ts';
import { expireField, numberOfChange } from '../../apollo/races/staleQueries.ts';
import {
  type BlockUserMutationOptions,
  type MarkThreadReadMutationOptions,
  Offer_OfThreadFragmentDoc,
  Thread_PlacedFragmentDoc,
  Thread_UnreadFragmentDoc,
  type UnblockUserMutationOptions,
  UnreadMessagesInCacheDocument,
} from '../../generated/messages.ts';
import { graphql } from '../../lib/graphql.ts';
import { updateFollowedSellers } from '../follows/follow.cache.ts';

graphql(`
  fragment Thread_placed on Thread {
    position
    offers {
      id
    }
  }
`);

/** Moves a thread to its place in the cached list, and sets it on its offers, which may be older. Can run twice. */
export function placeThread(cache: ApolloCache, id: string): void {
  const from = refTo('Thread', id);
  const thread = cache.readFragment({ fragment: Thread_PlacedFragmentDoc, from, optimistic: true });
  if (!thread) return;
  expireNames(cache, from);
  editConnections(cache, { field: 'threads' }, (list) => withEntry(list, from, thread.position));
  for (const { id: offerId } of thread.offers) {
    cache.modify({ id: refTo('Offer', offerId).__ref, fields: { thread: () => from } });
  }
}

graphql(`
  fragment Offer_ofThread on Offer {
    thread {
      id
    }
  }
`);

/**
 * Refetches notifications that name an account the viewer has blocked, or lack the name of one they no longer block.
 * Can run twice.
 */
function expireNames(cache: ApolloCache, thread: Reference): void {
  editConnections(cache, { field: 'notifications' }, (list, _args, details) => {
    const { readField, storeFieldName } = details;
    const isBlocked = Boolean(readField('viewerHasBlocked', thread));
    const sides = (['buyer', 'seller'] as const).map(
      (side) => readField<Reference>(side, thread)?.__ref,
    );
    const isWrong = (notification: Reference) => {
      const actor = readField<Reference>('actor', notification);
      if (isBlocked) return actor != null && sides.includes(actor.__ref);
      return actor === null && Boolean(readField('deed', notification));
    };
    if (list.edges.some(({ node }) => isWrong(node))) {
      const changeNumber = numberOfChange(cache, `block of ${thread.__ref}`, String(isBlocked));
      expireField(cache, storeFieldName, { changeNumber, entries: true });
    }
    return list;
  });
}

/** Places the thread of an offer, which the offer began or moved. Can run twice. */
export function placeThreadOf(cache: ApolloCache, offerId: string): void {
  const from = refTo('Offer', offerId);
  const offer = cache.readFragment({ fragment: Offer_OfThreadFragmentDoc, from, optimistic: true });
  if (offer?.thread) placeThread(cache, offer.thread.id);
}

graphql(`
  fragment Thread_unread on Thread {
    unreadCount
    lastMessage {
      id
    }
  }
`);

graphql(`
  query UnreadMessagesInCache {
    me {
      unreadMessageCount
    }
  }
`);

export const markThreadReadOptions: MarkThreadReadMutationOptions = {
  // Marking is automatic: failures are retried silently.
  toastMessage: () => null,
  optimisticUpdate(cache, { threadId, until }) {
    const from = refTo('Thread', threadId);
    const fragment = Thread_UnreadFragmentDoc;
    const thread = cache.readFragment({ fragment, from, optimistic: true });
    if (thread?.lastMessage?.id !== until) return;
    cache.writeFragment({ fragment, from, data: { ...thread, unreadCount: 0 } });
    cache.updateQuery({ query: UnreadMessagesInCacheDocument, optimistic: true }, (data) => {
      const count = data?.me?.unreadMessageCount;
      if (!data?.me || typeof count !== 'number') return undefined;
      const unreadMessageCount = Math.max(0, count - thread.unreadCount);
      return { me: { ...data.me, unreadMessageCount } };
    });
  },
};

graphql(`
  mutation BlockUser($userId: ID!) {
    blockUser(userId: $userId) {
      ...MutationPayload_outcome
      threads {
        ...Thread_record
        seller {
          viewerFollows
        }
      }
    }
  }
`);

/** Blocks somebody from writing to the user, and ends follows between them. */
export const blockUserOptions: BlockUserMutationOptions = {
  toastMessage: onlyFailure,
  update(cache, { data }) {
    for (const { seller } of data?.blockUser.threads ?? []) {
      if (seller) updateFollowedSellers(cache, seller.id);
    }
  },
};

/** Lets somebody write to the user again. */
export const unblockUserOptions: UnblockUserMutationOptions = { toastMessage: onlyFailure };
