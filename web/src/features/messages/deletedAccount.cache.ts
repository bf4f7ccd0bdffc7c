import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { refTo } from '../../apollo/cached-lists/connections.ts';
import { findRecords } from '../../apollo/findRecords.ts';

type Named = Record<string, Reference | null>;

/** The fields that name an account, by the type of their record. */
const naming = {
  Thread: ['buyer', 'seller'],
  Message: ['sender'],
  Report: ['reporter', 'user', 'subject', 'decidedBy'],
} as const;

/** Removes a deleted account from the cached threads, messages and reports, and marks its threads as closed. */
export function removeFromMessages(cache: ApolloCache, userId: string): void {
  const isGone = (user: unknown) => isReference(user) && user.__ref === `User:${userId}`;
  const withoutUser = (user: Reference | null) => (isGone(user) ? null : user);
  for (const [typename, names] of Object.entries(naming)) {
    const namesUser = (record: Named) => names.some((name) => isGone(record[name]));
    for (const id of findRecords<Named>(cache, typename, namesUser)) {
      cache.modify({
        id: refTo(typename, id).__ref,
        fields: {
          ...Object.fromEntries(names.map((name) => [name, withoutUser])),
          ...(typename === 'Thread' && { viewerCanWrite: () => false }),
        },
      });
    }
  }
}
