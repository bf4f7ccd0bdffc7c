import { type FeeTerms, sellerShare } from '@fitness-zone/contract/payments/fees.ts';
import type { OrderRecord } from '../src/domains/orders/order.model.ts';
import type { PaymentRecord } from '../src/domains/payments/payment.model.ts';
import { noMoney, type PayoutRecord } from '../src/domains/payouts/payout.model.ts';
import { seedId } from './ids.ts';

/**
 * The payout of a sample that was handed over: its seller has the money, which no card provider knows of. The shop's own
 * sweep adds up its sums.
 */
export function payoutFor(
  { _id, createdAt }: Pick<OrderRecord, '_id' | 'createdAt'>,
  { _id: paymentId, sellerId, currency, amount, handedOverAt }: PaymentRecord,
  fee: FeeTerms,
): PayoutRecord | null {
  if (!handedOverAt) return null;
  const share = sellerShare(amount, fee, currency);
  const moveId = seedId(`payout/${paymentId.toHexString()}`, handedOverAt);
  return {
    _id,
    sellerId,
    currency,
    createdAt,
    revision: 1,
    recoveries: [],
    ...{
      settledBy: [],
      destinationPayments: [],
      state: 'paid-out',
      sums: noMoney,
      checkAt: handedOverAt,
    },
    moves: [
      {
        _id: moveId,
        paymentId,
        kind: 'transfer',
        amount: share,
        state: 'done',
        faults: 0,
        at: handedOverAt,
        arrivesAt: handedOverAt,
        bank: 'paid',
        target: 'sample',
      },
    ],
  };
}
