import type { WriteObstacle } from '@fitness-zone/contract/enums.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { notFound } from '../../../shared/ids.ts';
import type { OrderRecord } from '../../orders/order.model.ts';
import { viewOrder } from '../../orders/orders.queries.ts';
import { hasOpenOrder } from '../../orders/thread/open-order.queries.ts';
import { accountOn, isBegun, otherSide, sideOf } from '../sides.rules.ts';
import type { BegunThread } from '../thread.model.ts';
import { writeObstacle } from '../write-obstacle.queries.ts';

type Pair = Pick<OrderRecord, 'productId' | 'buyerId' | 'sellerId'>;
type Reading = Pick<Context, 'loaders' | 'viewer' | 'now'>;

/** The thread between the two sides of an order or an offer, for those two; null before a message or an offer. */
export async function threadOfPair(
  { loaders, viewer }: Pick<Reading, 'loaders' | 'viewer'>,
  pair: Pair,
): Promise<BegunThread | null> {
  if (!viewer || !sideOf(pair, viewer._id)) return null;
  const thread = await loaders.threadAbout.load(pair);
  return isBegun(thread) ? thread : null;
}

/** The reason why a side of an order can't write to the other one; null if it can, and for admins. */
export async function orderWriteObstacle(
  context: Reading,
  order: OrderRecord,
): Promise<WriteObstacle | null> {
  const { loaders, viewer } = context;
  const side = viewer && sideOf(order, viewer._id);
  if (!side) return null;
  const thread = await threadOfPair(context, order);
  if (thread) return writeObstacle(context, thread);
  const other = await loaders.user.load(accountOn(order, otherSide(side)));
  if (!other || other.deletingAt) return 'deleted';
  if (other.suspendedAt) return 'suspended';
  return (await hasOpenOrder(context, order)) ? null : 'order-ended';
}

export const canWriteInOrder = async (context: Reading, order: OrderRecord): Promise<boolean> =>
  Boolean(context.viewer && sideOf(order, context.viewer._id)) &&
  (await orderWriteObstacle(context, order)) === null;

/**
 * An order of the signed-in buyer or seller.
 * @throws Refusal as `viewOrder`
 */
export async function viewOwnOrder(context: Context, id: unknown): Promise<OrderRecord> {
  const viewer = requireRole(context, 'buyer', 'seller');
  const order = await viewOrder(context, id);
  if (!sideOf(order, viewer._id)) throw notFound('Order');
  return order;
}
