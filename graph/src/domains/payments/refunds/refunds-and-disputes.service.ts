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
import { keptRefunds, refundedBy, refundState } from './provider-refunds.rules.ts';
import { refundBalanceToo } from './refund-balance-too.service.ts';
import { nextReturnsCheck } from './returns-check.rules.ts';

/** A payment's refunds as its record keeps them, and the provider's disputes. */
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
  return { refunds: keptRefunds(refunds.data, before ?? []), disputes: disputes.data };
}

/** By refunds, or by disputes that were lost. */
export function isMoneyReturned({ refunds, disputes }: Returns, payment: PaymentRecord): boolean {
  const lost = disputes.filter(({ status }) => disputeStatus(status) === 'lost');
  const returned = refundedBy(refunds) + sumOf(lost);
  // A payment of the wrong amount is returned whole by one refund, whatever its size.
  return returned >= payment.amount || (returned > 0 && payment.refundReason === 'mismatch');
}

/** A refund is under way, or waits for the bank's decision about a dispute. */
export const isReturnUnderWay = ({ refunds, disputes }: Returns): boolean =>
  refunds.some(({ status }) => status === 'pending') || disputes.some(blocksRefunds);

const sumOf = (entries: { amount: number }[]) =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Copies the provider's refunds and disputes to a payment whose money was taken, and flags its product. May run any
 * number of times and in any order: the provider is read after the record, which is written only if unchanged.
 * @returns the record as it is afterwards
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
  const { models, events, log, now } = services;
  const { status, revision = null } = current;
  const amountRefunded = refundedBy(returns.refunds);
  const main = mainDispute(returns.disputes);
  const dispute = main ? disputeRecord(main, current.dispute, now()) : (current.dispute ?? null);
  const known = [...(current.otherDisputes ?? []), ...(current.dispute ? [current.dispute] : [])];
  const otherDisputes = otherDisputesOf(returns.disputes, known, now());
  const next = statusAfter(current, returns, amountRefunded);
  const unchanged =
    next === status &&
    amountRefunded === (current.amountRefunded ?? 0) &&
    isDeepStrictEqual(returns.refunds, current.refunds ?? []) &&
    dispute === (current.dispute ?? null) &&
    isDeepStrictEqual(otherDisputes, current.otherDisputes ?? []);
  if (unchanged) return current;
  const refundedAt = next === 'refunded' ? (current.refundedAt ?? new Date(now())) : null;
  const isRefunded = next === 'refunded' && next !== status;
  // Nobody may pay the rest of a refunded sale.
  const cancelled = isRefunded ? balanceUpdate(services, current, 'refundFirstHalf', now()) : null;
  const checkAt = nextReturnsCheck({ refunds: returns.refunds, dispute }, now());
  const failed = newlyFailed(current, {
    ...current,
    ...returns,
    status: next,
    amountRefunded,
    dispute,
  });
  const $unset = {
    ...cancelled?.$unset,
    ...(!checkAt && current.returnsCheckAt && { returnsCheckAt: 1 as const }),
  };
  const at = new Date(now());
  const noted = await models.Payment.findOneAndUpdate(
    { _id: current._id, status, revision },
    {
      $set: {
        status: next,
        refunds: returns.refunds,
        amountRefunded,
        refundedAt,
        ...(dispute && { dispute }),
        ...(otherDisputes.length > 0 && { otherDisputes }),
        ...(checkAt && { returnsCheckAt: checkAt }),
        ...(isRefunded && outboxEntry({ kind: 'refunded' }, at)),
        ...(failed && outboxEntry({ kind: 'refund-failed', amount: failed.amount }, at)),
        ...(cancelled && { ...cancelled.$set, refundReason: 'cancelled' }),
      },
      ...(Object.keys($unset).length > 0 && { $unset }),
      $inc: { revision: 1 },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!noted) return null;
  const { transactionId } = noted;
  if (failed) log.error({ transactionId }, 'the bank sent a refund back: an admin has to decide');
  if (dispute && dispute !== current.dispute) {
    const { providerStatus, reason } = dispute;
    log.warn({ transactionId, providerStatus, reason }, 'a payment is disputed');
  }
  publishPayment(events, noted);
  // The payment sweeper then cancels an open payment of the balance.
  if (cancelled) events.publish({ kind: 'product', productId: noted.productId.toHexString() });
  return noted;
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
  // Only refunds undo a sale: one lost by a dispute stays as it was.
  if (!refundReason) return amountRefunded >= amount ? 'refunded' : 'paid';
  if (isMoneyReturned(returns, payment)) return 'refunded';
  const hasFailed = refundState(returns, payment._id.toHexString()) === 'failed';
  // One that somebody made at the provider may have failed, too.
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
