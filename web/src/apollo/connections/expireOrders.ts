import type { ApolloCache } from '@apollo/client';
import { expireField } from '../races/staleQueries.ts';

/** Fields of queries that show orders, their receipts, and sellers' money. */
const fields = [
  ...['orders', 'receipt', 'adminOrders'],
  ...['payouts', 'payoutSummary', 'payoutAccount', 'adminPayouts', 'adminPayoutAccounts'],
];

/**
 * Refetches orders and their connections after a change of an order or a payment.
 * @param isUrgent refetches an open order at once, so that one side sees the other's step
 */
export function expireOrders(
  cache: ApolloCache,
  changeNumber: number,
  { isUrgent = false }: { isUrgent?: boolean } = {},
): void {
  expireField(cache, 'order', { changeNumber, entries: true, isUrgent });
  for (const field of fields) expireField(cache, field, { changeNumber, entries: true });
}
