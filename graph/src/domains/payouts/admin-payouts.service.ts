import type { AuditAction } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { refuseOwnBusiness } from '../../context/own-business.ts';
import type { AdminPayoutInput } from '../../generated/graphql.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import type { Decided } from '../audit/audit.model.ts';
import { actorOf, recordAdminAct } from '../audit/record-admin-act.service.ts';
import type { PayoutRecord } from './payout.model.ts';
import { type PayoutSituation, payoutRights, payoutSituation } from './reading-payout.queries.ts';
import { settlePayout } from './state/settle-payout.service.ts';

/** A second try within this time counts as a repeated request. */
const repeatMs = 60_000;

type Act = {
  action: AuditAction;
  reason?: string;
  isDone?: (one: PayoutSituation) => boolean;
  right: keyof ReturnType<typeof payoutRights>;
  set: (at: Date) => Record<string, unknown>;
  refusal: string;
  message: string;
};

/**
 * Holds back the unsent money of an order's seller. A repeat succeeds.
 * @throws Refusal `forbidden` for the caller's own sales and purchases, `not-found` for an unknown order, `conflict`
 *   with the payout if everything was sent
 */
export async function holdPayout(context: Context, given: Unchecked<AdminPayoutInput>) {
  const { _id: adminId } = requireRole(context, 'admin');
  const { orderId, reason } = validInput('AdminPayoutInput', given);
  return act(context, orderId, {
    action: 'hold-payout',
    reason,
    right: 'canHold',
    isDone: ({ payout }) => payout.hold?.reason === reason,
    set: (at) => ({
      $set: { hold: { reason, adminId, at } },
      $unset: { releasedAt: 1, releaseReason: 1 },
    }),
    refusal: 'Nothing of this sale is left to hold back.',
    message: 'Payout held',
  });
}

/**
 * Releases money that an admin held back, or that waits because the seller's account is gone. A repeat succeeds.
 * @throws Refusal as `holdPayout`
 */
export async function releasePayout(context: Context, given: Unchecked<AdminPayoutInput>) {
  requireRole(context, 'admin');
  const { orderId, reason } = validInput('AdminPayoutInput', given);
  return act(context, orderId, {
    action: 'release-payout',
    reason,
    right: 'canRelease',
    isDone: ({ payout, now }) =>
      !payout.hold && payout.releaseReason === reason && now.wait !== 'seller-gone',
    set: (releasedAt) => ({ $set: { releasedAt, releaseReason: reason }, $unset: { hold: 1 } }),
    refusal: 'This payout is not held.',
    message: 'Payout released',
  });
}

/**
 * Retries the failed transfers and reversals of an order at once. A repeat within a minute succeeds without effect.
 * @throws Refusal as `holdPayout`
 */
export async function retryTransfer(context: Context, given: unknown) {
  requireRole(context, 'admin');
  const { orderId } = validInput('MutationAdminRetryTransferArgs', { orderId: given });
  return act(context, orderId, {
    action: 'retry-transfer',
    right: 'canRetry',
    isDone: ({ payout, at }) => at - (payout.retryAt?.getTime() ?? 0) < repeatMs,
    set: (retryAt) => ({ $set: { retryAt } }),
    refusal: 'No transfer or reversal of this sale has failed.',
    message: 'Tried again',
  });
}

/** Changes a payout by one conditional update, audited first; carries out its effects before the answer. */
async function act(context: Context, orderId: string, one: Act) {
  const _id = toObjectId(orderId, 'Order');
  const { models } = context;
  for (;;) {
    await settlePayout(context, _id);
    context.loaders.payoutRecords.clear(_id);
    const situation = await payoutSituation(context, _id);
    if (!situation) throw notFound('Order');
    const { payout, order } = situation;
    await refuseOwnBusiness(context, order.sellerId, order.buyerId);
    if (one.isDone?.(situation)) return { message: one.message, payout };
    if (!payoutRights(context, situation)[one.right]) {
      throw new Refusal('conflict', one.refusal, { payload: { payout } });
    }
    const { action, reason } = one;
    const changed = await recordAdminAct(
      context,
      {
        action,
        targetId: order.productId,
        by: actorOf(context),
        ...(reason && { reason }),
        decided: decidedPayout(situation),
      },
      async () =>
        models.Payout.findOneAndUpdate(
          { _id, revision: payout.revision },
          { ...one.set(new Date(context.now())), $inc: { revision: 1 } },
        ).lean<PayoutRecord>(),
    );
    if (!changed) continue;
    const settled = await settlePayout(context, _id);
    context.loaders.payoutRecords.clear(_id);
    return { message: one.message, payout: settled ?? changed };
  }
}

/** The seller's unsent money, for the audit log. */
function decidedPayout({ order, now }: PayoutSituation): Decided {
  const amount = now.parts.reduce((sum, { open }) => sum + Math.max(open, 0), 0);
  return { orderId: order._id, toId: order.sellerId, amount, currency: order.currency };
}
