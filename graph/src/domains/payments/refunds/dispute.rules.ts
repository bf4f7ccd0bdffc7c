import type { DisputeStatus } from '@fitness-zone/contract/enums.ts';
import type Stripe from 'stripe';
import type { DisputeRecord } from '../payment.model.ts';

/** The state of a dispute, by the provider's word (docs.stripe.com/api/disputes/object). */
export function disputeStatus(status: string): DisputeStatus {
  if (status === 'won' || status === 'lost') return status;
  return status === 'warning_closed' || status === 'prevented' ? 'closed' : 'open';
}

/** The states of disputes that claim the shop's money or have taken it. */
export const disputesAgainstShop: readonly DisputeStatus[] = ['open', 'lost'];

/** Open, or lost. */
export const isAgainstShop = (dispute: Pick<DisputeRecord, 'status'> | null | undefined): boolean =>
  disputesAgainstShop.some((status) => status === dispute?.status);

/** The money is withdrawn until the bank has decided. */
export const blocksRefunds = (dispute: Stripe.Dispute): boolean =>
  disputeStatus(dispute.status) === 'open' && !dispute.is_charge_refundable;

/** The dispute that a payment's record names: an open one, otherwise the last. */
export const mainDispute = (disputes: readonly Stripe.Dispute[]): Stripe.Dispute | undefined =>
  disputes
    .toSorted((one, other) => other.created - one.created)
    .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))[0];

const isOpen = ({ status }: Stripe.Dispute) => disputeStatus(status) === 'open';

type DisputeTimes = Pick<DisputeRecord, 'id' | 'createdAt' | 'closedAt'>;

/**
 * Times of disputes other than the main one, since each of them stops deadlines.
 * @param known the recorded times of all disputes
 * @param at epoch milliseconds; a dispute that has ended unnoticed ended then
 */
export const otherDisputesOf = (
  disputes: readonly Stripe.Dispute[],
  known: readonly DisputeTimes[],
  at: number,
): DisputeTimes[] => {
  const main = mainDispute(disputes);
  return disputes
    .filter((dispute) => dispute !== main)
    .toSorted((one, other) => one.created - other.created)
    .map((dispute) => {
      const { id, created } = dispute;
      const endedAt = known.find((one) => one.id === id)?.closedAt ?? new Date(at);
      return {
        id,
        createdAt: new Date(created * 1000),
        closedAt: isOpen(dispute) ? null : endedAt,
      };
    });
};

/**
 * The record of a dispute in the provider's current state.
 * @param before the current record, which is returned if nothing has changed
 * @param at epoch milliseconds
 */
export function disputeRecord(
  dispute: Stripe.Dispute,
  before: DisputeRecord | null | undefined,
  at: number,
): DisputeRecord {
  const {
    id,
    status: providerStatus,
    reason,
    amount,
    currency,
    created,
    evidence_details,
  } = dispute;
  const status = disputeStatus(providerStatus);
  // Withdrawn amounts are negative; winning books them back.
  const balance = dispute.balance_transactions.reduce((sum, booked) => sum + booked.amount, 0);
  const now = {
    id,
    status,
    providerStatus,
    reason,
    amount,
    currency,
    fundsWithdrawn: balance < 0,
    createdAt: new Date(created * 1000),
    dueBy: evidence_details.due_by ? new Date(evidence_details.due_by * 1000) : null,
  };
  const same =
    before?.id === id &&
    before.providerStatus === providerStatus &&
    before.reason === reason &&
    before.amount === amount &&
    before.fundsWithdrawn === now.fundsWithdrawn &&
    before.dueBy?.getTime() === now.dueBy?.getTime();
  if (before && same) return before;
  const updatedAt = new Date(at);
  const ended = status !== 'open';
  const endedBefore = before?.id === id ? before.closedAt : null;
  return { ...now, updatedAt, closedAt: ended ? (endedBefore ?? updatedAt) : null };
}
