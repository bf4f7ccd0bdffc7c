import type { Role, Stock } from '../../../generated/graphql.ts';

type ProductStock = { inStock: Stock; viewerCanBuy: boolean };

/**
 * Why a product can't be booked or wished for, in words; null if it can.
 * @param role the viewer's; null for visitors
 */
export function notBuyableReason(
  { inStock, viewerCanBuy }: ProductStock,
  role: Role | null,
): string | null {
  if (inStock === 'SOLD') return 'This product is sold.';
  if (inStock === 'SOLD_ELSEWHERE') return 'This product was sold elsewhere.';
  if (inStock === 'PAUSED') return 'Paused by the seller. You can’t book it right now.';
  if (inStock === 'REMOVED' || inStock === 'HIDDEN') return 'This product is no longer offered.';
  if (role !== null && role !== 'BUYER') return 'Only buyers can book and wish-list products.';
  return viewerCanBuy ? null : 'You can’t buy this product right now.';
}
