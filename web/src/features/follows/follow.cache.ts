import type { ApolloCache } from '@apollo/client';
import { refTo, removeFromConnection } from '../../apollo/connections/editConnections.ts';
import { expireField, numberOfChange } from '../../apollo/races/staleQueries.ts';
import {
  FollowedSellerFragmentDoc,
  type FollowSellerMutationOptions,
  type UnfollowSellerMutationOptions,
} from '../../generated/follows.ts';
import { graphql } from '../../lib/graphql.ts';

graphql(`
  fragment FollowedSeller on User {
    viewerFollows
  }
`);

/** Updates the list of followed sellers by the seller's `viewerFollows`. Can run twice. */
export function updateFollowedSellers(cache: ApolloCache, id: string): void {
  const seller = refTo('User', id);
  const known = cache.readFragment({
    fragment: FollowedSellerFragmentDoc,
    from: seller,
    optimistic: true,
  });
  if (!known) return;
  if (!known.viewerFollows) removeFromConnection(cache, { field: 'followedSellers' }, seller);
  // The cache can't know a new follow's position in the list.
  const changeNumber = numberOfChange(cache, `follow ${id}`, `${known.viewerFollows}`);
  if (known.viewerFollows) expireField(cache, 'followedSellers', { changeNumber, entries: true });
}

function setFollows(cache: ApolloCache, id: string, viewerFollows: boolean): void {
  cache.modify({
    id: refTo('User', id).__ref,
    fields: { viewerFollows: () => viewerFollows },
  });
  if (!viewerFollows) removeFromConnection(cache, { field: 'followedSellers' }, refTo('User', id));
}

export const followSellerOptions: FollowSellerMutationOptions = {
  optimisticUpdate: (cache, { userId }) => setFollows(cache, userId, true),
};

export const unfollowSellerOptions: UnfollowSellerMutationOptions = {
  optimisticUpdate: (cache, { userId }) => setFollows(cache, userId, false),
};
