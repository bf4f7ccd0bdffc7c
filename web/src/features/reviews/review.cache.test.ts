import { gql } from '@apollo/client';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { describe, expect, test } from 'vitest';
import { createCache } from '../../apollo/cache.ts';
import { removeReviewsOf, updateReviewConnections } from './review.cache.ts';

const ref = (record: string) => ({ __ref: record });

/** A cache with a seller's list of reviews, and a sale with a review of the seller that becomes visible at a moment. */
function aCache(visibleAt: number) {
  const cache = createCache();
  cache.restore({
    'User:greta': {
      __typename: 'User',
      id: 'greta',
      'reviews:{}': { __typename: 'ReviewConnection', edges: [] },
    },
    'User:paul': { __typename: 'User', id: 'paul', 'reviews:{}': null },
    'Review:one': {
      __typename: 'Review',
      id: 'one',
      visibleAt: new Date(visibleAt).toISOString(),
      author: ref('User:paul'),
      subject: ref('User:greta'),
    },
    'Payment:sale': { __typename: 'Payment', id: 'sale', reviews: [ref('Review:one')] },
  });
  return cache;
}

const reviewsOfGreta = (cache: ReturnType<typeof createCache>) =>
  cache.extract()['User:greta']?.['reviews:{}'];

describe('the list of reviews of a seller', () => {
  test.each([
    ['has one that can be read', -1],
    ['has one that can be read by the clock of the server, which is ahead', 60_000],
  ])('%s, once', (_what, ahead) => {
    const cache = aCache(Date.now() + ahead);
    updateReviewConnections(cache, 'one');
    updateReviewConnections(cache, 'one');
    expect(reviewsOfGreta(cache)).toMatchObject({ edges: [{ node: ref('Review:one') }] });
  });

  test('has none that is hidden', () => {
    const cache = aCache(Date.now() + 6 * dayMs);
    updateReviewConnections(cache, 'one');
    expect(reviewsOfGreta(cache)).toMatchObject({ edges: [] });
  });
});

test('the reviews of an account that is deleted leave the sales', () => {
  const cache = aCache(0);
  removeReviewsOf(cache, 'paul');
  removeReviewsOf(cache, 'greta');
  const fragment = gql`
    fragment Sale on Payment {
      reviews {
        id
      }
    }
  `;
  expect(cache.readFragment({ id: 'Payment:sale', fragment })).toMatchObject({ reviews: [] });
});
