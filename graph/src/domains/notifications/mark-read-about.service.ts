import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Types } from 'mongoose';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import type { NotificationSubjectsInput } from '../../generated/graphql.ts';
import { isObjectId, objectIdOf } from '../../shared/ids.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { markRead } from './mark-read.service.ts';
import { listedOf } from './notification.model.ts';

/** Marks notifications of the signed-in account as read that are about something it has looked at. */
export async function markNotificationsReadAbout(
  context: Context,
  input: Unchecked<NotificationSubjectsInput>,
) {
  const viewer = requireUser(context);
  const { productIds, orderId, threadId, kinds } = validInput('NotificationSubjectsInput', input);
  const products = (productIds ?? []).filter(isObjectId).map(objectIdOf);
  const looked = [
    ...(products.length > 0 ? [ofProducts(products)] : []),
    ...(kinds?.length ? [{ kind: { $in: kinds } }] : []),
    ...(await ofOrder(context, viewer, orderId)),
    ...(await ofThread(context, viewer, threadId)),
  ];
  const unread = { ...listedOf(viewer._id), readAt: null, $or: looked };
  return looked.length > 0
    ? markRead(context, viewer, unread)
    : { message: 'No notifications marked as read', notifications: [], viewer };
}

const noMessage = { kind: { $ne: 'message' as const } };

/** Excludes orders and messages, whose pages mark their own. */
const ofProducts = (ids: readonly Types.ObjectId[]) => ({
  productId: { $in: ids },
  paymentId: null,
  ...noMessage,
});

type Sides = { buyerId: Types.ObjectId; sellerId: Types.ObjectId };

const isSide = ({ _id }: Viewer, { buyerId, sellerId }: Sides): boolean =>
  _id.equals(buyerId) || _id.equals(sellerId);

/** All notifications of a sale except messages, and those of the other side's acts before it. */
async function ofOrder(
  { models }: Pick<Context, 'models'>,
  viewer: Viewer,
  id: string | null | undefined,
): Promise<object[]> {
  const order = id && isObjectId(id) ? await models.Order.findById(id).lean() : null;
  if (!order) return [];
  const { firstPaymentId: paymentId, productId, buyerId, sellerId } = order;
  if (!isSide(viewer, order)) return [{ paymentId, ...noMessage }];
  const actorId = viewer._id.equals(buyerId) ? sellerId : buyerId;
  return [
    { paymentId, ...noMessage },
    { ...ofProducts([productId]), actorId },
  ];
}

/** The offers of a thread. Its messages are marked separately. */
async function ofThread(
  { models }: Pick<Context, 'models'>,
  viewer: Viewer,
  id: string | null | undefined,
): Promise<object[]> {
  const thread = id && isObjectId(id) ? await models.Thread.findById(id).lean() : null;
  if (!thread) return [];
  if (!isSide(viewer, thread)) return [];
  const { productId, buyerId, sellerId } = thread;
  const actorId = viewer._id.equals(buyerId) ? sellerId : buyerId;
  return [{ ...ofProducts([productId]), actorId }];
}
