import { certificate, startPushService } from '@fitness-zone/testkit/push/push-service.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import webPushLibrary from 'web-push';
import { pushKeys } from './push-keys.ts';
import { isPublic, webPush } from './web.push.ts';

const service = await startPushService();
afterAll(() => service.close());
afterEach(() => {
  service.received.length = 0;
  service.state.answer = 201;
  warnings.length = 0;
});
const warnings: unknown[] = [];
const keys = webPushLibrary.generateVAPIDKeys();
const parts = {
  hosts: [service.host, '*.push.example'],
  contact: 'https://shop.example',
  keys,
  log: { warn: (...said: unknown[]) => void warnings.push(said) },
};
const push = webPush({ ...parts, trusting: { isAllowed: () => true, ca: certificate } });
afterAll(() => push.close());

test('a browser can read the message, and the push service who sent it', async () => {
  expect(await push.send(service.subscription, '{"title":"Sold"}', 'topic-1')).toBe('sent');
  const [{ headers, message } = { headers: {}, message: '' }] = service.received;
  expect(message).toBe('{"title":"Sold"}');
  expect(headers).toMatchObject({
    topic: 'topic-1',
    ttl: '86400',
    'content-encoding': 'aes128gcm',
  });
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(`${headers.authorization}`) ?? [];
  expect(key).toBe(keys.publicKey);
  expect(JSON.parse(`${Buffer.from(token.split('.')[1] ?? '', 'base64url')}`)).toMatchObject({
    aud: `https://${service.host}`,
    sub: 'https://shop.example',
  });
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'later'],
  [503, 'later'],
  [400, 'failed'],
  [403, 'failed'],
])('an answer of %i is %s, and the log has no address', async (answer, outcome) => {
  service.state.answer = answer;
  expect(await push.send(service.subscription, 'Sold', 'topic')).toBe(outcome);
  expect(JSON.stringify(warnings)).not.toContain('/browser');
  expect(warnings).toHaveLength(outcome === 'gone' ? 0 : 1);
});

test('nothing is sent to a private address, under any name', async () => {
  const careful = webPush({ ...parts, trusting: { isAllowed: isPublic, ca: certificate } });
  expect(await careful.send(service.subscription, 'Sold', 'topic')).toBe('failed');
  careful.close();
  expect(service.received).toEqual([]);
  expect(JSON.stringify(warnings)).toContain('private address');
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
])('%s is not public', (address) => expect(isPublic(address)).toBe(false));

test('public addresses are', () => {
  expect([isPublic('142.250.1.1'), isPublic('2a00:1450::1')]).toEqual([true, true]);
});

test.each([
  ['https://a.push.example/x', true],
  [`https://${service.host}/x`, true],
  ['http://a.push.example/x', false],
  ['https://push.example/x', false],
  ['https://a.push.example:8443/x', false],
  ['https://apush.example/x', false],
  ['https://user@a.push.example/x', false],
  ['https://a.push.example@127.0.0.1/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['nonsense', false],
])('%s is accepted: %s', (endpoint, expected) => {
  expect(push.accepts(endpoint)).toBe(expected);
});

test('all processes sign with the same keys, which the first of them makes', async () => {
  const shop = await startTestShop({ jobs: false });
  const { connection } = shop.database;
  const [one, other] = await Promise.all([pushKeys(connection), pushKeys(connection)]);
  expect(one).toEqual(other);
  expect(await pushKeys(connection)).toEqual(one);
  await shop.close();
});
