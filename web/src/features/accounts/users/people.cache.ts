import type { ApolloCache } from '@apollo/client';
import { refTo } from '../../../apollo/connections/editConnections.ts';
import { expireField, numberOfChange } from '../../../apollo/races/staleQueries.ts';
import { Person_ListedFragmentDoc } from '../../../generated/accounts.ts';
import { graphql } from '../../../lib/graphql.ts';

graphql(`
  fragment Person_listed on Person {
    state
    user {
      name
      email
      role
      verified
    }
  }
`);

/** Lists that a text also searches by the names of their records' people. */
const foundByName = ['adminOrders', 'adminPayments', 'adminPayouts', 'adminAuditLog'];

/**
 * Refetches the lists of people after an account changed or was deleted, and those that may find it by its name: only
 * the server knows their members and counts.
 */
export function expirePeople(cache: ApolloCache, id: string): void {
  const from = refTo('Person', id);
  const person = cache.readFragment({
    fragment: Person_ListedFragmentDoc,
    from,
    optimistic: true,
  });
  const options = {
    entries: true,
    // If an account isn't fully cached, each change counts as a new one.
    ...(person && { changeNumber: numberOfChange(cache, from.__ref, JSON.stringify(person)) }),
  };
  expireField(cache, 'adminPeople', options);
  for (const field of foundByName)
    expireField(cache, field, { ...options, asking: ({ filter }) => Boolean(filter?.text) });
}
