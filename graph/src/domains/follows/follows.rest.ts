import { Type } from 'typebox';
import { nextPage, outcome, slicePoints, sliceQuery, succeeded } from '../../rest/answers.ts';
import { inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { absolutePicture } from '../pictures/picture-url.rules.ts';
import { readFollowedSellers } from './follows.queries.ts';
import { followSeller, unfollowSeller } from './follows.service.ts';

const sellerShape = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    image: Type.Optional(Type.String()),
    verified: Type.Boolean(),
  },
  { title: 'FollowedSeller' },
);

export const followRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/followedSellers',
    summary: 'The sellers that the buyer follows, the last one followed first',
    bearer: true,
    querystring: sliceQuery,
    response: Type.Array(sellerShape),
    points: slicePoints,
    handler: async ({ context, query, header }) => {
      const { sellers, next } = await readFollowedSellers(context, query);
      if (next) header('link', nextPage('/followedSellers', query, next));
      return sellers.map(({ _id, name, image, verified }) => ({
        _id: _id.toHexString(),
        name,
        ...(image && { image: absolutePicture(context.config, image) }),
        verified,
      }));
    },
  }),
  route({
    method: 'POST',
    url: '/followSeller',
    summary: 'Follow a seller: new listings notify (buyers)',
    bearer: true,
    body: inputSchema('MutationFollowSellerArgs'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await followSeller(context, body.userId)),
  }),
  route({
    method: 'DELETE',
    url: '/unfollowSeller',
    summary: 'Stop following a seller (buyers)',
    bearer: true,
    querystring: inputSchema('MutationUnfollowSellerArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await unfollowSeller(context, query.userId)),
  }),
];
