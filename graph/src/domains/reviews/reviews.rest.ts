import { inputSchema } from '../../rest/contract-schema.ts';
import type { Reading } from '../../rest/read-route.ts';
import type { PageArguments } from '../../shared/paging.ts';
import { viewSeller } from '../finding/seller/seller.queries.ts';
import { browseReviews } from './reviews.queries.ts';

export const reviewReadings: Reading[] = [
  {
    url: '/reviews/:userId',
    summary: 'The reviews of a seller, newest first',
    visitors: true,
    points: 1,
    params: inputSchema('QuerySellerArgs'),
    operation: '{ reviewsOfSeller @page { ...Review } }',
    root: async ({ context, params }) => {
      const seller = await viewSeller(context, params.userId);
      return { reviewsOfSeller: (page: PageArguments) => browseReviews(context, seller, page) };
    },
  },
];

export const reviewFields = 'fragment Review on Review { id productName stars text createdAt }';
