import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { refTo, updateLists } from '../../apollo/cached-lists/connections.ts';
import { findRecords } from '../../apollo/findRecords.ts';
import {
  type AddReviewMutationOptions,
  Review_ListedFragmentDoc,
} from '../../generated/reviews.ts';
import { graphql } from '../../lib/graphql.ts';
import { shopNow } from '../../lib/time/shopClock.ts';

graphql(`
  mutation AddReview($input: AddReviewInput!) {
    addReview(input: $input) {
      success
      message
      code
      field
      errors {
        field
        message
      }
      alreadyDone
      review {
        id
        ...Review_record
      }
      payment {
        id
        ...Payment_record
        reviews {
          id
          subject {
            id
            rating {
              average
              count
            }
          }
        }
      }
    }
  }
`);

/** Reviews the other side of a finished sale. Once both have written, the answer has both reviews and both ratings. */
export const addReviewOptions: AddReviewMutationOptions = {
  update(cache, { data }) {
    for (const { id } of data?.addReview.payment?.reviews ?? []) updateReviewLists(cache, id);
  },
};

graphql(`
  fragment Review_listed on Review {
    id
    visibleAt
    subject {
      id
    }
  }
`);

/** Adds a review that can be read to the cached lists of reviews of its subject. Can run twice. */
export function updateReviewLists(cache: ApolloCache, id: string): void {
  const record = refTo('Review', id);
  const review = cache.readFragment({
    fragment: Review_ListedFragmentDoc,
    from: record,
    optimistic: true,
  });
  if (!review?.subject) return;
  const list = { field: 'reviews', of: refTo('User', review.subject.id) } as const;
  updateLists(cache, list, record, () => !isHidden(review.visibleAt));
}

// Hidden reviews are hidden for days, but for the last minutes; one that has just become visible must not be missed.
const leastHiddenMs = 300_000;

/** Whether others cannot read a review yet; `visibleAt` as the server says it. */
export const isHidden = (visibleAt: string): boolean =>
  Date.parse(visibleAt) > shopNow() + leastHiddenMs;

type StoredReview = { author?: Reference | null; subject?: Reference | null };

/** Removes the reviews of a deleted account, and its name from those that it wrote. */
export function removeReviewsOf(cache: ApolloCache, userId: string): void {
  const isUser = (user: unknown) => isReference(user) && user.__ref === `User:${userId}`;
  const written = findRecords<StoredReview>(cache, 'Review', ({ author }) => isUser(author));
  for (const id of written) {
    cache.modify({ id: refTo('Review', id).__ref, fields: { author: () => null } });
  }
  const received = findRecords<StoredReview>(cache, 'Review', ({ subject }) => isUser(subject));
  const isGone = (review: Reference) => received.some((id) => review.__ref === `Review:${id}`);
  if (received.length === 0) return;
  for (const id of findRecords<{ reviews?: Reference[] }>(cache, 'Payment', ({ reviews }) =>
    Boolean(reviews?.some(isGone)),
  )) {
    cache.modify<{ reviews: readonly Reference[] }>({
      id: refTo('Payment', id).__ref,
      fields: {
        reviews: (reviews) => (reviews as readonly Reference[]).filter((one) => !isGone(one)),
      },
    });
  }
}
