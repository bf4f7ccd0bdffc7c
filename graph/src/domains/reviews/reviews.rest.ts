import { Type } from 'typebox';
import { nextPage, outcome, sliceQuery, succeeded } from '../../rest/answers.ts';
import { inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { addReview } from './add-review.service.ts';
import { readReviewSlice } from './reviews.queries.ts';

const reviewShape = Type.Object(
  {
    _id: Type.String(),
    productName: Type.String({ description: 'Name of the product sold.' }),
    stars: Type.Integer({ description: '1 to 5 stars.' }),
    text: Type.String(),
    createdAt: Type.Number({ description: 'Milliseconds since 1970.' }),
  },
  { title: 'Review' },
);

export const reviewRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/reviews/:userId',
    summary: 'The reviews of a seller, newest first',
    params: inputSchema('QuerySellerArgs'),
    querystring: sliceQuery,
    response: Type.Array(reviewShape),
    handler: async ({ context, params, query, header }) => {
      const { records, next } = await readReviewSlice(context, params.userId, query);
      if (next) header('link', nextPage(`/reviews/${params.userId}`, query, next));
      return records.map(({ _id, productName, stars, text, createdAt }) => ({
        _id: _id.toHexString(),
        productName,
        stars,
        text,
        createdAt: createdAt.getTime(),
      }));
    },
  }),
  route({
    method: 'POST',
    url: '/addReview',
    summary: 'Review the other side of a finished sale (its buyer, its seller)',
    bearer: true,
    body: inputSchema('AddReviewInput'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await addReview(context, body)),
  }),
];
