import { mostTasks } from '@fitness-zone/contract/limits.ts';
import { signedInPaths } from '@fitness-zone/contract/pages/signed-in-paths.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { type DueAction, dueActionOf, type Situation } from '../orders/order-actions.rules.ts';
import { sweepOrders } from '../orders/orders.sweeper.ts';
import { firstPayment, partyOf } from '../orders/reading/parties.queries.ts';
import { situationOf } from '../orders/state/order-facts.queries.ts';
import { failedRefundAnswers } from '../payments/refunds/failed-refund.rules.ts';
import { orderSteps } from './order-tasks.rules.ts';
import { asSentence, type Task } from './task.rules.ts';

/** The orders that wait for an action of the viewer or for an admin's decision. */
export async function orderTasks(context: Context, viewer: Viewer): Promise<Task[]> {
  // Writes changes by the clock first, so that the index has them.
  await sweepOrders(context);
  const orders: OrderRecord[] = await context.models.Order.find(waitingFor(viewer))
    .sort({ createdAt: 1, _id: 1 })
    .limit(mostTasks)
    .lean();
  const found = await Promise.all(orders.map((order) => tasksOf(context, viewer, order)));
  return found.flat();
}

function waitingFor({ _id, role }: Viewer) {
  if (role === 'admin') return { needsDecision: true };
  return role === 'buyer'
    ? { buyerId: _id, waitsForBuyer: true }
    : { sellerId: _id, waitsForSeller: true };
}

async function tasksOf(context: Context, viewer: Viewer, order: OrderRecord): Promise<Task[]> {
  const situation = await situationOf(context, order);
  const action = dueActionOf(viewer, situation);
  const common = {
    about: order._id,
    orderId: order._id,
    subject: (await firstPayment(context, order)).productName,
    path: signedInPaths.order(order._id.toHexString()),
  };
  return [
    ...(action ? [await stepTask(context, viewer, { situation, action, common })] : []),
    ...refundTask(viewer, situation, common),
  ];
}

type Common = Pick<Task, 'about' | 'orderId' | 'subject' | 'path'>;
type Due = { situation: Situation; action: DueAction; common: Common };

async function stepTask(
  context: Context,
  viewer: Viewer,
  { situation, action, common }: Due,
): Promise<Task> {
  const { order } = situation;
  const names = {
    buyer: await nameOf(context, order, 'buyer'),
    seller: await nameOf(context, order, 'seller'),
  };
  const { sentence, ...step } = orderSteps[action](situation, names, viewer.role === 'admin');
  const path =
    action === 'pay-balance' ? signedInPaths.balance(order.productId.toHexString()) : common.path;
  return { kind: action, ...common, ...step, path, sentence: asSentence(sentence) };
}

/** The name of a side in its sale; of a deleted account, its role. */
async function nameOf(
  context: Context,
  order: OrderRecord,
  side: 'buyer' | 'seller',
): Promise<string> {
  const sold = (await firstPayment(context, order))[`${side}Name`];
  const { name, state } = await partyOf(context, order[`${side}Id`], sold);
  return state === 'deleted' ? `the ${side}` : name;
}

/** A refund that the buyer's bank has sent back. */
function refundTask(viewer: Viewer, { order, payments }: Situation, common: Common): Task[] {
  if (!payments.some((payment) => failedRefundAnswers(viewer, payment).length > 0)) return [];
  const failed = order.events.findLast(({ kind }) => kind === 'refund-failed');
  return [
    {
      kind: 'answer-failed-refund',
      ...common,
      sentence: 'Decide how the buyer gets the refund that their bank sent back.',
      since: failed?.at ?? order.createdAt,
      until: null,
    },
  ];
}
