import type { LastPaymentError, PaymentIntent, PaymentMethod } from '../objects.ts';
import { cardError } from '../stripe.errors.ts';
import { charge as chargeCard } from './charges.ts';
import type { OperationContext } from './operation-context.ts';
import { cardBehind } from './payment.methods.ts';

/**
 * Charges the intent with a method.
 * @throws StripeError if the card declines; the intent can then be paid again
 */
export function chargeIntent(
  context: OperationContext,
  intent: PaymentIntent,
  method: PaymentMethod,
): PaymentIntent {
  const { decline } = cardBehind(context, method);
  const charge = chargeCard(context, intent, method, decline);
  intent.latest_charge = charge.id;
  if (decline) {
    return failIntent(context, intent, method, {
      code: decline.code,
      message: decline.message,
      charge: charge.id,
      ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
    });
  }
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  context.ledger.save(intent);
  context.announce('payment_intent.succeeded', intent);
  return intent;
}

/**
 * Makes the intent payable again after its card was declined.
 * @throws StripeError with the reason, always
 */
export function failIntent(
  context: OperationContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure: Omit<LastPaymentError, 'type' | 'payment_method'>,
): never {
  reopen(context, intent, { type: 'card_error', ...failure, payment_method: method });
  const { message, ...details } = failure;
  throw cardError(message, { ...details, payment_intent: intent });
}

/** Makes the intent payable again after a failure, and stores the failure in it. */
export function reopen(
  context: OperationContext,
  intent: PaymentIntent,
  error: LastPaymentError,
): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = error;
  context.ledger.save(intent);
  context.announce('payment_intent.payment_failed', intent);
}
