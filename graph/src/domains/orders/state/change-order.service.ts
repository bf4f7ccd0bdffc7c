import type {
  AuditAction,
  OrderAction,
  OrderActor,
  OrderEventKind,
  Role,
} from '@fitness-zone/contract/enums.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import { refuseOwnBusiness } from '../../../context/own-business.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import type { Decided } from '../../audit/audit.model.ts';
import { actorOf, recordAdminAct } from '../../audit/record-admin-act.service.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import { visibleAmong } from '../../payments/payment.visibility.ts';
import type { OrderEventRecord, OrderRecord } from '../order.model.ts';
import { maySeeOrder, publishOrder } from '../order.visibility.ts';
import { actionsOf, obstacleOf, type Situation } from '../order-actions.rules.ts';
import { findOrderPayments } from '../orders.loaders.ts';
import { planOf } from '../pick-up/windows/pick-up-plan.queries.ts';
import { orderNow } from './order-now.rules.ts';
import { settleOrder } from './settle-order.service.ts';

/** A step that a side or an admin takes in an order. */
export type OrderStep = {
  roles: readonly Role[];
  action: OrderAction;
  /** Whether the step was already taken; then a repeat succeeds and changes nothing. */
  isDone?: (situation: Situation) => boolean;
  /** An admin's act, for the audit log. */
  audit?: {
    action: AuditAction;
    reason?: string | undefined;
    /** The decision besides the order, for the audit log. */
    decided?: (situation: Situation) => Decided;
  };
  /** The fields to write. Throws a Refusal if the step isn't allowed. */
  set: (situation: Situation) => Record<string, unknown> | Promise<Record<string, unknown>>;
};

/**
 * Takes a step in an order by one conditional update, then carries out its effects. Of concurrent steps that exclude
 * each other, one wins.
 * @returns the order afterwards
 * @throws Refusal `too-many-requests`, `not-found` for an order that is unknown or somebody else's, `conflict` with the
 * order if the step can't be taken now
 */
export async function changeOrder(
  context: Context,
  orderId: string,
  { roles, action, isDone, audit, set }: OrderStep,
): Promise<OrderRecord> {
  const viewer = requireRole(context, ...roles);
  await limit(context, 'messages');
  const { models, events } = context;
  const _id = toObjectId(orderId, 'Order');
  for (;;) {
    const order: OrderRecord | null = await models.Order.findById(_id).lean();
    if (!order || !maySeeOrder(viewer, order)) throw notFound('Order');
    if (viewer.role === 'admin') await refuseOwnBusiness(context, order.buyerId, order.sellerId);
    const [payments = []] = await findOrderPayments(models, [order.firstPaymentId]);
    const plan = await planOf(context, order);
    const at = context.now();
    const situation = { order, payments, plan, now: orderNow(order, payments, at), at };
    if (isDone?.(situation)) return finish(context, order);
    if (!actionsOf(viewer, situation).includes(action)) throw notNow(situation, action);
    // The order stays due until it is settled.
    const $set = { checkAt: new Date(at), ...(await set(situation)) };
    const write = async (): Promise<OrderRecord | null> =>
      models.Order.findOneAndUpdate(
        { _id, revision: order.revision },
        { $set, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      ).lean();
    const changed = audit ? await recordAct(context, situation, audit, write) : await write();
    if (!changed) continue;
    publishOrder(events, changed);
    return finish(context, changed);
  }
}

const recordAct = <Done>(
  context: Context,
  situation: Situation,
  { action, reason, decided }: NonNullable<OrderStep['audit']>,
  write: () => Promise<Done>,
): Promise<Done> => {
  const { _id: orderId, productId: targetId, buyerId: toId, currency } = situation.order;
  return recordAdminAct(
    context,
    {
      action,
      targetId,
      by: actorOf(context),
      ...(reason && { reason }),
      decided: { orderId, toId, currency, ...decided?.(situation) },
    },
    write,
  );
};

async function finish(context: Context, order: OrderRecord): Promise<OrderRecord> {
  const settled = (await settleOrder(context, order._id)) ?? order;
  const { loaders } = context;
  loaders.orderPayments.clear(order.firstPaymentId);
  loaders.orderOfPayment.clear(order.firstPaymentId);
  loaders.payment.clear(order.firstPaymentId);
  loaders.product.clear(order.productId);
  return settled;
}

export async function orderAnswer(
  { loaders, viewer }: Pick<Context, 'loaders' | 'viewer'>,
  order: OrderRecord,
  message: (productName: string) => string,
) {
  const [all, product] = await Promise.all([
    loaders.orderPayments.load(order.firstPaymentId),
    loaders.product.load(order.productId),
  ]);
  const payments = visibleAmong(viewer, all);
  return { message: message(all[0]?.productName ?? ''), order, payments, product };
}

export const withEvent = (
  { order, at }: Pick<Situation, 'order' | 'at'>,
  kind: OrderEventKind,
  by: OrderActor,
): { events: OrderEventRecord[] } => ({
  events: [...order.events, { kind, at: new Date(at), by }],
});

/** The refusal `conflict`, with the order. */
export const conflict = ({ order }: Pick<Situation, 'order'>, message: string, field?: string) =>
  new Refusal('conflict', message, { payload: { order }, ...(field && { field }) });

function notNow(situation: Situation, action: OrderAction): Refusal {
  const { now, payments } = situation;
  const name = payments[0]?.productName ?? 'this product';
  return conflict(situation, obstacleOf(action, situation) ?? sentenceOf(now, payments, name));
}

function sentenceOf(
  { state, hasOpenProblem }: Situation['now'],
  payments: readonly PaymentRecord[],
  name: string,
): string {
  if (state === 'cancelled') return `The sale of ${name} is cancelled.`;
  if (state === 'closed') return `The sale of ${name} is closed.`;
  if (payments.some(({ dispute }) => dispute?.status === 'open')) {
    return `The buyer's bank disputes the payment for ${name}. Wait for its decision.`;
  }
  if (hasOpenProblem) return `A problem with ${name} is open. Settle it first.`;
  if (state === 'confirmed') return `The hand-over of ${name} is already confirmed.`;
  return `This can't be done with ${name} now. Reload the page to see where it stands.`;
}
