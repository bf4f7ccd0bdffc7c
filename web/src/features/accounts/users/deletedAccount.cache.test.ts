import { expect, test } from 'vitest';
import { createCache } from '../../../apollo/cache.ts';
import { removeNameOf } from './deletedAccount.cache.ts';

const paul = { __ref: 'User:paul' };
const greta = { __ref: 'User:greta' };

test('a deleted account is out of the records that name it, and nobody can write in its threads', () => {
  const cache = createCache();
  cache.restore({
    'Thread:one': {
      __typename: 'Thread',
      id: 'one',
      buyer: paul,
      seller: greta,
      viewerCanWrite: true,
      writeObstacle: null,
    },
    'Thread:two': {
      __typename: 'Thread',
      id: 'two',
      buyer: null,
      seller: greta,
      viewerCanWrite: true,
    },
    'Review:one': { __typename: 'Review', id: 'one', author: paul, subject: greta },
    'AuditEntry:one': { __typename: 'AuditEntry', id: 'one', actor: greta, user: paul },
    'Payment:one': {
      __typename: 'Payment',
      id: 'one',
      refund: { __typename: 'AdminRefund', reason: 'Broken.', admin: paul },
    },
  });
  removeNameOf(cache, 'paul');
  removeNameOf(cache, 'paul');
  expect(cache.extract()).toMatchObject({
    'Thread:one': { buyer: null, seller: greta, viewerCanWrite: false, writeObstacle: 'DELETED' },
    'Thread:two': { seller: greta, viewerCanWrite: true },
    'Review:one': { author: null, subject: greta },
    'AuditEntry:one': { actor: greta, user: null },
    'Payment:one': { refund: { reason: 'Broken.', admin: null } },
  });
});
