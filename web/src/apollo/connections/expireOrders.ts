import type { ApolloCache } from '@apollo/client';
import { expireField } from '../races/staleQueries.ts';

/** Has orders and their connections asked again after a change of theirs or of a payment. */
export function expireOrders(cache: ApolloCache, changeNumber: number): void {
  for (const field of ['order', 'orders', 'adminOrders']) {
    expireField(cache, field, { changeNumber, entries: true });
  }
}
