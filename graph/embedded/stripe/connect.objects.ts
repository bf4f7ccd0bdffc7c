import type Stripe from 'stripe';

type V2Account = Stripe.V2.Core.Account;

export type Capability =
  Stripe.V2.Core.Account.Configuration.Recipient.Capabilities.StripeBalance.StripeTransfers;
export type Requirement = Stripe.V2.Core.Account.Requirements.Entry;

/** A connected account that receives transfers. */
export type Account = Pick<
  V2Account,
  'id' | 'object' | 'applied_configurations' | 'created' | 'livemode' | 'metadata'
> & {
  closed: boolean;
  contact_email: string | null;
  dashboard: Stripe.V2.Core.Account.Dashboard;
  display_name: string | null;
  configuration: {
    recipient: {
      applied: boolean;
      capabilities: { stripe_balance: { payouts: Capability; stripe_transfers: Capability } };
    };
  };
  defaults: Pick<Stripe.V2.Core.Account.Defaults, 'responsibilities'> & { currency: string | null };
  identity: {
    country: string | null;
    entity_type: Stripe.V2.Core.Account.Identity.EntityType | null;
  };
  requirements: {
    entries: Requirement[];
    summary: Stripe.V2.Core.Account.Requirements.Summary | null;
  };
};

/** An account link, with the choices that the hosted page stores for it. */
export type AccountLink = Stripe.V2.Core.AccountLink & {
  id: string;
  /** The page sends it back with its form; null until the link is opened. */
  page: string | null;
  isDone: boolean;
};

export type BalanceTransaction = Pick<
  Stripe.BalanceTransaction,
  | 'id'
  | 'object'
  | 'amount'
  | 'available_on'
  | 'balance_type'
  | 'created'
  | 'currency'
  | 'description'
  | 'exchange_rate'
  | 'fee'
  | 'fee_details'
  | 'net'
  | 'reporting_category'
  | 'status'
  | 'type'
> & { source: string };

export type TransferReversal = Omit<
  Stripe.TransferReversal,
  'balance_transaction' | 'destination_payment_refund' | 'source_refund' | 'transfer'
> & {
  balance_transaction: string;
  destination_payment_refund: string;
  source_refund: null;
  transfer: string;
};

export type Transfer = Omit<
  Stripe.Transfer,
  'balance_transaction' | 'destination' | 'destination_payment' | 'reversals' | 'source_transaction'
> & {
  balance_transaction: string;
  destination: string;
  destination_payment: string;
  reversals: {
    object: 'list';
    data: TransferReversal[];
    has_more: boolean;
    total_count: number;
    url: string;
  };
  source_transaction: string | null;
};

/** The payment by which a transfer arrives at its destination account. */
export type DestinationPayment = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'billing_details'
  | 'captured'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'refunded'
  | 'status'
> & { balance_transaction: string; payment_intent: null; source_transfer: string };

/** The refund by which a reversal leaves the connected account. */
export type DestinationRefund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & {
  balance_transaction: string;
  charge: string;
  payment_intent: null;
  source_transfer_reversal: string;
};

export type Payout = Omit<
  Stripe.Payout,
  | 'application_fee'
  | 'balance_transaction'
  | 'destination'
  | 'failure_balance_transaction'
  | 'original_payout'
  | 'reversed_by'
> & {
  application_fee: null;
  balance_transaction: string;
  destination: string;
  failure_balance_transaction: string | null;
  original_payout: null;
  reversed_by: null;
};

/** An event that names its account without the account's state. */
export type ThinEvent = Pick<
  Stripe.V2.Core.EventBase,
  'id' | 'object' | 'created' | 'livemode' | 'type'
> & {
  reason: { type: 'request'; request: { id: string; idempotency_key: string } } | null;
  related_object: Stripe.V2.Core.Events.RelatedObject;
};
