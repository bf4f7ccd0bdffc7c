import Stripe from 'stripe';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { refuseOwnBusiness } from '../../../context/own-business.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../../audit/record-admin-act.service.ts';
import { returnToSeller } from '../../product/stock/return-to-seller.service.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import { decidedRefund } from '../refunds/decided-refund.queries.ts';
import { settle } from '../state/settle-payment.service.ts';
import { partOf } from './balance.rules.ts';
import { balanceUpdate } from './balance.states.ts';
import { isCancellable } from './cancellable-sale.queries.ts';

/**
 * Cancels a sale in two instalments whose balance is overdue, or unpaid while the buyer reports a problem or either
 * account is deleted. The first half is refunded in full, and the product goes back to its seller, paused. Safe to
 * repeat.
 * @throws Refusal `forbidden` for the caller's own sales and purchases, `not-found` for an unknown payment, `conflict`
 *   with the payment for a sale that cannot be cancelled
 */
export async function cancelSale(context: Context, paymentId: unknown) {
  requireRole(context, 'admin');
  const given = validInput('MutationAdminCancelSaleArgs', { paymentId });
  const payment = await findPayment(context, given.paymentId);
  await refuseOwnBusiness(context, payment.buyerId, payment.sellerId);
  const isDone = ({ balance }: PaymentRecord) => balance?.status === 'cancelled';
  if (!isDone(payment)) {
    if (!(await isCancellable(context, payment))) throw refusalFor(payment);
    const act = {
      action: 'cancel-sale',
      targetId: payment.productId,
      decided: await decidedRefund(context, [payment]),
      by: actorOf(context),
    } as const;
    const cancelled = await recordAdminAct(context, act, () => noteCancelled(context, payment));
    // It may have been paid or cancelled meanwhile.
    const now = cancelled ?? (await findPayment(context, given.paymentId));
    if (!isDone(now)) throw refusalFor(now);
  }
  const done = await finish(context, given.paymentId);
  context.loaders.product.clear(payment.productId);
  const product = await context.models.Product.findById(payment.productId).lean();
  return { message: `Sale of ${payment.productName} cancelled`, payment: done, product };
}

async function findPayment({ models }: Context, id: string): Promise<PaymentRecord> {
  const payment = await models.Payment.findById(toObjectId(id, 'Payment')).lean();
  if (!payment || payment.blind) throw notFound('Payment');
  return payment;
}

/** Marks the first half for a refund by one conditional update; null if it can no longer be refunded. */
async function noteCancelled(
  context: Context,
  payment: PaymentRecord,
): Promise<PaymentRecord | null> {
  const { models, events, now } = context;
  let current: PaymentRecord | null = payment;
  while (current && (await isCancellable(context, current))) {
    const { _id, revision = null }: PaymentRecord = current;
    const update = balanceUpdate(context, current, 'cancelSale', now());
    if (!update) return null;
    // The payment sweeper uses the computer's clock.
    const refunding = { status: 'refunding', refundReason: 'cancelled', checkAt: new Date() };
    const cancelled = await models.Payment.findOneAndUpdate(
      { _id, status: 'paid', revision },
      { ...update, $set: { ...update.$set, ...refunding }, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (cancelled) {
      publishPayment(events, cancelled);
      return cancelled;
    }
    current = await models.Payment.findById(_id).lean();
  }
  return null;
}

/** Returns product and money; if the provider does not answer, the sweeper returns the money. */
async function finish(context: Context, id: string): Promise<PaymentRecord> {
  const cancelled = await findPayment(context, id);
  if (cancelled.status !== 'refunding') return cancelled;
  await returnToSeller(context, cancelled.productId, cancelled._id);
  try {
    return await settle(context, cancelled);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    context.log.warn({ err: error }, 'the card provider has not refunded a sale; the sweeper will');
    return findPayment(context, id);
  }
}

function refusalFor(payment: PaymentRecord): Refusal {
  const { productName, balance } = payment;
  const refuse = (message: string) => new Refusal('conflict', message, { payload: { payment } });
  if (partOf(payment) !== 'first-half' || !balance) {
    return refuse(`${productName} was not sold in two instalments.`);
  }
  if (balance.status === 'paid') return refuse(`The balance for ${productName} is paid.`);
  return refuse(
    `The balance for ${productName} is not overdue, and the buyer hasn’t reported a problem.`,
  );
}
