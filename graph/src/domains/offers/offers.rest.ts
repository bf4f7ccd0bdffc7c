import { enumValues } from '@fitness-zone/contract/enums.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import { type Static, Type } from 'typebox';
import type { Context } from '../../context/context.ts';
import { nextPage, outcome, slicePoints, sliceQuery, succeeded } from '../../rest/answers.ts';
import { inMinorUnits, inputSchema, parameter } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { acceptOffer } from './accept-offer.service.ts';
import { declineOffer, withdrawOffer } from './end-offer.service.ts';
import { makeOffer } from './make-offer.service.ts';
import type { OfferRecord } from './offer.model.ts';
import { readOfferSlice } from './offers.queries.ts';
import { offerStateNow } from './state/offer-state.rules.ts';

const time = (description: string) =>
  Type.Number({ description: `${description}; milliseconds since 1970.` });

const offerShape = Type.Object(
  {
    _id: Type.String(),
    productId: Type.String(),
    productName: Type.String(),
    buyerName: Type.String({ description: 'Empty once the account is deleted.' }),
    amount: Type.Number({ description: 'Offered amount, in the major unit.' }),
    status: Type.Enum(Object.values(enumValues.OfferStatus)),
    createdAt: time('When it was made'),
    changedAt: time('When its amount was last changed'),
    lapsesAt: time('When it lapses unless it is answered'),
    answeredAt: Type.Optional(time('When it ended or was accepted')),
    heldUntil: Type.Optional(time('Until when the product is held for the buyer')),
  },
  { title: 'Offer' },
);

const offerQuery = Type.Object(
  {
    ...sliceQuery.properties,
    productId: parameter('OfferFilter', 'productId'),
    status: parameter('OfferFilter', 'status'),
  },
  // A limit that is not given is set to its default before a handler reads it.
  { required: [] },
);

export const offerRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/offers',
    summary:
      'The offers that the buyer has made, newest first, or that the seller has received: open ones first, the greatest amount first',
    bearer: true,
    querystring: offerQuery,
    response: Type.Array(offerShape),
    points: slicePoints,
    handler: async ({ context, query, header }) => {
      const { limit, after, ...filter } = query;
      const { records, next } = await readOfferSlice(context, { limit, after, filter });
      if (next) header('link', nextPage('/offers', query, next));
      return Promise.all(records.map((offer) => showOffer(context, offer)));
    },
  }),
  route({
    method: 'POST',
    url: '/makeOffer',
    summary:
      'Make an offer for a product, or change the open one (buyers); amount in the major unit',
    bearer: true,
    body: inputSchema('MakeOfferInput'),
    response: outcome,
    handler: async ({ context, body }) =>
      succeeded(
        await makeOffer(context, inMinorUnits('MakeOfferInput', body, context.config.currency)),
      ),
  }),
  route({
    method: 'PATCH',
    url: '/withdrawOffer',
    summary: 'Withdraw an open offer (its buyer)',
    bearer: true,
    querystring: inputSchema('MutationWithdrawOfferArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await withdrawOffer(context, query.id)),
  }),
  route({
    method: 'PATCH',
    url: '/acceptOffer',
    summary:
      'Accept an open offer at the amount that was seen, in the major unit: its product is held for the buyer (its seller)',
    bearer: true,
    querystring: inputSchema('MutationWithdrawOfferArgs'),
    body: inputSchema('AcceptOfferInput', { omit: ['id'] }),
    response: outcome,
    handler: async ({ context, query, body }) => {
      const given = { ...body, id: query.id };
      const input = inMinorUnits('AcceptOfferInput', given, context.config.currency);
      return succeeded(await acceptOffer(context, input));
    },
  }),
  route({
    method: 'PATCH',
    url: '/declineOffer',
    summary: 'Decline an open offer (its seller)',
    bearer: true,
    querystring: inputSchema('MutationWithdrawOfferArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await declineOffer(context, query.id)),
  }),
];

async function showOffer(context: Context, offer: OfferRecord): Promise<Static<typeof offerShape>> {
  const [product, buyer] = await Promise.all([
    context.loaders.product.load(offer.productId),
    context.loaders.user.load(offer.buyerId),
  ]);
  const { status, answeredAt, heldUntil } = product
    ? await offerStateNow(context, offer, product)
    : offer;
  return {
    _id: offer._id.toHexString(),
    productId: offer.productId.toHexString(),
    productName: product?.productName ?? '',
    buyerName: buyer?.name ?? '',
    amount: toMajor(offer.amount, context.config.currency),
    status,
    createdAt: offer.createdAt.getTime(),
    changedAt: offer.changedAt.getTime(),
    lapsesAt: offer.lapsesAt.getTime(),
    ...(answeredAt && { answeredAt: answeredAt.getTime() }),
    ...(heldUntil && { heldUntil: heldUntil.getTime() }),
  };
}
