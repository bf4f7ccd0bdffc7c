import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { findOrCreatePayment } from './open/payment-of-intent.service.ts';
import type { PaymentServices } from './provider-call.service.ts';
import { recordRefundsAndDisputes } from './refunds/refunds-and-disputes.service.ts';
import { settle } from './settle-payment.service.ts';

const intentEvents = new Set(['payment_intent.succeeded', 'payment_intent.canceled']);
const refundEvents = new Set([
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
]);
const disputeEvents = new Set([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

/** The part of a provider event that we use. */
export type ProviderEvent = Pick<Stripe.Event, 'type' | 'data'>;

/** The types of events that matter here; an endpoint at Stripe needs no others. */
export const webhookEvents: readonly string[] = [
  ...intentEvents,
  ...refundEvents,
  ...disputeEvents,
];

/**
 * Registers `POST /webhooks/stripe`. The signature is verified on the raw body before anything is
 * parsed; an event older than five minutes is refused. A fault of ours answers 500, so that the
 * provider sends the event again.
 */
export function registerStripeWebhook(
  app: FastifyInstance,
  services: PaymentServices,
  answerWithinMs: number,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      '/webhooks/stripe',
      { schema: { hide: true }, config: { answerWithinMs } },
      async (request, reply) => {
        const event = readEvent(services, request.body, request.headers['stripe-signature']);
        if (!event) {
          request.log.warn('a webhook without a valid signature was refused');
          return reply.code(400).send({ success: false, message: 'The signature is not valid.' });
        }
        await receiveEvent(services, event);
        return { received: true };
      },
    );
  });
}

/** Acts on what the provider reports. The event only says where to look: the provider is asked. */
export async function receiveEvent(services: PaymentServices, event: ProviderEvent): Promise<void> {
  const transactionId = intentOf(event);
  if (!transactionId) return;
  const payment = await findOrCreatePayment(services, transactionId);
  if (!payment) return;
  const settled = await settle(services, payment);
  if (!intentEvents.has(event.type)) await recordRefundsAndDisputes(services, settled);
}

function readEvent(
  services: PaymentServices,
  body: unknown,
  signature: unknown,
): Stripe.Event | null {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return null;
  try {
    const { stripe, webhookSecret } = services.cards;
    return stripe.webhooks.constructEvent(body, signature, webhookSecret);
  } catch {
    // A message whose signature is not valid is ignored: the caller answers 400.
    return null;
  }
}

/** The payment intent that an event is about, if it is of a kind that matters here. */
function intentOf(event: ProviderEvent): string | null {
  const { object } = event.data;
  if (intentEvents.has(event.type)) return 'id' in object ? object.id : null;
  const isReturn = refundEvents.has(event.type) || disputeEvents.has(event.type);
  if (!isReturn || !('payment_intent' in object)) return null;
  return typeof object.payment_intent === 'string' ? object.payment_intent : null;
}
