import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readTrustedProxies } from '../../config/trusted-proxies.ts';
import { countedAddress } from '../../shared/network-address.ts';
import { clientAddress } from './client-address.ts';

/** A request that is connected from an address. */
function aRequest(remoteAddress: string, forwarded: string | undefined) {
  const request = new IncomingMessage(
    Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }),
  );
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

test.each([
  ['false', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['0', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['1', '10.0.0.1', undefined, '10.0.0.1'],
  ['1', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['1', '10.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['2', '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['2', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['1', '10.0.0.1', '198.51.100.1, nonsense', '10.0.0.1'],
  ['2', '10.0.0.1', "'; drop, 10.0.0.2", '10.0.0.2'],
  ['1', '10.0.0.1', '198.51.100.1:4711', '10.0.0.1'],
  ['10.0.0.0/8', '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['10.0.0.0/8', '::ffff:10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
  ['192.0.2.1, fd00::/8', 'fd12::1', '2001:DB8::0:1', '2001:db8::1'],
  ['192.0.2.1, fd00::/8', '192.0.2.2', '198.51.100.1', '192.0.2.2'],
])('with TRUST_PROXY=%s, %s that forwards %s is %s', (proxies, connected, forwarded, client) => {
  const trusts = readTrustedProxies(proxies);
  expect(clientAddress(aRequest(connected, forwarded), trusts)).toBe(client);
});

test.each(['true', 'maybe', '-1', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8/8', '10.0.0.1,', '100'])(
  'TRUST_PROXY=%s is refused',
  (text) => expect(() => readTrustedProxies(text)).toThrow('neither a number of proxies'),
);

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
