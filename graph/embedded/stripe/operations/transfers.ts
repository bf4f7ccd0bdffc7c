import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import type {
  Account,
  DestinationPayment,
  DestinationRefund,
  Transfer,
  TransferReversal,
} from '../connect.objects.ts';
import { type Charge, makeId } from '../objects.ts';
import type { Params } from '../params.ts';
import { invalidRequest, noSuch, notAllowedNow } from '../stripe.errors.ts';
import { bankOfNumber } from '../test.banks.ts';
import { canReceive, planPayout } from './accounts.ts';
import { balanceOf, book } from './balance.ts';
import type { OperationContext } from './operation-context.ts';

const shownReversals = 10;

/** Moves money from the platform to a connected account: out of one charge, or out of the balance. */
export function createTransfer(context: OperationContext, params: Params): Transfer {
  const currency = params.required('currency').toLowerCase();
  const destination = params.required('destination');
  const sourceId = params.text('source_transaction') ?? null;
  params.required('amount');
  const amount = readPositive(params) ?? 0;
  const group = params.text('transfer_group') ?? null;
  const description = params.text('description') ?? null;
  const metadata = params.group('metadata');
  params.finish();

  refuseDestination(context, destination);
  const source = sourceId === null ? null : findSource(context, sourceId);
  if (source) refuseAboveSource(context, source, amount, currency);
  else if (amount > balanceOf(context, null, currency)) {
    throw notAllowedNow(
      'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance',
      { code: 'balance_insufficient' },
    );
  }
  const [id, paymentId] = [makeId('tr_'), makeId('py_')];
  const transfer: Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: book(context, { type: 'transfer', amount: -amount, currency, source: id })
      .id,
    created: context.seconds,
    currency,
    description,
    destination,
    destination_payment: paymentId,
    livemode: false,
    metadata,
    reversals: {
      object: 'list',
      data: [],
      has_more: false,
      total_count: 0,
      url: `/v1/transfers/${id}/reversals`,
    },
    reversed: false,
    source_transaction: sourceId,
    source_type: 'card',
    transfer_group: group ?? (source && `group_${source.payment_intent}`),
  };
  context.ledger.insert(transfer, { parent: sourceId });
  receive(context, transfer);
  context.announce('transfer.created', transfer);
  return transfer;
}

/** The transfer with this id, or Stripe's 404. */
export function findTransfer({ ledger }: OperationContext, id: string): Transfer {
  const transfer = ledger.find<Transfer>('transfer', id);
  if (!transfer) throw noSuch('transfer', id, 'transfer');
  return transfer;
}

/** Takes all or part of a transfer back, if the connected account still has the money. */
export function reverseTransfer(
  context: OperationContext,
  transfer: Transfer,
  params: Params,
): TransferReversal {
  const { currency, destination } = transfer;
  const left = transfer.amount - transfer.amount_reversed;
  const amount = readPositive(params) ?? left;
  const metadata = params.group('metadata');
  params.text('description');
  params.finish();
  if (left === 0) throw notAllowedNow(`Transfer ${transfer.id} is already fully reversed.`);
  if (amount > left) {
    throw notAllowedNow(
      `Transfer reversal amount (${formatMoney(amount, currency)}) is greater than unreversed amount on transfer (${formatMoney(left, currency)})`,
      { param: 'amount' },
    );
  }
  if (amount > balanceOf(context, destination, currency)) {
    throw notAllowedNow('The connected account has insufficient funds to cover this reversal.', {
      code: 'balance_insufficient',
    });
  }
  const id = makeId('trr_');
  const reversal: TransferReversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: book(context, { type: 'transfer_refund', amount, currency, source: id })
      .id,
    created: context.seconds,
    currency,
    destination_payment_refund: giveBack(context, transfer, amount, id),
    metadata,
    source_refund: null,
    transfer: transfer.id,
  };
  context.ledger.insert(reversal, { parent: transfer.id });
  const { reversals } = transfer;
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  reversals.total_count += 1;
  reversals.data = [reversal, ...reversals.data].slice(0, shownReversals);
  reversals.has_more = reversals.total_count > shownReversals;
  context.ledger.save(transfer);
  context.announce('transfer.reversed', transfer);
  return reversal;
}

/** Adds a transfer's payment at its destination, which a later payout contains. */
function receive(context: OperationContext, transfer: Transfer): void {
  const { amount, currency, destination: account, destination_payment: id } = transfer;
  const payment: DestinationPayment = {
    id,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    balance_transaction: book(context, { type: 'payment', amount, currency, source: id, account })
      .id,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    captured: true,
    created: context.seconds,
    currency,
    disputed: false,
    livemode: false,
    metadata: {},
    paid: true,
    payment_intent: null,
    refunded: false,
    source_transfer: transfer.id,
    status: 'succeeded',
  };
  context.ledger.insert(payment, { account });
  planPayout(context, account);
}

function giveBack(
  context: OperationContext,
  transfer: Transfer,
  amount: number,
  reversal: string,
): string {
  const { currency, destination: account, destination_payment: charge } = transfer;
  const id = makeId('pyr_');
  const movement = {
    type: 'payment_refund',
    amount: -amount,
    currency,
    source: id,
    account,
  } as const;
  const refund: DestinationRefund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: book(context, movement).id,
    charge,
    created: context.seconds,
    currency,
    metadata: {},
    payment_intent: null,
    reason: null,
    source_transfer_reversal: reversal,
    status: 'succeeded',
  };
  context.ledger.insert(refund, { account });
  const payment = context.ledger.find<DestinationPayment>('charge', charge, account);
  if (payment) {
    payment.amount_refunded += amount;
    payment.refunded = payment.amount_refunded === payment.amount;
    context.ledger.save(payment);
  }
  return id;
}

function refuseDestination({ ledger }: OperationContext, id: string): void {
  const param = 'destination';
  const account = ledger.find<Account>('v2.core.account', id);
  if (!account)
    throw invalidRequest(`No such destination: '${id}'`, { code: 'resource_missing', param });
  if (bankOfNumber(ledger.hidden(id) ?? '')?.refusesTransfers) {
    throw notAllowedNow('Transfers to this account are not allowed. Please contact support.', {
      code: 'transfers_not_allowed',
    });
  }
  if (canReceive(account)) return;
  throw notAllowedNow(
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    { code: 'insufficient_capabilities_for_transfer' },
  );
}

function findSource({ ledger }: OperationContext, id: string): Charge {
  const charge = ledger.find<Charge>('charge', id);
  if (charge?.paid) return charge;
  const param = 'source_transaction';
  throw invalidRequest(`No such charge: '${id}'`, { code: 'resource_missing', param });
}

/**
 * Refuses a transfer above the rest of its charge: the amount paid, minus refunds and what other transfers took and
 * didn't reverse.
 */
function refuseAboveSource(
  { ledger }: OperationContext,
  charge: Charge,
  amount: number,
  currency: string,
): void {
  if (charge.currency !== currency) {
    throw invalidRequest(
      `The currency of source_transaction's balance transaction (${charge.currency}) must be the same as the transfer currency (${currency})`,
      { param: 'source_transaction' },
    );
  }
  const { data } = ledger.list<Transfer>('transfer', { parent: charge.id, limit: 1000 });
  const taken = data.reduce((sum, other) => sum + other.amount - other.amount_reversed, 0);
  if (amount <= charge.amount - charge.amount_refunded - taken) return;
  throw notAllowedNow(
    `Transfers using this transaction as a source must not exceed the source amount of ${formatMoney(charge.amount - charge.amount_refunded, currency)}. (There are already transfers using this source, amounting to a total of ${formatMoney(taken, currency)}.)`,
    { param: 'amount' },
  );
}

function readPositive(params: Params): number | undefined {
  const amount = params.integer('amount');
  if (amount === undefined || amount >= 1) return amount;
  throw invalidRequest('This value must be greater than or equal to 1.', {
    code: 'parameter_invalid_integer',
    param: 'amount',
  });
}
