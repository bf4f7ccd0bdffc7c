import {
  MutationConfirmReceiptArgs,
  MutationCreatePaymentIntentArgs,
} from '@fitness-zone/contract/generated/inputs.ts';
import { Type } from 'typebox';
import { requireRole } from '../../context/access.ts';
import { outcome, succeeded } from '../../rest/answers.ts';
import { inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { validInput } from '../../shared/valid-input.ts';
import { productShape, showProduct } from '../catalog/catalog.shapes.ts';
import { viewProduct } from '../catalog/product.queries.ts';
import { confirmReceipt, reportProblem } from './hand-over/hand-over.service.ts';
import { openPayment } from './open/open-payment.service.ts';
import { recordPayment } from './record-payment.service.ts';

const productId = Type.Optional(
  Type.String({
    maxLength: MutationCreatePaymentIntentArgs.productId.maxLength,
    description: 'One of the two names the product.',
  }),
);
const productBody = Type.Object(
  { _id: productId, productId },
  {
    $comment: 'MutationCreatePaymentIntentArgs',
    anyOf: [{ required: ['productId'] }, { required: ['_id'] }],
  },
);
const ofPayment = Type.Object(
  {
    id: Type.String({
      maxLength: MutationConfirmReceiptArgs.paymentId.maxLength,
      description: 'The payment that bought it.',
    }),
  },
  { $comment: 'MutationConfirmReceiptArgs' },
);
const ignored = Type.Optional(Type.Unknown({ description: 'Not relied upon.' }));

export const paymentRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/payment/:id',
    summary: 'What the payment page shows of a product',
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
      // The name that is not read keeps to its bound, too.
      for (const id of [body.productId, body._id]) {
        if (id !== undefined) validInput('MutationCreatePaymentIntentArgs', { productId: id });
      }
      const { clientSecret } = await openPayment(context, body.productId ?? body._id);
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
    url: '/confirmReceipt',
    summary: 'Say that a bought product was received (its buyer)',
    bearer: true,
    querystring: ofPayment,
    response: outcome,
    handler: async ({ context, query }) => succeeded(await confirmReceipt(context, query.id)),
  }),
  route({
    method: 'PATCH',
    url: '/reportProblem',
    summary: 'Say what is wrong with a bought product, which admins see (its buyer)',
    bearer: true,
    querystring: ofPayment,
    body: inputSchema('ReportProblemInput', { omit: ['paymentId'] }),
    response: outcome,
    handler: async ({ context, query, body }) =>
      succeeded(await reportProblem(context, { ...body, paymentId: query.id })),
  }),
];
