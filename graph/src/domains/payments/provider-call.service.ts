import Stripe from 'stripe';
import type { Shop } from '../../context/shop.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';

export type PaymentServices = Pick<
  Shop,
  'cards' | 'config' | 'events' | 'log' | 'models' | 'now' | 'settleOffers' | 'createOrder'
>;

const {
  StripeAPIError,
  StripeCardError,
  StripeError,
  StripeInvalidRequestError,
  StripePermissionError,
} = Stripe.errors;

/**
 * Whether the provider will repeat this answer for the idempotency key, so that the next try needs another key.
 * Exception: 409, while another request with the same key is under way.
 */
export const isRepeatedForKey = (error: unknown): boolean =>
  (error instanceof StripeAPIError && error.statusCode !== 409) ||
  error instanceof StripeInvalidRequestError ||
  error instanceof StripePermissionError;

/** The provider has no such payment. */
export const isUnknownPayment = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError && error.statusCode === 404;

/**
 * Waits for the provider on behalf of a buyer.
 * @throws Refusal `payment-refused` when the provider refuses the request, `unavailable` when it does not answer; other
 *   errors pass unchanged
 */
export async function callCardProvider<Answer>(
  services: Pick<PaymentServices, 'log'>,
  call: Promise<Answer>,
) {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    services.log.warn(
      { err: error, requestId: error.requestId },
      'the card provider refused a call',
    );
    const refused = error instanceof StripeCardError || error instanceof StripeInvalidRequestError;
    throw refused
      ? new Refusal('payment-refused', 'The card provider refused this payment.')
      : new Refusal('unavailable', 'The card provider isn’t responding. Please try again.');
  }
}
