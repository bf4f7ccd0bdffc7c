import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { refTo } from '../../../apollo/connections/editConnections.ts';
import { findRecords } from '../../../apollo/findRecords.ts';

type Named = Record<string, Reference | null>;

/** The fields that name an account, by the type of their record. */
const naming = {
  AuditEntry: ['actor', 'user'],
  Message: ['sender'],
  Report: ['reporter', 'user', 'subject', 'decidedBy'],
  Review: ['author'],
  Thread: ['buyer', 'seller'],
} as const;

type Refund = { admin?: Reference | null };
type Refunded = { refund?: Refund | null };

/** Removes a deleted account's name from cached records and closes its threads. Can run twice. */
export function removeNameOf(cache: ApolloCache, userId: string): void {
  const isGone = (user: unknown) => isReference(user) && user.__ref === `User:${userId}`;
  const withoutUser = (user: Reference | null) => (isGone(user) ? null : user);
  for (const [typename, names] of Object.entries(naming)) {
    const namesUser = (record: Named) => names.some((name) => isGone(record[name]));
    for (const id of findRecords<Named>(cache, typename, namesUser)) {
      cache.modify({
        id: refTo(typename, id).__ref,
        fields: {
          ...Object.fromEntries(names.map((name) => [name, withoutUser])),
          ...(typename === 'Thread' && {
            viewerCanWrite: () => false,
            writeObstacle: () => 'DELETED',
          }),
        },
      });
    }
  }
  for (const id of findRecords<Refunded>(cache, 'Payment', ({ refund }) => isGone(refund?.admin))) {
    cache.modify<{ refund: Refund | null }>({
      id: refTo('Payment', id).__ref,
      fields: { refund: (refund) => refund && { ...refund, admin: null } },
    });
  }
}
