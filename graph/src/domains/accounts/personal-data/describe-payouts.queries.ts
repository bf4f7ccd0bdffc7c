import type { Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';
import type { PayoutAccountRecord } from '../../payouts/accounts/payout-account.model.ts';
import type { MoveRecord, PayoutRecord } from '../../payouts/payout.model.ts';

/** A seller's account for payouts, and their money from each order; amounts are in minor units. */
export async function describePayouts({ models, config }: Context, userId: Types.ObjectId) {
  const account: PayoutAccountRecord | null = await models.PayoutAccount.findById(userId).lean();
  const payouts: PayoutRecord[] = await models.Payout.find({ sellerId: userId })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  return {
    payoutAccount: account && {
      providerId: account.accountId ?? null,
      state: account.state,
      missing: account.missing,
      createdAt: account.createdAt.toISOString(),
      checkedAt: account.checkedAt?.toISOString() ?? null,
      owed: account.owed,
      currency: config.currency.toUpperCase(),
    },
    payouts: payouts.map(describePayout),
  };
}

const describePayout = ({
  _id,
  currency,
  createdAt,
  state,
  wait,
  sums,
  moves,
  hold,
}: PayoutRecord) => ({
  orderId: _id.toHexString(),
  createdAt: createdAt.toISOString(),
  currency: currency.toUpperCase(),
  state,
  wait: wait ?? null,
  ...sums,
  hold: hold ? { reason: hold.reason, at: hold.at.toISOString() } : null,
  moves: moves.map(describeMove),
});

const describeMove = ({ kind, amount, state, at, bank, arrivesAt }: MoveRecord) => ({
  kind,
  amount,
  state,
  at: at.toISOString(),
  bank: bank ?? null,
  arrivesAt: arrivesAt?.toISOString() ?? null,
});
