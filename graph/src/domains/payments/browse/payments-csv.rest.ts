import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { balanceStatusAt } from '@fitness-zone/contract/payments/balance.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import type { CsvColumns } from '../../../rest/csv.ts';
import { partOf, priceOf } from '../balance/balance.rules.ts';
import { handOverStatus } from '../hand-over/hand-over.rules.ts';
import type { PaymentRecord } from '../payment.model.ts';

const major = ({ currency }: PaymentRecord, amount: number) => toMajor(amount, currency);

/**
 * The columns of a file of payments; amounts are in major units of the payment's currency.
 * @param now epoch milliseconds; decides whether a balance is overdue
 */
export const paymentColumns = (now: number): CsvColumns<PaymentRecord> => ({
  Id: ({ _id }) => _id.toHexString(),
  Transaction: ({ transactionId }) => transactionId,
  Product: ({ productName }) => oneLine(productName),
  Buyer: ({ buyerName }) => oneLine(buyerName),
  'Buyer e-mail': ({ buyerEmail }) => buyerEmail,
  Seller: ({ sellerName }) => oneLine(sellerName),
  Status: ({ status }) => status,
  Part: partOf,
  Amount: (payment) => major(payment, payment.amount),
  'Whole price': (payment) => major(payment, priceOf(payment)),
  Refunded: (payment) => major(payment, payment.amountRefunded ?? 0),
  Currency: ({ currency }) => currency.toUpperCase(),
  Begun: ({ createdAt }) => createdAt,
  Paid: ({ paidAt }) => paidAt,
  'Hand-over': handOverStatus,
  'Handed over': ({ handedOverAt }) => handedOverAt,
  'Problem reported': ({ disputedAt }) => disputedAt,
  Balance: ({ balance }) => balance && balanceStatusAt(balance, now),
  'Balance due by': ({ balance }) => balance?.dueBy,
  Dispute: ({ dispute }) => dispute?.status,
  'Dispute reason': ({ dispute }) => dispute?.reason,
  'Refunded in full': ({ refundedAt }) => refundedAt,
  'Reason of the refund': ({ refund }) => refund?.reason,
});
