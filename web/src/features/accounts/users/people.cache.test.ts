import { expect, test } from 'vitest';
import {
  FullAdminAuditLogDocument,
  FullAdminOrdersDocument,
  FullAdminPaymentsDocument,
  FullAdminPayoutsDocument,
} from '../../../../testing/generated/fullQueries.ts';
import { createClient, freshnessOf } from '../../../apollo/client.ts';
import { expirePeople } from './people.cache.ts';

test.each([
  ['orders', FullAdminOrdersDocument],
  ['payments', FullAdminPaymentsDocument],
  ['payouts', FullAdminPayoutsDocument],
  ['audit entries', FullAdminAuditLogDocument],
])('a changed person may have another name: %s are looked for again by text', (_what, query) => {
  const client = createClient({ readToken: () => null, onSignedOut: () => {} });
  const { staleQueries } = freshnessOf(client);
  const isFresh = (filter: object) => staleQueries.isFresh(query, { filter });
  expect([isFresh({ text: 'an' }), isFresh({})]).toEqual([true, true]);
  expirePeople(client.cache, '1');
  expect([isFresh({ text: 'an' }), isFresh({})]).toEqual([false, true]);
});
