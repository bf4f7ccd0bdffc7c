import type { Context } from '../../../context/context.ts';
import type { Contact } from '../../../generated/graphql.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { handOverStatus } from './hand-over.rules.ts';

/**
 * The other side's contact, for buyer and seller. Null for others, without a sale, for a balance, and once the other
 * account is deleted.
 */
export async function contactOf(
  { loaders, viewer }: Pick<Context, 'loaders' | 'viewer'>,
  payment: PaymentRecord,
): Promise<Contact | null> {
  if (!viewer || !handOverStatus(payment)) return null;
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
