import Stripe from 'stripe';
import { returnToSeller } from '../../product/stock/return-to-seller.service.ts';
import { balanceUpdate } from '../balance/balance.states.ts';
import type { PaymentRecord, RefundRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import { isUnknownPayment, type PaymentServices } from '../provider-call.service.ts';
import { settle } from '../state/settle-payment.service.ts';
import { refundBalanceToo } from './refund-balance-too.service.ts';
import { refundObstacleOf } from './refund-obstacle.rules.ts';

/** The payment of a first instalment's balance; null before. */
export const balancePayment = async (
  { models }: Pick<PaymentServices, 'models'>,
  { balance }: PaymentRecord,
): Promise<PaymentRecord | null> =>
  balance?.paymentId ? models.Payment.findById(balance.paymentId).lean() : null;

/** The provider doesn't know samples and imports. If it doesn't answer, the refund waits. */
export async function isKnownToProvider(
  { cards }: Pick<PaymentServices, 'cards'>,
  { transactionId }: PaymentRecord,
): Promise<boolean> {
  try {
    await cards.stripe.paymentIntents.retrieve(transactionId);
  } catch (error) {
    if (isUnknownPayment(error)) return false;
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
  }
  return true;
}

/** Marks a payment for a refund by one conditional update; null if it can no longer be refunded. */
export async function noteReturn(
  services: PaymentServices,
  payment: PaymentRecord,
  refund: RefundRecord | null,
): Promise<PaymentRecord | null> {
  const { models, events, now } = services;
  let current: PaymentRecord | null = payment;
  while (current && !refundObstacleOf(current)) {
    const { _id, revision = null, productId }: PaymentRecord = current;
    // The rest of a refunded sale can't be paid any longer.
    const cancelled = balanceUpdate(services, current, 'refundFirstHalf', now());
    // The payments' sweeper uses the system clock.
    const refunding = { status: 'refunding', refundReason: 'cancelled', checkAt: new Date() };
    const noted = await models.Payment.findOneAndUpdate(
      { _id, status: 'paid', revision },
      {
        $set: { ...cancelled?.$set, ...refunding, ...(refund && { refund }) },
        ...(cancelled?.$unset && { $unset: cancelled.$unset }),
        $inc: { revision: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (noted) {
      publishPayment(events, noted);
      // The payment sweeper then cancels an open payment of the balance.
      if (cancelled) events.publish({ kind: 'product', productId: productId.toHexString() });
      return noted;
    }
    current = await models.Payment.findById(_id).lean();
  }
  return null;
}

/** Returns the product and the money of both instalments. The sweeper finishes if the provider doesn't answer now. */
export async function returnMoney(
  services: PaymentServices,
  noted: PaymentRecord,
): Promise<PaymentRecord[]> {
  await refundBalanceToo(services, noted);
  await returnToSeller(services, noted.productId, noted._id);
  const first = await settleNow(services, noted);
  const balance = await balancePayment(services, first);
  return balance ? [first, await settleNow(services, balance)] : [first];
}

async function settleNow(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  try {
    return await settle(services, payment);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    services.log.warn(
      { err: error },
      'the card provider has not refunded a sale; the sweeper will',
    );
    return (await services.models.Payment.findById(payment._id).lean()) ?? payment;
  }
}
