import { canChange } from '../../resolvers/catalog/stock.ts';
import type { Records, UserRecord } from '../records.ts';

/** What follows when an account is deleted. */
export function deletionEffectsOf(records: Records, { id }: UserRecord) {
  const payments = records.payments.filter(
    ({ buyerId, sellerId }) => buyerId === id || sellerId === id,
  );
  const isOwn = ({ userId }: { userId: string }) => userId === id;
  return {
    products: records.products.filter(
      (product) => product.sellerId === id && canChange('remove', product),
    ).length,
    openSales: payments.filter(
      ({ status, part, handedOverAt }) => status === 'PAID' && part !== 'BALANCE' && !handedOverAt,
    ).length,
    openPayments: payments.filter(
      ({ status, blind }) => (status === 'PENDING' || status === 'REFUNDING') && !blind,
    ).length,
    listEntries: records.bookings.filter(isOwn).length + records.wishes.filter(isOwn).length,
    threads: records.threads.filter(({ buyerId, sellerId }) => buyerId === id || sellerId === id)
      .length,
    reviews: records.reviews.filter(({ subjectId }) => subjectId === id).length,
  };
}
