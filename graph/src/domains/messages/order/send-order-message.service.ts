import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import type { SendOrderMessageInput } from '../../../generated/graphql.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { hasOpenOrderNow } from '../../orders/thread/open-order.queries.ts';
import { findThread, openThread } from '../write/open-thread.service.ts';
import { send } from '../write/send-message.service.ts';
import { refusalFor } from '../write/write-message.service.ts';
import { viewOwnOrder } from './order-thread.queries.ts';

/**
 * Writes to the other side of an order of the signed-in buyer or seller, in their thread about its product. While the
 * order is open, either side can start the thread. A repeat under the same `requestId` returns the first message.
 * @throws Refusal as `viewOwnOrder` and `writeMessage`, `too-many-requests`, `not-available` if the order has ended
 *   without a thread
 */
export async function sendOrderMessage(context: Context, given: Unchecked<SendOrderMessageInput>) {
  const viewer = requireRole(context, 'buyer', 'seller');
  await limit(context, 'messages');
  const { orderId, ...draft } = validInput('SendOrderMessageInput', given);
  const order = await viewOwnOrder(context, orderId);
  const { productId, sellerId, buyerId } = order;
  const written = await findThread(context, productId, buyerId);
  if (!written?.position && !(await hasOpenOrderNow(context, order))) {
    throw refusalFor('order-ended');
  }
  const thread = await openThread(context, { _id: productId, sellerId }, buyerId);
  return { ...(await send(context, viewer, thread._id, draft)), order };
}
