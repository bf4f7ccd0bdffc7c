import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Writes } from '../../adapters/database/writes.ts';
import { Versions } from '../../shared/versions.ts';
import { CachedQueryBodies } from './cached-query-bodies.ts';

test('a body that is encoded after a write is not found behind it', () => {
  let written = () => {};
  const writes: Writes = {
    listen(call) {
      written = () => call({ collection: 'products', ids: null }, 'this process');
    },
    tellOther() {},
  };
  const list = { key: 'list', hasAdvertisements: false };
  const kept = new CachedQueryBodies({ writes, versions: new Versions(), now: () => 0 });
  kept.begin()(list, 'before');
  const found = kept.find('list');
  written();
  expect(found && gunzipSync(Buffer.from(found.encoded('gzip'), 'latin1')).toString()).toBe(
    'before',
  );
  expect(kept.find('list')).toBeUndefined();
  kept.begin()(list, 'after');
  const next = kept.find('list');
  expect(next && gunzipSync(Buffer.from(next.encoded('gzip'), 'latin1')).toString()).toBe('after');
});
