import { isGone } from '@fitness-zone/contract/catalog/stock.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole, requireUser } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import type { Viewer } from '../../../context/merged-types.ts';
import type { AskSellerInput, SendMessageInput } from '../../../generated/graphql.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { isBegun } from '../sides.rules.ts';
import type { ThreadRecord } from '../thread.model.ts';
import { findThread, openThread } from './open-thread.service.ts';
import { type Draft, findWritten, writeMessage } from './write-message.service.ts';

/**
 * Asks the seller of a product, in the signed-in buyer's only thread about it. A repeat under the same `requestId`
 * returns the first message.
 * @throws Refusal `forbidden` for everybody but buyers and once either side has blocked the other, `too-many-requests`,
 * `not-found` for unknown and removed products, `not-available` if the seller's account is deleted or suspended
 */
export async function askSeller(context: Context, given: Unchecked<AskSellerInput>) {
  const buyer = requireRole(context, 'buyer');
  await limit(context, 'messages');
  const { productId, ...draft } = validInput('AskSellerInput', given);
  const _id = toObjectId(productId, 'Product');
  if (!(await isRepeat(context, _id, buyer, draft))) {
    const product = await context.loaders.product.load(_id);
    if (!product || isGone(product.inStock)) throw notFound('Product');
    await openThread(context, product, buyer._id);
  }
  const thread = await findThread(context, _id, buyer._id);
  if (!thread) throw notFound('Product');
  return send(context, buyer, thread._id, draft);
}

/**
 * Writes to the other side of a thread of the signed-in account. A repeat under the same `requestId` returns the first
 * message.
 * @throws Refusal `too-many-requests`, `not-found` for other people's threads, and as `writeMessage`
 */
export async function sendMessage(context: Context, given: Unchecked<SendMessageInput>) {
  const viewer = requireUser(context);
  await limit(context, 'messages');
  const { threadId, ...draft } = validInput('SendMessageInput', given);
  const thread = await context.models.Thread.findById(toObjectId(threadId, 'Thread')).lean();
  if (!isBegun(thread)) throw notFound('Thread');
  return send(context, viewer, thread._id, draft);
}

/** Whether the question was asked before; true even if the product is gone since. */
async function isRepeat(
  context: Context,
  productId: Parameters<typeof findThread>[1],
  buyer: Viewer,
  { requestId }: Draft,
): Promise<boolean> {
  const thread = requestId ? await findThread(context, productId, buyer._id) : null;
  if (!thread || !requestId) return false;
  return Boolean(await findWritten(context, thread._id, buyer._id, requestId));
}

/**
 * Writes in a thread, and forgets this request's data about it.
 * @throws Refusal `invalid` for a message without text and photos, and as `writeMessage`
 */
export async function send(
  context: Context,
  viewer: Viewer,
  threadId: Parameters<typeof writeMessage>[1],
  draft: Draft,
) {
  if (!draft.text && !draft.photoIds?.length) {
    throw new Refusal('invalid', 'Write a message or add a photo.', { field: 'text' });
  }
  const { message, thread } = await writeMessage(context, threadId, viewer, draft);
  forgetThread(context, thread);
  context.loaders.thread.prime(thread._id, thread);
  return { message: 'Message sent', sentMessage: message, viewer };
}

/** Makes this request load a thread that it has changed again. */
export function forgetThread({ loaders }: Pick<Context, 'loaders'>, thread: ThreadRecord): void {
  loaders.thread.clear(thread._id);
  loaders.threadAbout.clear(thread);
  loaders.viewerThread.clear(thread.productId);
}
