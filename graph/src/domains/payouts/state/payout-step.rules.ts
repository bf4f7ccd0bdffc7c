import { Types } from 'mongoose';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import type { MoveRecord, PayoutRecord } from '../payout.model.ts';
import {
  debtOf,
  debtRetry,
  mostReversible,
  type PayoutFacts,
  type PayoutNow,
  payoutNow,
} from './payout-now.rules.ts';

export const isDue = ({ open, wait, isFailed }: PayoutNow['parts'][number]): boolean =>
  open > 0 && !wait && !isFailed;

/** The movement due now, if any: first money to take back, then money to send. */
export function nextMove(facts: PayoutFacts): MoveRecord | null {
  const { payout, account, at } = facts;
  const { parts } = payoutNow(facts);
  const begun = (
    move: Pick<MoveRecord, 'paymentId' | 'kind' | 'amount' | 'target' | 'isRetry'>,
    state: MoveRecord['state'] = 'pending',
  ) => ({ ...move, state, _id: new Types.ObjectId(), at: new Date(at), faults: 0 });
  const tooMuch = parts.find(({ open }) => open < 0);
  if (tooMuch) {
    const { left, ...reversal } = mostReversible(payout, tooMuch.payment._id);
    const amount = Math.min(left, -tooMuch.open);
    // Everything sent is reversed, so the part that settled another debt is owed again.
    return amount > 0
      ? begun({ ...reversal, kind: 'reversal', amount })
      : begun({ ...reversal, kind: 'reversal', amount: -tooMuch.open }, 'failed');
  }
  const retry = debtRetry(payout);
  if (retry && retry.retryAt.getTime() <= at) {
    const { paymentId, target, amount } = retry;
    return begun({ paymentId, target, amount, kind: 'reversal', isRetry: true });
  }
  const due = parts.find(isDue);
  if (!due || !account?.accountId) return null;
  const { payment, open: amount } = due;
  return begun({ paymentId: payment._id, kind: 'transfer', amount, target: account.accountId });
}

/** Replaces the previous day's retry. */
export const withoutRetries = ({ moves }: PayoutRecord): MoveRecord[] =>
  moves.filter(({ isRetry, state }) => !isRetry || state !== 'failed');

/** The update for a payout's changed movement, with its notification. */
export function withMove(
  { payout: { moves, destinationPayments }, at }: PayoutFacts,
  sent: MoveRecord,
) {
  const { kind, state, amount } = sent;
  const isFirst = !moves.some((move) => move.kind === kind && move.state === 'failed');
  const notification =
    kind === 'reversal'
      ? ('payout-reversed' as const)
      : state === 'done'
        ? ('payout-sent' as const)
        : ('payout-failed' as const);
  // The seller was notified when the debt began.
  const isNotified =
    state !== 'pending' && !sent.isRetry && (notification !== 'payout-failed' || isFirst);
  return {
    moves: moves.map((move) => (move._id.equals(sent._id) ? sent : move)),
    ...(sent.destinationPayment && {
      destinationPayments: [...destinationPayments, sent.destinationPayment],
    }),
    ...(isNotified && outboxEntry({ kind: notification, amount }, new Date(at))),
  };
}

/** A debt's recoveries without the excess (drops the latest first), and the orders whose money it was. */
export function withoutExcess(payout: PayoutRecord) {
  let excess = Math.max(0, -debtOf(payout));
  const released: Types.ObjectId[] = [];
  const recoveries = payout.recoveries
    .toReversed()
    .map((recovery) => {
      const back = Math.min(excess, recovery.amount);
      excess -= back;
      if (back > 0) released.push(recovery.by);
      return { ...recovery, amount: recovery.amount - back };
    })
    .filter(({ amount }) => amount > 0)
    .toReversed();
  return { recoveries, released };
}
