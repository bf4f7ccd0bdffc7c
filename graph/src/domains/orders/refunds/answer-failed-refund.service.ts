import type { AuditAction, FailedRefundAnswer } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import Stripe from 'stripe';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { refuseOwnBusiness } from '../../../context/own-business.ts';
import type { AdminAnswerFailedRefundInput } from '../../../generated/graphql.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { type AdminAct, actorOf, recordAdminAct } from '../../audit/record-admin-act.service.ts';
import { type OutboxEntry, outboxEntry } from '../../outbox/outbox.model.ts';
import type { PaymentRecord, ProviderRefund } from '../../payments/payment.model.ts';
import { publishPayment } from '../../payments/payment.visibility.ts';
import { callCardProvider } from '../../payments/provider-call.service.ts';
import {
  type FailedRefund,
  failedRefundAnswers,
  failedRefundOf,
} from '../../payments/refunds/failed-refund.rules.ts';
import { refundedBy } from '../../payments/refunds/provider-refunds.rules.ts';
import { recordRefundsAndDisputes } from '../../payments/refunds/refunds-and-disputes.service.ts';
import { settle } from '../../payments/state/settle-payment.service.ts';
import type { OrderRecord } from '../order.model.ts';
import { settleOrder } from '../state/settle-order.service.ts';

const acts: Record<FailedRefundAnswer, AuditAction> = {
  'try-again': 'retry-refund',
  'paid-another-way': 'pay-refund-another-way',
  release: 'release-refund',
};

type Given = { answer: FailedRefundAnswer; reason: string };

/**
 * Decides about a refund that the buyer's bank sent back, by one conditional update of its payment. Safe to repeat.
 * @throws Refusal `forbidden` for the caller's own sales and purchases, `not-found` for an unknown payment, `conflict`
 * with the payment if no refund was sent back or its sale is cancelled, `unavailable` while the provider doesn't answer
 */
export async function answerFailedRefund(
  context: Context,
  input: Unchecked<AdminAnswerFailedRefundInput>,
) {
  const { _id: adminId } = requireRole(context, 'admin');
  const { id, ...given } = validInput('AdminAnswerFailedRefundInput', input);
  const _id = toObjectId(id, 'Payment');
  const { models, events } = context;
  for (;;) {
    const known: PaymentRecord | null = await models.Payment.findById(_id).lean();
    if (!known || known.blind) throw notFound('Payment');
    await refuseOwnBusiness(context, known.buyerId, known.sellerId);
    // The bank may have accepted it meanwhile.
    const payment = await callCardProvider(context, recordRefundsAndDisputes(context, known));
    if (isAnswered(payment, given)) return finish(context, payment, given);
    const failed = failedRefundOf(payment);
    if (!failed) throw refusal(payment, 'No refund of this payment was sent back.');
    if (!failedRefundAnswers(context.viewer, payment).includes(given.answer)) {
      throw refusal(payment, 'The sale is cancelled, so this money is the buyer’s.');
    }
    const at = new Date(context.now());
    const { status, revision = null } = payment;
    const answered = await recordAdminAct(
      context,
      await actOf(context, payment, { ...given, amount: failed.amount }),
      async (): Promise<PaymentRecord | null> =>
        models.Payment.findOneAndUpdate(
          { _id, status, revision },
          { $set: changesOf(payment, failed, { ...given, adminId, at }), $inc: { revision: 1 } },
          { returnDocument: 'after' },
        ).lean(),
    );
    if (!answered) continue;
    publishPayment(events, answered);
    return finish(context, answered, given);
  }
}

/** The admin's act on a payment, for the audit log. */
async function actOf(
  context: Context,
  { _id, firstHalfId, productId, buyerId, sellerId, currency }: PaymentRecord,
  { answer, reason, amount }: Given & { amount: number },
): Promise<AdminAct> {
  const order = await context.loaders.orderOfPayment.load(firstHalfId ?? _id);
  const toId = answer === 'release' ? sellerId : buyerId;
  return {
    action: acts[answer],
    targetId: productId,
    reason,
    decided: { ...(order && { orderId: order._id }), toId, amount, currency },
    by: actorOf(context),
  };
}

/** The last failed refund already has that answer, and none is left to decide. */
function isAnswered(payment: PaymentRecord, { answer, reason }: Given): boolean {
  const last = payment.refunds?.findLast((refund) => refund.answer)?.answer;
  return !failedRefundOf(payment) && last?.kind === answer && last.reason === reason;
}

function changesOf(
  payment: PaymentRecord,
  failed: FailedRefund,
  { answer: kind, ...by }: Given & { adminId: PaymentRecord['_id']; at: Date },
) {
  let left = failed.amount;
  const refunds = (payment.refunds ?? []).map((refund): ProviderRefund => {
    if (!failed.refunds.some(({ id }) => id === refund.id)) return refund;
    const amount = failed.isWhole ? left : Math.min(left, refund.amount);
    left -= amount;
    return { ...refund, answer: { kind, amount, ...by } };
  });
  const entry = entryOf(kind, failed.amount, by.reason);
  const isPaid = kind === 'paid-another-way';
  return {
    refunds,
    ...(isPaid && { amountRefunded: refundedBy(refunds) }),
    ...(isPaid && failed.isWhole && { status: 'refunded', refundedAt: by.at }),
    // The payments' sweeper uses the system clock.
    ...(kind === 'try-again' && failed.isWhole && { status: 'refunding', checkAt: new Date() }),
    ...(entry && outboxEntry(entry, by.at)),
  };
}

function entryOf(kind: FailedRefundAnswer, amount: number, reason: string): OutboxEntry | null {
  if (kind === 'release') return { kind: 'refund-released', amount, reason };
  return kind === 'paid-another-way' ? { kind: 'refund-paid-another-way', amount } : null;
}

/** Carries out the answer. The sweepers finish it if the provider doesn't answer now. */
async function finish(context: Context, answered: PaymentRecord, { answer }: Given) {
  const { models, loaders } = context;
  const firstPaymentId = answered.firstHalfId ?? answered._id;
  if (answered.status === 'refunding') await tryNow(context, answered);
  const { _id: orderId } =
    (await models.Order.findOne({ firstPaymentId }, { _id: 1 }).lean()) ?? {};
  const order: OrderRecord | null = orderId ? await settleOrder(context, orderId) : null;
  loaders.orderPayments.clear(firstPaymentId);
  loaders.orderOfPayment.clear(firstPaymentId);
  loaders.payment.clear(answered._id);
  if (orderId) loaders.payoutRecords.clear(orderId);
  const payment: PaymentRecord = await models.Payment.findById(answered._id).lean().orFail();
  return { message: messages[answer](payment), payment, order };
}

async function tryNow(context: Context, payment: PaymentRecord): Promise<void> {
  try {
    await settle(context, payment);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    context.log.warn(
      { err: error },
      'the card provider has not refunded a payment; the sweeper will',
    );
  }
}

const messages: Record<FailedRefundAnswer, (payment: PaymentRecord) => string> = {
  'try-again': ({ productName }) => `The refund for ${productName} is on its way again`,
  'paid-another-way': ({ productName, amountRefunded, currency }) =>
    `Noted: the buyer of ${productName} has ${formatMoney(amountRefunded ?? 0, currency)} back`,
  release: ({ productName }) => `The refund for ${productName} is called off`,
};

const refusal = (payment: PaymentRecord, message: string) =>
  new Refusal('conflict', message, { field: 'id', payload: { payment } });
