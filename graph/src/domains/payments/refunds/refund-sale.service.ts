import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import {
  type RefundObstacle,
  refundMessage,
  refundObstacle,
} from '@fitness-zone/contract/payments/refunds.ts';
import Stripe from 'stripe';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { AdminRefundPaymentInput } from '../../../generated/graphql.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../../audit/record-admin-act.service.ts';
import { returnToSeller } from '../../catalog/stock/return-to-seller.service.ts';
import { balanceUpdate } from '../balance/balance.states.ts';
import type { PaymentRecord, RefundRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import { isUnknownPayment } from '../provider-call.service.ts';
import { settle } from '../settle-payment.service.ts';
import { refundBalanceToo } from './refund-balance-too.service.ts';

/**
 * Refunds a sale in full, both instalments if there are two, whichever is named; its seller gets the product back,
 * paused. One conditional update decides among concurrent admins. Follow-up work is done before the answer if the
 * card provider answers; otherwise, or if the process ends, the sweeper does it.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the field at fault,
 * `not-found` for an unknown payment, `conflict` with the payment for one that is not paid, already refunded,
 * disputed by the buyer's bank, or not known to the card provider
 */
export async function refundSale(context: Context, given: Unchecked<AdminRefundPaymentInput>) {
  const { _id: adminId } = requireRole(context, 'admin');
  const { id, reason } = validInput('AdminRefundPaymentInput', given);
  const payment = await leadingPayment(context, await findPayment(context, id));
  const obstacle = await obstacleTo(context, payment);
  if (obstacle) throw refusalFor(payment, obstacle);
  await refuseUnknown(context, payment);
  const refund = { reason, adminId, begunAt: new Date(context.now()) };
  const { productId: targetId, productName } = payment;
  const act = { action: 'refund-payment', targetId, reason, by: actorOf(context) } as const;
  const noted = await recordAdminAct(context, act, () => noteRefund(context, payment, refund));
  // Another admin, or the provider, was faster.
  if (!noted) return refuseChanged(context, payment);
  const payments = await returnMoney(context, noted);
  context.loaders.product.clear(targetId);
  const product = await context.models.Product.findById(targetId).lean();
  const isReturned = payments.every(({ status }) => status === 'refunded');
  return { message: refundMessage(productName, isReturned), payments, product };
}

/** For samples and imports the provider has no money to return; if it doesn't answer, the refund waits. */
async function refuseUnknown({ cards }: Context, payment: PaymentRecord): Promise<void> {
  try {
    await cards.stripe.paymentIntents.retrieve(payment.transactionId);
  } catch (error) {
    if (isUnknownPayment(error)) {
      const message = `The card provider can’t find the payment for ${payment.productName}. Pay the buyer another way.`;
      throw refusalFor(payment, { message, isDone: false });
    }
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
  }
}

/** Whether an admin may refund a payment, as far as it says itself. */
const isRefundable = (payment: PaymentRecord): boolean => ownObstacle(payment) === null;

/** Whether the viewer may refund a payment: admins, while nothing speaks against it. */
export const canRefund = ({ viewer }: Pick<Context, 'viewer'>, payment: PaymentRecord): boolean =>
  viewer?.role === 'admin' && isRefundable(payment);

const ownObstacle = ({ productName, status, dispute }: PaymentRecord): RefundObstacle | null =>
  refundObstacle(productName, status, dispute?.status ?? null);

/** A dispute of the balance is one of the sale. */
async function obstacleTo(context: Context, payment: PaymentRecord) {
  const balance = await balancePayment(context, payment);
  const isDisputed = payment.status === 'paid' && balance?.status === 'paid';
  return ownObstacle(payment) ?? (isDisputed ? ownObstacle(balance) : null);
}

async function findPayment({ models }: Pick<Context, 'models'>, id: string) {
  const payment: PaymentRecord | null = await models.Payment.findById(
    toObjectId(id, 'Payment'),
  ).lean();
  if (!payment || payment.blind) throw notFound('Payment');
  return payment;
}

/** The first instalment of a sale in two, if its money is still there: it decides for both. */
async function leadingPayment({ models }: Context, payment: PaymentRecord): Promise<PaymentRecord> {
  if (!payment.firstHalfId || payment.status !== 'paid') return payment;
  const first = await models.Payment.findById(payment.firstHalfId).lean();
  return first?.status === 'paid' ? first : payment;
}

const balancePayment = async (
  { models }: Pick<Context, 'models'>,
  { balance }: PaymentRecord,
): Promise<PaymentRecord | null> =>
  balance?.paymentId ? models.Payment.findById(balance.paymentId).lean() : null;

/** Moves a payment to be refunded, by one conditional update; null if it no longer can be. */
async function noteRefund(
  context: Context,
  payment: PaymentRecord,
  refund: RefundRecord,
): Promise<PaymentRecord | null> {
  const { models, events, now } = context;
  let current: PaymentRecord | null = payment;
  while (current && isRefundable(current)) {
    const { _id, revision = null, productId }: PaymentRecord = current;
    // Nobody may pay the rest of a refunded sale.
    const cancelled = balanceUpdate(context, current, 'refundFirstHalf', now());
    // The sweeper of payments goes by the computer's clock.
    const refunding = { status: 'refunding', refundReason: 'cancelled', checkAt: new Date() };
    const noted = await models.Payment.findOneAndUpdate(
      { _id, status: 'paid', revision },
      {
        $set: { ...cancelled?.$set, ...refunding, refund },
        ...(cancelled?.$unset && { $unset: cancelled.$unset }),
        $inc: { revision: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (noted) {
      publishPayment(events, noted);
      // An open payment of the balance is called off on that.
      if (cancelled) events.publish({ kind: 'product', productId: productId.toHexString() });
      return noted;
    }
    current = await models.Payment.findById(_id).lean();
  }
  return null;
}

/** Returns the product, and the money of both instalments; what the provider does not do now is left to the sweeper. */
async function returnMoney(context: Context, noted: PaymentRecord): Promise<PaymentRecord[]> {
  await refundBalanceToo(context, noted);
  await returnToSeller(context, noted.productId, noted._id);
  const first = await settleNow(context, noted);
  const balance = await balancePayment(context, first);
  return balance ? [first, await settleNow(context, balance)] : [first];
}

async function settleNow(context: Context, payment: PaymentRecord): Promise<PaymentRecord> {
  try {
    return await settle(context, payment);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    context.log.warn({ err: error }, 'the card provider has not refunded a sale; the sweeper will');
    return findPayment(context, payment._id.toHexString());
  }
}

async function refuseChanged(context: Context, { _id }: PaymentRecord): Promise<never> {
  const now = await findPayment(context, _id.toHexString());
  const obstacle = await obstacleTo(context, now);
  if (obstacle) throw refusalFor(now, obstacle);
  throw new Refusal('conflict', 'Someone else is changing this payment.');
}

const refusalFor = (payment: PaymentRecord, { message, isDone }: RefundObstacle): Refusal =>
  new Refusal('conflict', message, {
    field: 'id',
    alreadyDone: isDone,
    payload: { payments: [payment] },
  });
