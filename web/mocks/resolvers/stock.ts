import { enumValues } from '@fitness-zone/contract/enums.ts';
import {
  canChangeStock,
  type RefundReason,
  type StockChange,
  stockChanges,
} from '@fitness-zone/contract/stock.ts';
import type { Stock } from '../generated/resolvers.ts';
import { endedAdvertisement } from '../records/advertisements.ts';
import type { PaymentRecord, ProductRecord, Records } from '../records/records.ts';

/** A product's stock under its name in the contract. */
export const stockOf = ({ inStock }: ProductRecord) => enumValues.Stock[inStock];

const nameOf = (stock: string): Stock =>
  (Object.keys(enumValues.Stock) as Stock[]).find((name) => enumValues.Stock[name] === stock) ??
  'REMOVED';

/** Whether a product's stock can be changed so now. */
export const canChange = (change: StockChange, product: ProductRecord): boolean =>
  canChangeStock(change, stockOf(product));

/**
 * Changes a product's stock, where that is possible; what ends the offer ends its advertisement. Payments of it that are
 * open come to nothing.
 */
export function changeStock(
  records: Pick<Records, 'payments'>,
  product: ProductRecord,
  change: StockChange,
): void {
  product.inStock = nameOf(stockChanges[change].to);
  const isOffered = product.inStock === 'AVAILABLE' || product.inStock === 'PAUSED';
  if (!isOffered) Object.assign(product, endedAdvertisement);
  callOffPayments(records, product);
}

/** Ends the open payments of a product that is not for sale, or not at their price. */
export function callOffPayments(
  { payments }: Pick<Records, 'payments'>,
  product: ProductRecord,
): void {
  for (const payment of payments) {
    if (payment.productId !== product.id || payment.status !== 'PENDING') continue;
    const reason = refusalOf(product, payment);
    if (!reason) continue;
    if (payment.charged) giveBack(payment, reason);
    else payment.status = 'FAILED';
  }
}

/** Why a payment cannot buy its product; null if it can. */
export function refusalOf(product: ProductRecord, { amount }: PaymentRecord): RefundReason | null {
  const stock = stockOf(product);
  if (stock !== 'available') return stock;
  return product.resalePrice === amount ? null : 'price';
}

/** Returns the money of a payment. */
export function giveBack(payment: PaymentRecord, refundReason: RefundReason): void {
  const now = new Date().toISOString();
  Object.assign(payment, {
    status: 'REFUNDED',
    refundReason,
    amountRefunded: payment.amount,
    paidAt: now,
    refundedAt: now,
  });
}
