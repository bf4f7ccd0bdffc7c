import { isChargeable } from '@fitness-zone/contract/payments/currencies.ts';
import { makeId, type PaymentIntent, type PaymentMethod } from '../objects.ts';
import type { Params } from '../params.ts';
import { invalidRequest, noSuch, notAllowedNow } from '../stripe.errors.ts';
import { chargeIntent, failIntent, reopen } from './charge-intent.ts';
import { readAmount } from './intent-amount.ts';
import type { OperationContext } from './operation-context.ts';
import { cardBehind, createPaymentMethod, findPaymentMethod } from './payment.methods.ts';

const confirmableStatuses = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const authenticationFailedMessage =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** Creates an intent to take `amount` (minor units) of a currency; confirms it at once with `confirm`. */
export function createIntent(context: OperationContext, params: Params): PaymentIntent {
  const currency = params.required('currency').toLowerCase();
  if (!isChargeable(currency)) {
    throw invalidRequest(`Invalid currency: ${currency}`, { param: 'currency' });
  }
  const amount = readAmount(params, currency);
  if ((params.text('capture_method') ?? 'automatic') === 'manual') {
    throw invalidRequest('The card sandbox does not support manual capture.', {
      param: 'capture_method',
    });
  }
  const types = params.list('payment_method_types');
  readAutomaticMethods(params);
  const id = makeId('pi_');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: makeId(`${id}_secret_`, 25),
    confirmation_method: 'automatic',
    created: context.seconds,
    currency,
    customer: null,
    description: params.text('description') ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: params.group('metadata'),
    next_action: null,
    payment_method: null,
    payment_method_types: types.length > 0 ? types : ['card'],
    receipt_email: params.text('receipt_email') ?? null,
    status: 'requires_payment_method',
  };
  context.ledger.insert(intent);
  context.announce('payment_intent.created', intent);
  if (params.flag('confirm')) return confirmIntent(context, intent, params);
  const method = params.text('payment_method');
  if (method) {
    intent.payment_method = findPaymentMethod(context, method).id;
    intent.status = 'requires_confirmation';
    context.ledger.save(intent);
  }
  params.finish();
  return intent;
}

/** The intent with this id, or Stripe's 404. */
export function findIntent(context: OperationContext, id: string, param = 'intent'): PaymentIntent {
  const intent = context.ledger.find<PaymentIntent>('payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id, param);
  return intent;
}

/** Charges the intent with its own or a given method; a card may require a challenge first. */
export function confirmIntent(
  context: OperationContext,
  intent: PaymentIntent,
  params: Params,
): PaymentIntent {
  for (const known of ['return_url', 'receipt_email', 'expected_payment_method_type']) {
    params.text(known);
  }
  params.flag('use_stripe_sdk');
  const offSession = params.flag('off_session');
  const method = readMethod(context, intent, params);
  params.finish();
  refuseUnless(confirmableStatuses.includes(intent.status), intent, 'confirm');

  intent.payment_method = method.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  if (!cardBehind(context, method).challenge) return chargeIntent(context, intent, method);
  if (offSession) {
    return failIntent(context, intent, method, {
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    });
  }
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'sandbox_challenge' },
  };
  context.ledger.save(intent);
  context.announce('payment_intent.requires_action', intent);
  return intent;
}

/**
 * Ends a card's challenge, as the cardholder's bank would: `outcome` is `passed` or `failed`. Only the sandbox has this
 * call; at Stripe, the bank's page does this.
 */
export function answerChallenge(
  context: OperationContext,
  intent: PaymentIntent,
  params: Params,
): PaymentIntent {
  const outcome = params.required('outcome');
  params.finish();
  refuseUnless(intent.status === 'requires_action', intent, 'authenticate');
  const method = findPaymentMethod(context, intent.payment_method ?? '');
  intent.next_action = null;
  if (outcome === 'passed') return chargeIntent(context, intent, method);
  const failure = {
    type: 'invalid_request_error' as const,
    code: 'payment_intent_authentication_failure',
    message: authenticationFailedMessage,
  };
  reopen(context, intent, { ...failure, payment_method: method });
  return intent;
}

/** Cancels an intent that has taken no money; it can't take any afterwards. */
export function cancelIntent(
  context: OperationContext,
  intent: PaymentIntent,
  params: Params,
): PaymentIntent {
  const reason = params.text('cancellation_reason');
  params.finish();
  const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
  const known = reasons.find((one) => one === reason) ?? null;
  if (reason && !known) {
    throw invalidRequest(`Invalid cancellation_reason: ${reason}`, {
      param: 'cancellation_reason',
    });
  }
  refuseUnless(confirmableStatuses.includes(intent.status), intent, 'cancel');
  intent.status = 'canceled';
  intent.canceled_at = context.seconds;
  intent.cancellation_reason = known;
  intent.next_action = null;
  context.ledger.save(intent);
  context.announce('payment_intent.canceled', intent);
  return intent;
}

function readAutomaticMethods(params: Params): void {
  params.text('automatic_payment_methods[enabled]');
  params.text('automatic_payment_methods[allow_redirects]');
}

function readMethod(
  context: OperationContext,
  intent: PaymentIntent,
  params: Params,
): PaymentMethod {
  if (params.has('payment_method_data')) {
    return createPaymentMethod(context, params, 'payment_method_data');
  }
  const id = params.text('payment_method') ?? intent.payment_method;
  if (id) return findPaymentMethod(context, id);
  throw notAllowedNow(
    'You cannot confirm this PaymentIntent because it is missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.',
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  );
}

function refuseUnless(allowed: boolean, intent: PaymentIntent, action: string): void {
  if (allowed) return;
  const why =
    intent.status === 'succeeded' && action === 'confirm'
      ? 'it has already succeeded after being previously confirmed'
      : `it has a status of ${intent.status}`;
  throw notAllowedNow(`You cannot ${action} this PaymentIntent because ${why}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}
