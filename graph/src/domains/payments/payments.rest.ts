import {
  inputDescriptions,
  MutationCreatePaymentIntentArgs,
} from '@fitness-zone/contract/generated/inputs.ts';
import { takenOf } from '@fitness-zone/contract/inputs/valid-input.ts';
import { Type } from 'typebox';
import { requireRole } from '../../context/access.ts';
import { inRestWords } from '../../rest/contract-schema.ts';
import type { Reading } from '../../rest/read-route.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { openPayment } from './open/open-payment.service.ts';

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
export const paymentRoutes: RestRoute[] = [
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
];

export const paymentReadings: Reading[] = [
  {
    url: '/payment/:id',
    summary: 'Details of a product for the payment page',
    operation: '{ product { ...Product } }',
  },
];
