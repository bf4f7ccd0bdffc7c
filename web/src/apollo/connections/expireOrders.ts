import type { ApolloCache } from '@apollo/client';
import { expireField } from '../races/staleQueries.ts';

/** Fields of queries that show orders, their receipts, and sellers' money. */
const fields = [
  ...['orders', 'receipt', 'adminOrders'],
  ...['payouts', 'payoutSummary', 'payoutAccount', 'adminPayouts', 'adminPayoutAccounts'],
];

/**
 * Refetches orders and their connections after a change of an order or a payment.
 * @param isBrought live changes bring an open order whole, so it is only refetched after one's own act
 */
export function expireOrders(
  cache: ApolloCache,
  changeNumber: number,
  { isBrought = false }: { isBrought?: boolean } = {},
): void {
  expireField(cache, 'order', { changeNumber, entries: true, ownOnly: isBrought });
  for (const field of fields) expireField(cache, field, { changeNumber, entries: true });
}
