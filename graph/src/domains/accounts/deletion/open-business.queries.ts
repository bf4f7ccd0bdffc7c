import type { OpenBusinessReason } from '@fitness-zone/contract/enums.ts';
import type { QueryFilter, Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import { deletedParty } from '../../payments/payment.model.ts';

/** A sale or purchase of an account that is paid and not finished. */
export type OpenBusinessRecord = {
  payment: PaymentRecord;
  reason: OpenBusinessReason;
  isSale: boolean;
};

const mostNamed = 20;

const unfinished: QueryFilter<PaymentRecord> = {
  status: 'paid',
  $or: [
    { part: { $ne: 'balance' }, handedOverAt: null },
    { 'balance.status': { $in: ['not-due', 'due'] } },
    { disputedAt: { $ne: null } },
    { 'dispute.status': 'open' },
  ],
};

/**
 * Sales and purchases of an account that are paid but not finished: not handed over, balance due, or with a problem or a
 * bank's dispute, which the API calls `DISPUTE`. If the buyer's account is deleted, the seller can't settle anything.
 * @returns the oldest of them, and their number
 */
export async function openBusinessOf(
  { models: { Payment } }: Pick<Shop, 'models'>,
  userId: Types.ObjectId,
): Promise<{ openBusiness: OpenBusinessRecord[]; openBusinessCount: number }> {
  const sides = [
    { buyerId: userId },
    { sellerId: userId, buyerEmail: { $ne: deletedParty.email } },
  ].map((side): QueryFilter<PaymentRecord> => ({ ...side, ...unfinished }));
  const [payments, counts] = await Promise.all([
    Promise.all(sides.map((side) => Payment.find(side).sort({ _id: 1 }).limit(mostNamed).lean())),
    Promise.all(sides.map((side) => Payment.countDocuments(side))),
  ]);
  const oldest = payments
    .flat()
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .slice(0, mostNamed);
  return {
    openBusiness: oldest.map((payment) => ({
      payment,
      reason: reasonOf(payment),
      isSale: payment.sellerId.equals(userId),
    })),
    openBusinessCount: counts.reduce((sum, count) => sum + count, 0),
  };
}

function reasonOf({ disputedAt, dispute, handedOverAt }: PaymentRecord): OpenBusinessReason {
  if (disputedAt || dispute?.status === 'open') return 'dispute';
  return handedOverAt ? 'balance' : 'hand-over';
}
