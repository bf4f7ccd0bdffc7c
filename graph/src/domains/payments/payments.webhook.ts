import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Shop } from '../../context/shop.ts';
import { countRequest } from '../../http/count-request.ts';
import { findOrCreatePayment } from './open/payment-of-intent.service.ts';
import type { PaymentServices } from './provider-call.service.ts';
import { recordRefundsAndDisputes } from './refunds/refunds-and-disputes.service.ts';
import { settle } from './state/settle-payment.service.ts';

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

/** Maximum age of an event: the SDK's default. */
const toleranceSeconds = 300;

/** The part of a provider event that we use. */
export type ProviderEvent = Pick<Stripe.Event, 'type' | 'data'>;

/** The event types that the shop handles; an endpoint at Stripe needs no others. */
export const webhookEvents: readonly string[] = [
  ...intentEvents,
  ...refundEvents,
  ...disputeEvents,
];

type Webhook = {
  path: string;
  /** Secrets, any of which may sign its events. */
  secrets: readonly string[];
  receive: (event: unknown) => Promise<void>;
};

/** Registers `POST /webhooks/stripe`, for events of payments. */
export function registerStripeWebhook(
  app: FastifyInstance,
  services: PaymentServices & Pick<Shop, 'limits'>,
  answerWithinMs: number,
): void {
  registerWebhook(app, services, answerWithinMs, {
    path: '/webhooks/stripe',
    secrets: [services.cards.webhookSecret],
    receive: (event) => receiveEvent(services, event as Stripe.Event),
  });
}

/**
 * Registers a path for events of the provider. Verifies the signature on the raw body before parsing, and refuses an
 * event older than five minutes. Requests count towards the limits as usual. A fault of ours answers 500, so that the
 * provider sends the event again.
 */
export function registerWebhook(
  app: FastifyInstance,
  shop: Pick<Shop, 'cards' | 'limits' | 'config'>,
  answerWithinMs: number,
  { path, secrets, receive }: Webhook,
): void {
  const { stripe } = shop.cards;
  const isSigned = (body: Buffer, signature: string) =>
    secrets.some((secret) => {
      try {
        return stripe.webhooks.signature?.verifyHeader(body, signature, secret, toleranceSeconds);
      } catch {
        // Another secret may have signed it; if none has, the answer is 400.
        return false;
      }
    });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      path,
      { schema: { hide: true }, config: { answerWithinMs } },
      async (request, reply) => {
        await countRequest(shop, request, reply);
        const { body, headers, log } = request;
        const signature = headers['stripe-signature'];
        const isKnown =
          Buffer.isBuffer(body) && typeof signature === 'string' && isSigned(body, signature);
        if (!isKnown) {
          log.warn('a webhook without a valid signature was refused');
          return reply.code(400).send({ success: false, message: 'The signature is not valid.' });
        }
        await receive(JSON.parse(body.toString('utf8')));
        return { received: true };
      },
    );
  });
}

/** Handles a provider event. The event only tells which payment to read; the provider has its current state. */
export async function receiveEvent(services: PaymentServices, event: ProviderEvent): Promise<void> {
  const transactionId = intentOf(event);
  if (!transactionId) return;
  const payment = await findOrCreatePayment(services, transactionId);
  if (!payment) return;
  const settled = await settle(services, payment);
  if (!intentEvents.has(event.type)) await recordRefundsAndDisputes(services, settled);
}

/** The payment intent of an event, if the shop handles its type. */
function intentOf(event: ProviderEvent): string | null {
  const { object } = event.data;
  if (intentEvents.has(event.type)) return 'id' in object ? object.id : null;
  const isReturn = refundEvents.has(event.type) || disputeEvents.has(event.type);
  if (!isReturn || !('payment_intent' in object)) return null;
  return typeof object.payment_intent === 'string' ? object.payment_intent : null;
}
