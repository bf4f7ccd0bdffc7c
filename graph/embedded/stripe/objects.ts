import { randomInt } from 'node:crypto';
import type Stripe from 'stripe';
import type {
  Account,
  AccountLink,
  BalanceTransaction,
  DestinationPayment,
  DestinationRefund,
  Payout,
  ThinEvent,
  Transfer,
  TransferReversal,
} from './connect.objects.ts';

/**
 * The parts of Stripe's objects that the sandbox stores and returns. Every type is taken from the official SDK's
 * declarations, so that no field can slip in that Stripe doesn't know.
 */
export type PaymentMethod = Pick<
  Stripe.PaymentMethod,
  'id' | 'object' | 'created' | 'livemode' | 'metadata'
> & {
  type: 'card';
  customer: null;
  billing_details: Pick<Stripe.PaymentMethod.BillingDetails, 'email' | 'name' | 'phone'>;
  card: Pick<
    Stripe.PaymentMethod.Card,
    'brand' | 'exp_month' | 'exp_year' | 'fingerprint' | 'funding' | 'last4'
  >;
};

export type LastPaymentError = {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  message: string;
  decline_code?: string;
  charge?: string;
  payment_method: PaymentMethod;
};

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_capturable'
  | 'amount_received'
  | 'canceled_at'
  | 'cancellation_reason'
  | 'capture_method'
  | 'confirmation_method'
  | 'created'
  | 'currency'
  | 'description'
  | 'livemode'
  | 'metadata'
  | 'payment_method_types'
  | 'receipt_email'
  | 'status'
> & {
  client_secret: string;
  customer: null;
  last_payment_error: LastPaymentError | null;
  latest_charge: string | null;
  next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: { type: string } } | null;
  payment_method: string | null;
};

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'failure_code'
  | 'failure_message'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'refunded'
  | 'status'
> & {
  billing_details: Pick<
    Stripe.Charge.BillingDetails,
    'address' | 'email' | 'name' | 'phone' | 'tax_id'
  >;
  balance_transaction: string | null;
  disputed: boolean;
  payment_intent: string;
  payment_method: string;
};

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & {
  balance_transaction: string | null;
  charge: string;
  failure_balance_transaction?: string;
  failure_reason?: string;
  payment_intent: string;
};

export type Dispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'metadata'
  | 'reason'
  | 'status'
> & {
  balance_transactions: Pick<
    Stripe.BalanceTransaction,
    'id' | 'object' | 'amount' | 'created' | 'currency' | 'fee' | 'net' | 'type'
  >[];
  charge: string;
  enhanced_eligibility_types: [];
  evidence: Pick<Stripe.Dispute.Evidence, 'enhanced_evidence' | 'uncategorized_text'>;
  evidence_details: Pick<
    Stripe.Dispute.EvidenceDetails,
    'due_by' | 'enhanced_eligibility' | 'has_evidence' | 'past_due' | 'submission_count'
  >;
  payment_intent: string;
};

export type Event = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  /** The event's connected account; absent for the platform's own. */
  account?: string;
  data: { object: Announced };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

/** The objects that events carry. */
export type Announced = PaymentIntent | Charge | Refund | Dispute | Transfer | Payout;

export type StripeObject =
  | Announced
  | PaymentMethod
  | Event
  | Account
  | AccountLink
  | BalanceTransaction
  | DestinationPayment
  | DestinationRefund
  | ThinEvent
  | TransferReversal;

const idAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An identifier in Stripe's form: the prefix and random letters and digits. */
export function makeId(prefix: string, length = 24): string {
  let id = prefix;
  for (let position = 0; position < length; position++)
    id += idAlphabet[randomInt(idAlphabet.length)];
  return id;
}
