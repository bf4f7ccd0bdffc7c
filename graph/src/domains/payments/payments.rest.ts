import { Type } from 'typebox';
import { outcome, succeeded } from '../../rest/answers.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { productShape, showProduct } from '../catalog/catalog.shapes.ts';
import { viewProduct } from '../catalog/product.queries.ts';
import { openPayment } from './open-payment.service.ts';
import { recordPayment } from './record-payment.service.ts';

const id = Type.String({ maxLength: 64 });
const ignored = Type.Optional(Type.String({ maxLength: 255, description: 'Not relied upon.' }));

export const paymentRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/payment/:id',
    summary: 'What the payment page shows of a product',
    bearer: true,
    params: Type.Object({ id }),
    response: productShape,
    handler: async ({ context, params }) =>
      showProduct(context, await viewProduct(context, params.id)),
  }),
  route({
    method: 'POST',
    url: '/create-payment-intent',
    summary: 'Open a payment for a product, or get the one that is open (buyers)',
    bearer: true,
    body: Type.Object({ _id: Type.Optional(id), productId: Type.Optional(id) }),
    response: Type.Object({ clientSecret: Type.Union([Type.String(), Type.Null()]) }),
    handler: async ({ context, body }) => {
      const { clientSecret } = await openPayment(context, body.productId ?? body._id);
      return { clientSecret };
    },
  }),
  route({
    method: 'POST',
    url: '/payment',
    summary: 'Record a payment that the provider confirms, and sell the product (buyers)',
    bearer: true,
    body: Type.Object({
      transactionId: Type.String({ maxLength: 255 }),
      productId: id,
      status: ignored,
      buyerName: ignored,
      buyerEmail: ignored,
    }),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await recordPayment(context, body)),
  }),
];
