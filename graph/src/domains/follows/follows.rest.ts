import type { Reading } from '../../rest/read-route.ts';

export const followReadings: Reading[] = [
  {
    url: '/followedSellers',
    summary: 'The sellers that the buyer follows, the last one followed first',
    operation: '{ followedSellers @page { ...FollowedSeller } }',
  },
];

export const followedSellerFields = 'fragment FollowedSeller on User { id name image verified }';
