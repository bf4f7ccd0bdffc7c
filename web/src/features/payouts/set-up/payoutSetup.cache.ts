import type { ApolloCache } from '@apollo/client';
import { refTo } from '../../../apollo/connections/editConnections.ts';

/** Shows a seller's payout account once its set-up has begun. Can run twice. */
export const showPayoutAccount = (cache: ApolloCache, id: string): unknown =>
  cache.modify({ fields: { payoutAccount: () => refTo('PayoutAccount', id) } });
