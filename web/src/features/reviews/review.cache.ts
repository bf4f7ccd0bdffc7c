import type { ApolloCache, Reference } from '@apollo/client';
import { refTo, updateConnections } from '../../apollo/connections/editConnections.ts';
import { findRecords } from '../../apollo/findRecords.ts';
import {
  type AddReviewMutationOptions,
  Review_ListedFragmentDoc,
} from '../../generated/reviews.ts';
import { graphql } from '../../lib/graphql.ts';
import { shopNow } from '../../lib/time/shopClock.ts';

/**
 * Reviews the other side of a finished sale. Once both sides have written, the answer has both reviews and both
 * ratings.
 */
export const addReviewOptions: AddReviewMutationOptions = {
  update(cache, { data }) {
    for (const { id } of data?.addReview.payment?.reviews ?? []) updateReviewConnections(cache, id);
  },
};

graphql(`
  fragment Review_listed on Review {
    visibleAt
    subject {
      id
    }
  }
`);

/** Adds a visible review to the cached lists of reviews of its subject. Can run twice. */
export function updateReviewConnections(cache: ApolloCache, id: string): void {
  const record = refTo('Review', id);
  const review = cache.readFragment({
    fragment: Review_ListedFragmentDoc,
    from: record,
    optimistic: true,
  });
  if (!review?.subject) return;
  const connection = { field: 'reviews', of: refTo('User', review.subject.id) } as const;
  updateConnections(cache, connection, record, () => !isHidden(review.visibleAt));
}

// Reviews are hidden for days, so clock differences of minutes only matter at the end: a review that has just become
// visible must not be missed.
const leastHiddenMs = 300_000;

/** Whether others can't read it yet; `visibleAt` is in the server's time. */
export const isHidden = (visibleAt: string): boolean =>
  Date.parse(visibleAt) > shopNow() + leastHiddenMs;

/** Removes a deleted account's reviews from their sales. */
export function removeReviewsOf(cache: ApolloCache, userId: string): void {
  const isOfUser = ({ subject }: { subject?: Reference | null }) =>
    subject?.__ref === `User:${userId}`;
  for (const id of findRecords(cache, 'Review', isOfUser)) cache.evict({ id: `Review:${id}` });
}
