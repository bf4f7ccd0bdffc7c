import type { ApolloCache } from '@apollo/client';
import { expireField } from '../races/staleQueries.ts';

/** Queries that show orders, their receipts, and the money that sellers get. */
const fields = [
  ...['orders', 'receipt', 'adminOrders'],
  ...['payouts', 'payoutSummary', 'payoutAccount', 'adminPayouts', 'adminPayoutAccounts'],
];

/** Refetches orders and their connections after a change of an order or a payment. */
export function expireOrders(cache: ApolloCache, changeNumber: number): void {
  // The page of an order is open at its two sides at most: each sees the other's step at once.
  expireField(cache, 'order', { changeNumber, entries: true, isUrgent: true });
  for (const field of fields) expireField(cache, field, { changeNumber, entries: true });
}
