import {
  inputDescriptions,
  MutationAdminCancelSaleArgs,
  MutationCreatePaymentIntentArgs,
} from '@fitness-zone/contract/generated/inputs.ts';
import { takenOf } from '@fitness-zone/contract/inputs/valid-input.ts';
import { Type } from 'typebox';
import { requireRole } from '../../context/access.ts';
import { outcome, succeeded } from '../../rest/answers.ts';
import { inputSchema, inRestWords } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { productShape, showProduct } from '../catalog/catalog.shapes.ts';
import { viewProduct } from '../catalog/product.queries.ts';
import { cancelSale } from './balance/cancel-sale.service.ts';
import { browsePaymentsRoutes } from './browse/browse-payments.rest.ts';
import { openPayment } from './open/open-payment.service.ts';
import { recordPayment } from './record-payment.service.ts';
import { refundSale } from './refunds/refund-sale.service.ts';

const productId = Type.Optional(
  Type.String({
    maxLength: MutationCreatePaymentIntentArgs.productId.maxLength,
    description: 'Name the product by one of the two.',
  }),
);
const part = Type.Optional(
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    enum: takenOf(MutationCreatePaymentIntentArgs.part),
    default: 'whole',
    description: inRestWords(
      inputDescriptions.MutationCreatePaymentIntentArgs.part,
      MutationCreatePaymentIntentArgs.part.enum,
    ),
  }),
);
const productBody = Type.Object(
  { _id: productId, productId, part },
  {
    $comment: 'MutationCreatePaymentIntentArgs',
    anyOf: [{ required: ['productId'] }, { required: ['_id'] }],
  },
);
const byPayment = (
  $comment: string,
  { maxLength }: { maxLength: number },
  description = 'The payment that bought it.',
) => Type.Object({ id: Type.String({ maxLength, description }) }, { $comment });
const ignored = Type.Optional(Type.Unknown({ description: 'Ignored.' }));

export const paymentRoutes: RestRoute[] = [
  ...browsePaymentsRoutes,
  route({
    method: 'GET',
    url: '/payment/:id',
    summary: 'Details of a product for the payment page',
    bearer: true,
    params: inputSchema('QueryProductArgs'),
    response: productShape,
    handler: async ({ context, params }) =>
      showProduct(context, await viewProduct(context, params.id)),
  }),
  route({
    method: 'POST',
    url: '/create-payment-intent',
    summary: 'Open a payment for a product, or get the one that is open (buyers)',
    bearer: true,
    body: productBody,
    response: Type.Object({ clientSecret: Type.Union([Type.String(), Type.Null()]) }),
    handler: async ({ context, body }) => {
      requireRole(context, 'buyer');
      // The name isn't read, but bounded like the others.
      for (const id of [body.productId, body._id]) {
        if (id !== undefined) validInput('MutationCreatePaymentIntentArgs', { productId: id });
      }
      const { clientSecret } = await openPayment(context, {
        productId: body.productId ?? body._id,
        part: body.part ?? 'whole',
      });
      return { clientSecret };
    },
  }),
  route({
    method: 'POST',
    url: '/payment',
    summary: 'Record a payment that the provider confirms, and sell the product (buyers)',
    bearer: true,
    body: inputSchema('RecordPaymentInput', {
      add: { status: ignored, buyerName: ignored, buyerEmail: ignored },
    }),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await recordPayment(context, body)),
  }),
  route({
    method: 'PATCH',
    url: '/refundPayment',
    summary: 'Refund a sale in full, including both instalments (admins)',
    bearer: true,
    querystring: byPayment(
      'MutationAdminCancelSaleArgs',
      MutationAdminCancelSaleArgs.paymentId,
      'A payment of the sale.',
    ),
    body: inputSchema('AdminRefundPaymentInput', { omit: ['id'] }),
    response: outcome,
    handler: async ({ context, query, body }) =>
      succeeded(await refundSale(context, { ...body, id: query.id })),
  }),
  route({
    method: 'PATCH',
    url: '/cancelSale',
    summary: "Cancel a sale in two instalments whose balance isn't paid (admins)",
    bearer: true,
    querystring: byPayment(
      'MutationAdminCancelSaleArgs',
      MutationAdminCancelSaleArgs.paymentId,
      'The first payment.',
    ),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await cancelSale(context, query.id)),
  }),
];
