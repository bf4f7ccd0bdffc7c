import type { ApolloCache } from '@apollo/client';
import { expireField } from '../races/staleQueries.ts';

/** Queries that show orders, their receipts, and the money that sellers get. */
const fields = [
  ...['order', 'orders', 'receipt', 'adminOrders'],
  ...['payouts', 'payoutSummary', 'payoutAccount', 'adminPayouts', 'adminPayoutAccounts'],
];

/** Refetches orders and their connections after a change of an order or a payment. */
export function expireOrders(cache: ApolloCache, changeNumber: number): void {
  for (const field of fields) expireField(cache, field, { changeNumber, entries: true });
}
