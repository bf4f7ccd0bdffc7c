import { canChange } from '../../resolvers/catalog/stock.ts';
import type { OfferRecord, Records, UserRecord } from '../records.ts';

/** What follows when an account is deleted. */
export function deletionEffectsOf(records: Records, { id }: UserRecord) {
  const payments = records.payments.filter(
    ({ buyerId, sellerId }) => buyerId === id || sellerId === id,
  );
  const isOwn = ({ userId }: { userId: string }) => userId === id;
  const openBusiness = openBusinessOf(records, id);
  const isUnended = ({ status }: OfferRecord) => status === 'OPEN' || status === 'ACCEPTED';
  return {
    products: records.products.filter(
      (product) => product.sellerId === id && canChange('remove', product),
    ).length,
    openBusiness: openBusiness.slice(0, 20),
    openBusinessCount: openBusiness.length,
    offersMade: records.offers.filter((one) => one.buyerId === id && isUnended(one)).length,
    offersReceived: records.offers.filter((one) => one.sellerId === id && isUnended(one)).length,
    openPayments: payments.filter(
      ({ status, blind }) => (status === 'PENDING' || status === 'REFUNDING') && !blind,
    ).length,
    listEntries: records.bookings.filter(isOwn).length + records.wishes.filter(isOwn).length,
    threads: records.threads.filter(({ buyerId, sellerId }) => buyerId === id || sellerId === id)
      .length,
    reviews: records.reviews.filter(({ subjectId }) => subjectId === id).length,
  };
}

/** What an account has sold or bought that is paid and not finished. */
export const openBusinessOf = ({ payments }: Pick<Records, 'payments'>, userId: string) =>
  payments
    .filter(({ buyerId, sellerId }) => buyerId === userId || sellerId === userId)
    .flatMap((payment) => {
      const { status, part, handedOverAt, disputedAt, balance, sellerId } = payment;
      if (status !== 'PAID' || part === 'BALANCE') return [];
      const isOwed =
        balance !== null && balance.status !== 'PAID' && balance.status !== 'CANCELLED';
      const reason = disputedAt
        ? 'DISPUTE'
        : !handedOverAt
          ? 'HAND_OVER'
          : isOwed
            ? 'BALANCE'
            : null;
      return reason ? [{ payment, reason, isSale: sellerId === userId } as const] : [];
    });
