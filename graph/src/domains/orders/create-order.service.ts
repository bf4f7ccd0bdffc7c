import type { Types } from 'mongoose';
import type { Models } from '../../context/merged-types.ts';
import type { Shop } from '../../context/shop.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { priceOf } from '../payments/balance/balance.rules.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import { newHandOverCode } from './hand-over/hand-over-code.rules.ts';
import { publishOrder } from './order.visibility.ts';
import { publishBlockedThread } from './thread/publish-blocked-thread.service.ts';

/**
 * Creates the order of a payment that has bought its product, once: a repeat after a crash finds the first one. The
 * same insert takes the number of its receipt, so that numbers have no gaps.
 */
export async function createOrder(
  { models, events, now, config }: Pick<Shop, 'models' | 'events' | 'now' | 'config'>,
  paymentId: Types.ObjectId,
): Promise<void> {
  const payment: PaymentRecord = await models.Payment.findById(paymentId).lean().orFail();
  const { _id: firstPaymentId, productId, buyerId, sellerId, currency } = payment;
  while (!(await models.Order.exists({ firstPaymentId }))) {
    try {
      const order = await models.Order.create({
        firstPaymentId,
        productId,
        buyerId,
        sellerId,
        currency,
        receiptNumber: (await lastReceiptNumber(models)) + 1,
        price: priceOf(payment),
        fee: feeIn(currency, config),
        state: payment.part === 'first-half' ? 'paid-in-part' : 'paid',
        revision: 0,
        createdAt: payment.paidAt ?? new Date(now()),
        code: newHandOverCode(),
        // Either side can propose a pick-up first.
        waitsForBuyer: true,
        waitsForSeller: true,
        hasOpenProblem: false,
        needsDecision: false,
        disputed: false,
      });
      publishOrder(events, order);
      await publishBlockedThread({ models, events }, order);
    } catch (error) {
      // Either this order exists, or another one just took the number.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

/** The fixed part is in the shop's currency. A payment in an earlier currency pays only the percentage. */
const feeIn = (currency: string, { currency: own, payouts: { fee } }: Shop['config']) =>
  currency === own.toLowerCase() ? fee : { ...fee, fixed: 0 };

async function lastReceiptNumber({ Order }: Pick<Models, 'Order'>): Promise<number> {
  const last = await Order.findOne({ receiptNumber: { $gt: 0 } }, { receiptNumber: 1 })
    .sort({ receiptNumber: -1 })
    .lean();
  return last?.receiptNumber ?? 0;
}
