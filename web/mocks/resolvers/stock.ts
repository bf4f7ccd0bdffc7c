import { endedAdvertisement } from '../records/advertisements.ts';
import type { ProductRecord, Records } from '../records/records.ts';

/** Takes a product off sale, which ends its advertisement; payments of it that are open come to nothing. */
export function takeOffSale(
  { payments }: Pick<Records, 'payments'>,
  product: ProductRecord,
  inStock: 'SOLD' | 'REMOVED',
): void {
  Object.assign(product, { inStock, ...endedAdvertisement });
  for (const payment of payments) {
    if (payment.productId !== product.id || payment.status !== 'PENDING') continue;
    const now = new Date().toISOString();
    if (payment.charged)
      Object.assign(payment, {
        status: 'REFUNDED',
        refundReason: 'sold',
        amountRefunded: payment.amount,
        paidAt: now,
        refundedAt: now,
      });
    else payment.status = 'FAILED';
  }
}
