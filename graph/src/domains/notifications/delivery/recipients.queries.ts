import type { Types } from 'mongoose';
import type { ListEntryRecord } from '../../lists/list-entry.model.ts';
import { accountOn } from '../../messages/sides.rules.ts';
import type { ThreadRecord } from '../../messages/thread.model.ts';
import type { ReviewRecord } from '../../reviews/review.model.ts';
import type { RecipientServices } from './admins-and-blocks.queries.ts';
import { type Draft, draftOf, type NamedEntry, unknownEntry } from './draft.rules.ts';

/** The seller of a booked product, once per buyer and product. */
export async function draftsOfBooking(
  { models }: RecipientServices,
  { userId, productId }: ListEntryRecord,
  entry: NamedEntry,
): Promise<Draft[]> {
  if (entry.kind !== 'booked') throw unknownEntry(entry);
  const product = await models.Product.findById(productId).lean();
  if (!product) return [];
  const { productName, sellerId } = product;
  const key = `booked:${productId.toHexString()}:${userId.toHexString()}`;
  const draft = draftOf(entry, sellerId, { kind: 'booked', productName }, userId);
  return [{ ...draft, key, productId }];
}

/** The subject of a review, once it is visible. */
export async function draftsOfReview(
  { models }: RecipientServices,
  { subjectId, authorId, paymentId, productName }: ReviewRecord,
  entry: NamedEntry,
): Promise<Draft[]> {
  if (entry.kind !== 'reviewed') throw unknownEntry(entry);
  const payment = await models.Payment.findById(paymentId, { buyerId: 1, productId: 1 }).lean();
  if (!payment) return [];
  const toBuyer = payment.buyerId.equals(subjectId);
  const facts = { kind: 'reviewed', productName, toBuyer } as const;
  const { productId } = payment;
  return [{ ...draftOf(entry, subjectId, facts, undefined, authorId), productId, paymentId }];
}

/** The account that was verified, unverified, suspended or restored. */
export function draftsOfAccount({ _id }: { _id: Types.ObjectId }, entry: NamedEntry): Draft[] {
  switch (entry.kind) {
    case 'verified':
    case 'unverified':
    case 'restored':
      return [draftOf(entry, _id, { kind: entry.kind })];
    case 'suspended':
      return [draftOf(entry, _id, { kind: 'suspended', reason: entry.reason })];
    default:
      throw unknownEntry(entry);
  }
}

/** The recipient of a message: notified once for all unread messages, and not at all once they are read. */
export async function draftsOfThread(
  { models }: RecipientServices,
  thread: ThreadRecord,
  entry: NamedEntry,
): Promise<Draft[]> {
  if (entry.kind !== 'message') throw unknownEntry(entry);
  const { _id: threadId, productId, buyerId, unread, unreadFrom } = thread;
  const first = entry.to && unread?.[entry.to] ? unreadFrom?.[entry.to] : null;
  const product = first && (await models.Product.findById(productId, { productName: 1 }).lean());
  if (!entry.to || !first || !product) return [];
  const userId = accountOn(thread, entry.to);
  const toBuyer = entry.to === 'buyer';
  const facts = { kind: 'message', productName: product.productName, toBuyer } as const;
  const key = `message:${threadId.toHexString()}:${first.toHexString()}`;
  const order = await models.Order.findOne({ buyerId, productId }, { firstPaymentId: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  return [
    {
      ...draftOf(entry, userId, facts, accountOn(thread, toBuyer ? 'seller' : 'buyer')),
      key,
      productId,
      threadId,
      ...(order && { paymentId: order.firstPaymentId }),
    },
  ];
}
