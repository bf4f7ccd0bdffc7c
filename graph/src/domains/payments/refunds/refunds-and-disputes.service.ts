import { isDeepStrictEqual } from 'node:util';
import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import type Stripe from 'stripe';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import { flagDisputed } from '../../product/flag-disputed.service.ts';
import { returnToSeller } from '../../product/stock/return-to-seller.service.ts';
import { balanceUpdate } from '../balance/balance.states.ts';
import type { PaymentRecord, ProviderRefund } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import type { PaymentServices } from '../provider-call.service.ts';
import {
  blocksRefunds,
  disputeRecord,
  disputeStatus,
  isAgainstShop,
  mainDispute,
  otherDisputesOf,
} from './dispute.rules.ts';
import { type FailedRefund, failedRefundOf } from './failed-refund.rules.ts';
import { refundedBy, refundRecords, refundState } from './provider-refunds.rules.ts';
import { refundBalanceToo } from './refund-balance-too.service.ts';
import { nextReturnsCheck } from './returns-check.rules.ts';

/** A payment's refunds in the form of its record, and the provider's disputes. */
type Returns = { refunds: ProviderRefund[]; disputes: Stripe.Dispute[] };

/**
 * Asks the provider for the refunds and disputes of a payment.
 * @throws StripeError when the provider does not answer
 */
export async function readRefundsAndDisputes(
  { cards: { stripe } }: Pick<PaymentServices, 'cards'>,
  { transactionId, refunds: before }: Pick<PaymentRecord, 'transactionId' | 'refunds'>,
): Promise<Returns> {
  const ofPayment = { payment_intent: transactionId, limit: 100 };
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(ofPayment),
    stripe.disputes.list(ofPayment),
  ]);
  return { refunds: refundRecords(refunds.data, before ?? []), disputes: disputes.data };
}

/** Returned by refunds or by lost disputes. */
export function isMoneyReturned({ refunds, disputes }: Returns, payment: PaymentRecord): boolean {
  const lost = disputes.filter(({ status }) => disputeStatus(status) === 'lost');
  const returned = refundedBy(refunds) + sumOf(lost);
  // A payment of the wrong amount is returned whole by one refund of any size.
  return returned >= payment.amount || (returned > 0 && payment.refundReason === 'mismatch');
}

/** A refund is under way, or waits for the bank's decision about a dispute. */
export const isReturnUnderWay = ({ refunds, disputes }: Returns): boolean =>
  refunds.some(({ status }) => status === 'pending') || disputes.some(blocksRefunds);

const sumOf = (entries: { amount: number }[]) =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Copies the provider's refunds and disputes to a payment whose money was taken, and flags its product. May run any
 * number of times and in any order: reads the provider after the record, and writes only if the record is unchanged.
 * @returns the record afterwards
 * @throws StripeError when the provider does not answer
 */
export async function recordRefundsAndDisputes(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  const { models } = services;
  for (;;) {
    const current = await models.Payment.findById(payment._id).lean();
    if (!current) return payment;
    if (current.status === 'pending' || current.status === 'failed') return current;
    if (current.status === 'refunding' && current.refundReason === 'cancelled') {
      await refundBalanceToo(services, current);
      await returnToSeller(services, current.productId, current._id);
    }
    const noted = await updateRecord(
      services,
      current,
      await readRefundsAndDisputes(services, current),
    );
    if (!noted) continue;
    await flagProduct(services, noted);
    return noted;
  }
}

/** Null if the record has changed since it was read. */
async function updateRecord(
  services: PaymentServices,
  current: PaymentRecord,
  returns: Returns,
): Promise<PaymentRecord | null> {
  const { models, events, now } = services;
  const { status, revision = null } = current;
  const returned = returnedState(current, returns, now());
  if (isRecorded(current, returned)) return current;
  const isRefunded = returned.status === 'refunded' && status !== 'refunded';
  // The rest of a refunded sale can't be paid any longer.
  const cancelled = isRefunded ? balanceUpdate(services, current, 'refundFirstHalf', now()) : null;
  const checkAt = nextReturnsCheck(returned, now());
  const $unset = {
    ...cancelled?.$unset,
    ...(!checkAt && current.returnsCheckAt && { returnsCheckAt: 1 as const }),
  };
  const { dispute, otherDisputes, ...fields } = returned;
  const failed = newlyFailed(current, { ...current, ...fields, dispute });
  const at = new Date(now());
  const noted = await models.Payment.findOneAndUpdate(
    { _id: current._id, status, revision },
    {
      $set: {
        ...fields,
        refundedAt: fields.status === 'refunded' ? (current.refundedAt ?? at) : null,
        ...(dispute && { dispute }),
        ...(otherDisputes.length > 0 && { otherDisputes }),
        ...(checkAt && { returnsCheckAt: checkAt }),
        ...noticesOf(isRefunded, failed, at),
        ...(cancelled && { ...cancelled.$set, refundReason: 'cancelled' }),
      },
      ...(Object.keys($unset).length > 0 && { $unset }),
      $inc: { revision: 1 },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!noted) return null;
  logReturns(services, noted, { failed, dispute: dispute === current.dispute ? null : dispute });
  publishPayment(events, noted);
  // The payment sweeper then cancels an open payment of the balance.
  if (cancelled) events.publish({ kind: 'product', productId: noted.productId.toHexString() });
  return noted;
}

const noticesOf = (isRefunded: boolean, failed: FailedRefund | null, at: Date) => ({
  ...(isRefunded && outboxEntry({ kind: 'refunded' }, at)),
  ...(failed && outboxEntry({ kind: 'refund-failed', amount: failed.amount }, at)),
});

type ReturnedState = ReturnType<typeof returnedState>;

/** The fields of a payment that follow from the provider's refunds and disputes. */
function returnedState(current: PaymentRecord, returns: Returns, now: number) {
  const amountRefunded = refundedBy(returns.refunds);
  const main = mainDispute(returns.disputes);
  const before = current.dispute ?? null;
  const known = [...(current.otherDisputes ?? []), ...(before ? [before] : [])];
  return {
    status: statusAfter(current, returns, amountRefunded),
    refunds: returns.refunds,
    amountRefunded,
    dispute: main ? disputeRecord(main, before, now) : before,
    otherDisputes: otherDisputesOf(returns.disputes, known, now),
  };
}

const isRecorded = (current: PaymentRecord, returned: ReturnedState): boolean =>
  returned.status === current.status &&
  returned.amountRefunded === (current.amountRefunded ?? 0) &&
  isDeepStrictEqual(returned.refunds, current.refunds ?? []) &&
  returned.dispute === (current.dispute ?? null) &&
  isDeepStrictEqual(returned.otherDisputes, current.otherDisputes ?? []);

/** @param changed the refund that has failed, and the dispute that has changed */
function logReturns(
  { log }: PaymentServices,
  { transactionId }: PaymentRecord,
  { failed, dispute }: { failed: FailedRefund | null; dispute: PaymentRecord['dispute'] },
): void {
  if (failed) log.error({ transactionId }, 'the bank sent a refund back: an admin has to decide');
  if (!dispute) return;
  const { providerStatus, reason } = dispute;
  log.warn({ transactionId, providerStatus, reason }, 'a payment is disputed');
}

/** The refund that has failed since the record was written; null without one. */
function newlyFailed(before: PaymentRecord, after: PaymentRecord): FailedRefund | null {
  const failed = failedRefundOf(after);
  const known = (failedRefundOf(before)?.refunds ?? []).map(({ id }) => id);
  const isNew =
    before.status !== after.status || failed?.refunds.some(({ id }) => !known.includes(id));
  return isNew ? failed : null;
}

function statusAfter(
  payment: PaymentRecord,
  returns: Returns,
  amountRefunded: number,
): PaymentStatus {
  const { status, refundReason, amount } = payment;
  // Only refunds undo a sale; a lost dispute leaves it unchanged.
  if (!refundReason) return amountRefunded >= amount ? 'refunded' : 'paid';
  if (isMoneyReturned(returns, payment)) return 'refunded';
  const hasFailed = refundState(returns, payment._id.toHexString()) === 'failed';
  // A refund made by hand at the provider may have failed, too.
  return hasFailed || status === 'refunded' ? 'refund-failed' : status;
}

/** Ends with the flag of the last recorded dispute, even if another one is recorded meanwhile. */
async function flagProduct(services: PaymentServices, noted: PaymentRecord): Promise<void> {
  for (let payment = noted; ; ) {
    await flagDisputed(services, payment.productId, payment._id, isAgainstShop(payment.dispute));
    const now = await services.models.Payment.findById(payment._id).lean();
    if (!now || now.revision === payment.revision) return;
    payment = now;
  }
}
