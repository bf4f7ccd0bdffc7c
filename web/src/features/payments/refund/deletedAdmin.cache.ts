import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { refTo } from '../../../apollo/cached-lists/connections.ts';
import { findRecords } from '../../../apollo/findRecords.ts';

type Refund = { admin?: Reference | null };
type Refunded = { refund?: Refund | null };

/** Removes a deleted account from the cached payments that it has refunded as an admin. */
export function removeFromRefunds(cache: ApolloCache, userId: string): void {
  const isTheirs = ({ refund }: Refunded) =>
    isReference(refund?.admin) && refund.admin.__ref === `User:${userId}`;
  for (const id of findRecords<Refunded>(cache, 'Payment', isTheirs)) {
    cache.modify<{ refund: Refund | null }>({
      id: refTo('Payment', id).__ref,
      fields: { refund: (refund) => refund && { ...refund, admin: null } },
    });
  }
}
