import { someWrites } from '@fitness-zone/testkit/shop/some-writes.ts';
import { expect, test } from 'vitest';
import { maxSilenceMs, Versions } from '../../shared/versions.ts';
import { createResponseCache } from './response-cache.ts';

test('what another process writes empties it, and its silence closes it', () => {
  const { writes } = someWrites();
  let received = Date.now();
  const versions = new Versions({ processId: 'pa', relay: { receivedUntil: () => received } });
  const cache = createResponseCache({ writes, versions, now: () => Date.now() }, 10_000);
  const keep = () => cache.begin().keep('asked', { body: 'answer' });
  keep();
  expect(cache.find('asked')).toEqual({ body: 'answer' });
  writes.tellOther({ collection: 'bookings', ids: ['a'] });
  expect(cache.find('asked')).toEqual({ body: 'answer' });
  const since = cache.begin();
  writes.tellOther({ collection: 'products', ids: ['a'] });
  expect([cache.find('asked'), since.isCurrent()]).toEqual([undefined, false]);
  since.keep('asked', { body: 'from before' });
  expect(cache.find('asked')).toBeUndefined();
  keep();
  received -= 2 * maxSilenceMs;
  expect(cache.find('asked')).toBeUndefined();
  received = Date.now();
  expect(cache.find('asked')).toEqual({ body: 'answer' });
});
