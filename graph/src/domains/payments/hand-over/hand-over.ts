import type { HandOverStatus } from '@fitness-zone/contract/enums.ts';
import type { Context } from '../../../context/context.ts';
import type { Contact, HandOver } from '../../../generated/graphql.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { isSale } from '../payment.visibility.ts';

type Times = Pick<PaymentRecord, 'status' | 'refundReason' | 'handedOverAt' | 'disputedAt'>;

/** Where the hand-over of a payment's product stands, by the last of its times; null unless it is a sale. */
export function handOverStatus(payment: Times): HandOverStatus | null {
  if (!isSale(payment)) return null;
  if (payment.status === 'refunded') return 'refunded';
  if (payment.disputedAt) return 'disputed';
  return payment.handedOverAt ? 'handed-over' : 'paid';
}

/** By status of the hand-over, what is true of payments that stand there: as `handOverStatus` says it of one. */
export const withHandOver = {
  paid: { status: 'paid', handedOverAt: null, disputedAt: null },
  'handed-over': { status: 'paid', handedOverAt: { $gt: new Date(0) }, disputedAt: null },
  disputed: { status: 'paid', disputedAt: { $gt: new Date(0) } },
  refunded: { status: 'refunded', refundReason: null },
} as const satisfies Record<HandOverStatus, object>;

/** How a payment's product changes hands, as the viewer may see it; null unless the payment is a sale. */
export async function handOverOf(
  { loaders, viewer }: Pick<Context, 'loaders' | 'viewer'>,
  payment: PaymentRecord,
): Promise<HandOver | null> {
  const status = handOverStatus(payment);
  if (!status) return null;
  const seesProblem = viewer?.role === 'admin' || viewer?._id.equals(payment.buyerId);
  // Payments of before hand-overs were recorded keep no place.
  const place = payment.place ?? (await loaders.product.load(payment.productId))?.location;
  return {
    status,
    place: place ?? '',
    handedOverAt: payment.handedOverAt ?? null,
    disputedAt: payment.disputedAt ?? null,
    problem: (seesProblem && payment.problem) || null,
    refundedAt: status === 'refunded' ? (payment.refundedAt ?? null) : null,
  };
}

/**
 * How the buyer reaches the seller, and the seller the buyer; null for anybody else, unless the payment is
 * a sale, and once the other account is deleted.
 */
export async function contactOf(
  { loaders, viewer }: Pick<Context, 'loaders' | 'viewer'>,
  payment: PaymentRecord,
): Promise<Contact | null> {
  if (!viewer || !isSale(payment)) return null;
  const { buyerId, sellerId, productId } = payment;
  if (viewer._id.equals(buyerId)) {
    const [seller, product] = await Promise.all([
      loaders.user.load(sellerId),
      loaders.product.load(productId),
    ]);
    if (!seller || seller.deletingAt) return null;
    return { name: payment.sellerName, email: seller.email, phone: product?.phone || null };
  }
  if (!viewer._id.equals(sellerId)) return null;
  const buyer = await loaders.user.load(buyerId);
  if (!buyer || buyer.deletingAt) return null;
  return { name: payment.buyerName, email: buyer.email, phone: null };
}
