import type { OrderAction } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { Types } from 'mongoose';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import type { AcceptPickUpInput, ProposePickUpInput } from '../../../generated/graphql.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { type OutboxEntry, outboxEntry } from '../../outbox/outbox.model.ts';
import type { OrderRecord, PickUpRecord, PickUpSide } from '../order.model.ts';
import { publishOrder, sideOf } from '../order.visibility.ts';
import { actionsOf, type Situation } from '../order-actions.rules.ts';
import { findOrderPayments } from '../orders.loaders.ts';
import { orderNow } from '../state/order-now.rules.ts';
import { settleOrder } from '../state/settle-order.service.ts';
import { readLocalTimes } from './local-time.rules.ts';
import { openProposal } from './pick-up.rules.ts';
import { planOf } from './windows/pick-up-plan.queries.ts';

/**
 * Proposes times and a place for the pick-up to the other side of an order. Replaces the caller's earlier proposal and
 * the one that it answers; an agreement stands until the other side accepts. Safe to repeat.
 * @throws Refusal `too-many-requests`, `not-found` for other people's orders, `conflict` with the order if the other
 * side has made a proposal that the caller hasn't seen, `not-available` after the hand-over or the end of the sale, and
 * if the other account is deleted or suspended
 */
export async function proposePickUp(context: Context, given: Unchecked<ProposePickUpInput>) {
  requireRole(context, 'buyer', 'seller');
  await limit(context, 'messages');
  const input = validInput('ProposePickUpInput', given);
  const { timeZone, times } = readLocalTimes(input, context.now());
  const order = await arrange(context, input.orderId, 'propose-pick-up', ({ order, side, now }) => {
    const open = openProposal(order, now);
    const isSame =
      open?.by === side &&
      open.place === input.place &&
      open.timeZone === timeZone &&
      String(open.times) === String(times);
    if (isSame) return null;
    const answered = input.answeredProposalId ?? null;
    if (open && open.by !== side && open._id.toHexString() !== answered) {
      throw changedMeanwhile(order);
    }
    if (answered !== null && order.pickUp?.agreed?._id.toHexString() === answered) {
      throw conflict(order, 'These times were accepted meanwhile. Look at the agreed pick-up.');
    }
    const proposedAt = new Date(context.now());
    const proposal = { _id: new Types.ObjectId(), by: side, times, timeZone, place: input.place };
    return {
      pickUp: { ...(order.pickUp ?? { sequence: 0 }), proposal: { ...proposal, proposedAt } },
      entry: { kind: 'pick-up-proposed', by: side },
    };
  });
  return { message: 'Times proposed', order };
}

/**
 * Accepts one of the times that the other side has proposed. Safe to repeat.
 * @throws Refusal `too-many-requests`, `not-found` for other people's orders, `conflict` with the order if the proposal
 * was replaced or its time has passed, `not-available` as `proposePickUp`
 */
export async function acceptPickUp(context: Context, given: Unchecked<AcceptPickUpInput>) {
  requireRole(context, 'buyer', 'seller');
  await limit(context, 'messages');
  const { orderId, proposalId, ...input } = validInput('AcceptPickUpInput', given);
  const time = new Date(input.time);
  const order = await arrange(context, orderId, 'accept-pick-up', ({ order, side, now, at }) => {
    const open = openProposal(order, now);
    const { agreed } = order.pickUp ?? {};
    if (agreed?._id.toHexString() === proposalId && agreed.at.getTime() === time.getTime()) {
      return null;
    }
    const isOpen = open?._id.toHexString() === proposalId;
    if (isOpen && open.by === side) {
      throw conflict(order, 'You proposed these times yourself. The other side accepts one.');
    }
    if (!isOpen || !open.times.some((one) => one.getTime() === time.getTime())) {
      throw changedMeanwhile(order);
    }
    if (time.getTime() <= at) {
      throw new Refusal('conflict', 'This time has passed. Please propose another one.', {
        field: 'time',
        payload: { order },
      });
    }
    const { _id, by: proposedBy, timeZone, place = null } = open;
    const agreedAt = new Date(at);
    return {
      pickUp: agreedPickUp(order, { _id, proposedBy, at: time, timeZone, place, agreedAt }),
      entry: { kind: 'pick-up-agreed', by: side },
    };
  });
  return { message: 'Pick-up agreed', order };
}

/** Replaces the former agreement or proposal; both sides get a new reminder. */
export const agreedPickUp = (
  { pickUp }: Pick<OrderRecord, 'pickUp'>,
  agreed: NonNullable<PickUpRecord['agreed']>,
): PickUpRecord => ({
  agreed,
  sequence: (pickUp?.sequence ?? 0) + 1,
  ...(pickUp?.arrivals && { arrivals: pickUp.arrivals }),
});

type Seen = Situation & { side: PickUpSide };
type Change = { pickUp: PickUpRecord; entry: OutboxEntry };

/** Changes the pick-up of the caller's order by one conditional update. `changeOf` returns null for a repeat. */
export async function arrange(
  context: Context,
  orderId: string,
  action: OrderAction,
  changeOf: (seen: Seen) => Change | null,
): Promise<OrderRecord> {
  const { models, events, viewer } = context;
  const _id = toObjectId(orderId, 'Order');
  for (;;) {
    const order: OrderRecord | null = await models.Order.findById(_id).lean();
    const side = order && sideOf(viewer, order);
    if (!order || !side || side === 'admin') throw notFound('Order');
    const [payments = []] = await findOrderPayments(models, [order.firstPaymentId]);
    const plan = await planOf(context, order);
    const at = context.now();
    const situation: Situation = { order, payments, plan, now: orderNow(order, payments, at), at };
    const change = changeOf({ ...situation, side });
    if (!change) return order;
    if (!actionsOf(viewer, situation).includes(action)) {
      throw new Refusal('not-available', 'The pick-up of this order can no longer be changed.', {
        payload: { order },
      });
    }
    await refuseIfGone(context, side === 'buyer' ? order.sellerId : order.buyerId);
    const changed: OrderRecord | null = await models.Order.findOneAndUpdate(
      { _id, revision: order.revision },
      {
        // The order stays due until it is settled.
        $set: {
          pickUp: change.pickUp,
          checkAt: new Date(at),
          ...outboxEntry(change.entry, new Date(at)),
        },
        $inc: { revision: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!changed) continue;
    publishOrder(events, changed);
    return (await settleOrder(context, _id)) ?? changed;
  }
}

/** Refuses if the other side's account is deleted or suspended, since no answer would come. */
async function refuseIfGone({ models }: Pick<Context, 'models'>, _id: Types.ObjectId) {
  const other = await models.User.findById(_id, { deletingAt: 1, suspendedAt: 1 }).lean();
  if (!other || other.deletingAt) {
    throw new Refusal('not-available', 'This account was deleted.');
  }
  if (other.suspendedAt) {
    throw new Refusal('not-available', 'This account is suspended. Please try again later.');
  }
}

export const conflict = (order: OrderRecord, message: string) =>
  new Refusal('conflict', message, { payload: { order } });

export const changedMeanwhile = (order: OrderRecord) =>
  conflict(order, 'The other side has just proposed other times. Please look at them.');
