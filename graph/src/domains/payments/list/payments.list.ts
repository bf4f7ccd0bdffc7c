import type { HandOverStatus, PaymentStatus } from '@fitness-zone/contract/enums.ts';
import type { WrittenBalanceStatus } from '@fitness-zone/contract/payments/balance.ts';
import { type RecordText, recordText } from '@fitness-zone/contract/search/record-text.ts';
import type { Models } from '../../../context/merged-types.ts';
import { modelSource } from '../../../record-lists/model-source.ts';
import type { RecordList } from '../../../record-lists/record-list.ts';
import type { RowSource } from '../../../record-lists/row-source.ts';
import { handOverStatus } from '../hand-over/hand-over.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { isAgainstShop } from '../refunds/dispute.ts';
import { countsAsSale, keptAmount } from '../sale-amounts.ts';

/**
 * What is kept in memory of a payment: it is found by the words of its names, and any part of the buyer's e-mail and of
 * the transaction's id; moments are in epoch milliseconds.
 */
export type PaymentRow = RecordText & {
  id: string;
  buyerId: string;
  sellerId: string;
  status: PaymentStatus;
  handOver: HandOverStatus | null;
  balance: { status: WrittenBalanceStatus; dueBy?: Date | null } | null;
  disputed: boolean;
  /** In minor units of its currency. */
  amount: number;
  begunAt: number;
  /** What was paid and when; null where it was not, or all of it went back. */
  paid: PaidRow | null;
};

/** What somebody has paid: `amount` is in minor units of `currency` (ISO 4217, capitals), without what was returned. */
export type PaidRow = {
  at: number;
  isSale: boolean;
  amount: number;
  currency: string;
  productId: string;
};

declare module '../../../context/merged-types.ts' {
  interface RecordLists {
    payments: RecordList<PaymentRow>;
  }
}

type Listed = Omit<PaymentRecord, 'image' | 'attempt' | 'checkAt'>;

const fields = {
  ...({ transactionId: 1, productName: 1, buyerName: 1, buyerEmail: 1, sellerName: 1 } as const),
  ...({ buyerId: 1, sellerId: 1, status: 1, amount: 1, part: 1, blind: 1 } as const),
  ...({ refundReason: 1, handedOverAt: 1, disputedAt: 1, balance: 1, dispute: 1 } as const),
  ...({ createdAt: 1, paidAt: 1, amountRefunded: 1, currency: 1, productId: 1 } as const),
};

/** How the list of payments is read: all that admins see, which are those that are not blind. */
export const paymentsSource = ({ Payment }: Pick<Models, 'Payment'>): RowSource<PaymentRow> =>
  modelSource(Payment, fields, (payment: Listed) => (payment.blind ? null : rowOf(payment)));

const rowOf = (payment: Listed): PaymentRow => ({
  id: payment._id.toHexString(),
  ...recordText(
    [payment.productName, payment.buyerName, payment.sellerName],
    [payment.buyerEmail, payment.transactionId],
  ),
  buyerId: payment.buyerId.toHexString(),
  sellerId: payment.sellerId.toHexString(),
  status: payment.status,
  handOver: handOverStatus(payment),
  balance: payment.balance
    ? { status: payment.balance.status, dueBy: payment.balance.dueBy ?? null }
    : null,
  disputed: isAgainstShop(payment.dispute),
  amount: payment.amount,
  begunAt: payment.createdAt.getTime(),
  paid: paidBy(payment),
});

const paidBy = (payment: Listed): PaidRow | null =>
  payment.status === 'paid' && payment.paidAt
    ? {
        at: payment.paidAt.getTime(),
        isSale: countsAsSale(payment),
        amount: keptAmount(payment),
        currency: payment.currency.toUpperCase(),
        productId: payment.productId.toHexString(),
      }
    : null;
