import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { type RefundObstacle, refundMessage } from '@fitness-zone/contract/payments/refunds.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { isOwnBusiness, refuseOwnBusiness } from '../../../context/own-business.ts';
import type { AdminRefundPaymentInput } from '../../../generated/graphql.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../../audit/record-admin-act.service.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { decidedRefund } from './decided-refund.queries.ts';
import { refundObstacleOf } from './refund-obstacle.rules.ts';
import {
  balancePayment,
  isKnownToProvider,
  noteReturn,
  returnMoney,
} from './return-sale.service.ts';

/**
 * Refunds a sale in full, both instalments if there are two; either payment names it. Its seller gets the product back,
 * paused. One conditional update decides among concurrent admins. Follow-up work is done before the answer if the card
 * provider answers; otherwise, or if the process ends, the sweeper does it.
 * @throws Refusal `forbidden` for the caller's own sales and purchases, `not-found` for an unknown payment, `conflict`
 * with the payment for one that is not paid, already refunded, disputed by the buyer's bank, or not known to the card
 * provider
 */
export async function refundSale(context: Context, given: Unchecked<AdminRefundPaymentInput>) {
  const { _id: adminId } = requireRole(context, 'admin');
  const { id, reason } = validInput('AdminRefundPaymentInput', given);
  const payment = await leadingPayment(context, await findPayment(context, id));
  await refuseOwnBusiness(context, payment.buyerId, payment.sellerId);
  const obstacle = await obstacleTo(context, payment);
  if (obstacle) throw refusalFor(payment, obstacle);
  if (!(await isKnownToProvider(context, payment))) {
    const message = `The card provider can’t find the payment for ${payment.productName}. Pay the buyer another way.`;
    throw refusalFor(payment, { message, isDone: false });
  }
  const refund = { reason, adminId, begunAt: new Date(context.now()) };
  const { productId: targetId, productName } = payment;
  const balance = await balancePayment(context, payment);
  const decided = await decidedRefund(context, balance ? [payment, balance] : [payment]);
  const act = {
    action: 'refund-payment',
    targetId,
    reason,
    decided,
    by: actorOf(context),
  } as const;
  const noted = await recordAdminAct(context, act, () => noteReturn(context, payment, refund));
  // Another admin or the provider has refunded it first.
  if (!noted) return refuseChanged(context, payment);
  const payments = await returnMoney(context, noted);
  context.loaders.product.clear(targetId);
  const product = await context.models.Product.findById(targetId).lean();
  const isReturned = payments.every(({ status }) => status === 'refunded');
  return { message: refundMessage(productName, isReturned), payments, product };
}

/** Admins, except for their own sales and purchases, unless there is an obstacle. */
export const canRefund = ({ viewer }: Pick<Context, 'viewer'>, payment: PaymentRecord): boolean =>
  viewer?.role === 'admin' &&
  !isOwnBusiness({ viewer }, payment.buyerId, payment.sellerId) &&
  !refundObstacleOf(payment);

/** A dispute of the balance counts as a dispute of the sale. */
async function obstacleTo(context: Context, payment: PaymentRecord) {
  const balance = await balancePayment(context, payment);
  const isDisputed = payment.status === 'paid' && balance?.status === 'paid';
  return refundObstacleOf(payment) ?? (isDisputed ? refundObstacleOf(balance) : null);
}

async function findPayment({ models }: Pick<Context, 'models'>, id: string) {
  const payment: PaymentRecord | null = await models.Payment.findById(
    toObjectId(id, 'Payment'),
  ).lean();
  if (!payment || payment.blind) throw notFound('Payment');
  return payment;
}

/** The first instalment of a sale in two, if its money is still there. It decides for both. */
async function leadingPayment({ models }: Context, payment: PaymentRecord): Promise<PaymentRecord> {
  if (!payment.firstHalfId || payment.status !== 'paid') return payment;
  const first = await models.Payment.findById(payment.firstHalfId).lean();
  return first?.status === 'paid' ? first : payment;
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
