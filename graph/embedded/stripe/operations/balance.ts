import type { BalanceTransaction } from '../connect.objects.ts';
import { makeId } from '../objects.ts';
import type { OperationContext } from './operation-context.ts';

const categories = {
  adjustment: 'dispute',
  charge: 'charge',
  payment: 'charge',
  payment_refund: 'refund',
  payout: 'payout',
  payout_failure: 'payout_reversal',
  refund: 'refund',
  refund_failure: 'refund_failure',
  transfer: 'transfer',
  transfer_refund: 'transfer_reversal',
} as const;

type Movement = {
  type: keyof typeof categories;
  amount: number;
  currency: string;
  source: string;
  account?: string;
  /** The time of the movement, in epoch seconds; now if absent. */
  created?: number;
};

/** Adds to the balance of the platform or of a connected account. A negative amount takes from it. */
export function book(context: OperationContext, movement: Movement): BalanceTransaction {
  const { type, amount, currency, source, account, created = context.seconds } = movement;
  const isReinstated = type === 'adjustment' && amount > 0;
  const transaction: BalanceTransaction = {
    id: makeId('txn_'),
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: isReinstated ? 'dispute_reversal' : categories[type],
    source,
    status: 'available',
    type,
  };
  context.ledger.insert(transaction, { account: account ?? null });
  return transaction;
}

/** The balance of the platform or a connected account in one currency. */
export function balanceOf(
  { ledger }: OperationContext,
  account: string | null,
  currency: string,
): number {
  return ledger.balances(account).find((entry) => entry.currency === currency)?.amount ?? 0;
}

/** The balance object. Money is available at once here, so nothing is pending. */
export function retrieveBalance({ ledger }: OperationContext, account: string | null): object {
  const balances = ledger.balances(account);
  const known = balances.length > 0 ? balances : [{ currency: 'usd', amount: 0 }];
  return {
    object: 'balance',
    available: known.map((entry) => ({ ...entry, source_types: { card: entry.amount } })),
    livemode: false,
    pending: known.map(({ currency }) => ({ currency, amount: 0, source_types: { card: 0 } })),
  };
}
