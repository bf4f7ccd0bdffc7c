import type { ApolloCache } from '@apollo/client';
import { expireField } from '../races/staleQueries.ts';

/** What shows orders, and the money that sellers get for them. */
const fields = [
  ...['order', 'orders', 'adminOrders'],
  ...['payouts', 'payoutSummary', 'payoutAccount', 'adminPayouts', 'adminPayoutAccounts'],
];

/** Has orders and their connections asked again after a change of theirs or of a payment. */
export function expireOrders(cache: ApolloCache, changeNumber: number): void {
  for (const field of fields) expireField(cache, field, { changeNumber, entries: true });
}
