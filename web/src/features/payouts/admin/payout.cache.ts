import type { ApolloCache } from '@apollo/client';
import { refTo } from '../../../apollo/connections/editConnections.ts';
import { expireOrders } from '../../../apollo/connections/expireOrders.ts';
import { numberOfChange } from '../../../apollo/races/staleQueries.ts';
import { Payout_StateFragmentDoc } from '../../../generated/payouts.ts';
import { graphql } from '../../../lib/graphql.ts';

graphql(`
  fragment Payout_state on Payout {
    state
    wait
  }
`);

/** Refetches the lists of payouts and orders after an admin's act. Can run twice. */
export function expirePayouts(cache: ApolloCache, id: string): void {
  const from = refTo('Payout', id);
  const payout = cache.readFragment({ fragment: Payout_StateFragmentDoc, from, optimistic: true });
  if (payout) expireOrders(cache, numberOfChange(cache, from.__ref, JSON.stringify(payout)));
}
