import type { MockContext } from '../../context.ts';
import type { Contact, HandOver, HandOverStatus } from '../../generated/resolvers.ts';
import { byId, isSale } from '../findRecords.ts';
import type { PaymentRecord } from '../records.ts';

/** Where the hand-over of a payment's product stands; null unless the payment is a sale, and for a balance. */
export function handOverStatus(payment: PaymentRecord): HandOverStatus | null {
  if (!isSale(payment) || payment.part === 'BALANCE') return null;
  if (payment.status !== 'PAID') return 'REFUNDED';
  if (payment.disputedAt) return 'DISPUTED';
  return payment.handedOverAt ? 'HANDED_OVER' : 'PAID';
}

/** How a payment's product changes hands, as the viewer may see it; null unless the payment is a sale. */
export function handOverOf(
  payment: PaymentRecord,
  { records, viewer }: MockContext,
): HandOver | null {
  const status = handOverStatus(payment);
  if (!status) return null;
  const { buyerId, productId, place, handedOverAt, disputedAt, problem, refundedAt } = payment;
  const seesProblem = viewer?.role === 'ADMIN' || viewer?.id === buyerId;
  return {
    status,
    place: place ?? byId(records.products, productId)?.location ?? '',
    handedOverAt,
    disputedAt,
    problem: seesProblem ? problem : null,
    refundedAt: status === 'REFUNDED' ? refundedAt : null,
  };
}

/** How the buyer reaches the seller, and the seller the buyer. */
export function contactOf(
  payment: PaymentRecord,
  { records, viewer }: MockContext,
): Contact | null {
  const { buyerId, sellerId, productId, buyerName, sellerName } = payment;
  if (!viewer || !handOverStatus(payment)) return null;
  if (viewer.id === buyerId) {
    const seller = byId(records.users, sellerId);
    const phone = byId(records.products, productId)?.phone || null;
    return seller ? { name: sellerName, email: seller.email, phone } : null;
  }
  const buyer = viewer.id === sellerId ? byId(records.users, buyerId) : null;
  return buyer ? { name: buyerName, email: buyer.email, phone: null } : null;
}
