import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

let shop: TestShop;
afterEach(() => shop.close());

/** A connection that has sent only the beginning of a photo. */
async function aSlowUpload() {
  const { seller } = await createUsers(shop);
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  // The other side may reset the connection.
  socket.on('error', () => {});
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
  const underWay = once(shop.app.server, 'request');
  socket.write(
    [
      'POST /upload HTTP/1.1',
      'host: shop',
      `authorization: bearer ${seller.token}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 100000',
      '',
      '--b',
      'content-disposition: form-data; name="image"; filename="a.png"',
      'content-type: image/png',
      '',
      'the beginning',
    ].join('\r\n'),
  );
  await underWay;
  return { ended };
}

/** The head of an answer, with its status, and its body. */
const parsed = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
};

test('a photo that does not arrive in time is refused as everything else is, and that is no fault', async () => {
  shop = await startTestShop({ listen: true, answerWithinMs: 200 });
  const { ended } = await aSlowUpload();
  const { head, body } = parsed(await ended);
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(head).toMatch(/^connection: close$/im);
  expect(head).toMatch(/^content-security-policy: default-src/im);
  expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  expect(body).toMatchObject({
    success: false,
    code: 'invalid',
    message: expect.stringContaining('too long to arrive'),
  });
  expect(shop.logs.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});

test('data that never becomes a request is refused in the same shape', async () => {
  shop = await startTestShop({ listen: true });
  expect(shop.app.server.requestTimeout).toBe(65_000);
  // Node compares the two timeouts and uses the shorter one for the headers.
  shop.app.server.headersTimeout = shop.app.server.requestTimeout = 500;
  const { ended } = await aSlowUpload();
  const { head, body } = parsed(await ended);
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(head).toMatch(/^connection: close$/im);
  expect(body).toMatchObject({ success: false, code: 'invalid' });
});

test('the server closes long before a body that is still being sent times out', async () => {
  shop = await startTestShop({ listen: true });
  const { ended } = await aSlowUpload();
  const began = performance.now();
  await shop.app.close();
  await ended;
  expect(performance.now() - began).toBeLessThan(shop.app.server.requestTimeout / 2);
});

test('a request that takes seconds is still answered when the server closes', async () => {
  shop = await startTestShop({ listen: true });
  await shop.searchIndex.ready();
  vi.spyOn(shop.database, 'ping').mockImplementation(() => setTimeout(5_000));
  const received = once(shop.app.server, 'request');
  const status = fetch(`${shop.url}/readyz`).then((answer) => answer.status, String);
  await received;
  await shop.app.close();
  expect(await status).toBe(200);
});

test('requests whose connections wait to be accepted are answered when the server closes', async () => {
  shop = await startTestShop({ listen: true });
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const client = new Worker(
    `const { connect } = require('node:net');
    const { text } = require('node:stream/consumers');
    const { parentPort, workerData } = require('node:worker_threads');
    const ask = () => {
      const socket = connect(workerData.port, '127.0.0.1');
      socket.write('GET /healthz HTTP/1.1\\r\\nhost: shop\\r\\n\\r\\n', () => {
        Atomics.add(workerData.sent, 0, 1);
        Atomics.notify(workerData.sent, 0);
      });
      return text(socket).then((answer) => answer.split('\\r\\n')[0], String);
    };
    Promise.all(Array.from({ length: 5 }, ask)).then((lines) => parentPort.postMessage(lines));`,
    { eval: true, workerData: { port: Number(new URL(shop.url).port), sent } },
  );
  const answers = once(client, 'message');
  // Blocks the event loop like a busy process, which accepts no connections meanwhile.
  while (sent[0] !== 5) Atomics.wait(sent, 0, sent[0] ?? 0);
  await shop.app.close();
  expect(await answers).toEqual([Array(5).fill('HTTP/1.1 200 OK')]);
});

test('an answer that the shop is not available ends its connection', async () => {
  shop = await startTestShop({ listen: true });
  await shop.database.close();
  const answer = await fetch(`${shop.url}/readyz`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('connection')).toBe('close');
  const healthy = await fetch(`${shop.url}/healthz`);
  expect(healthy.headers.get('connection')).not.toBe('close');
});

test.each([
  ['/getToken', { success: false, code: 'invalid' }],
  ['/webhooks/stripe', { success: false, code: 'invalid' }],
  ['/graphql', { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }],
])(
  'to a body that does not come in time %s answers 408, and that is no outage',
  async (path, words) => {
    shop = await startTestShop({ listen: true, answerWithinMs: 200 });
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
    );
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(head).toMatch(/^connection: close$/m);
    expect(JSON.parse(body)).toMatchObject(words);
    expect(shop.logs.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
  },
);

test("a process that is about to stop answers everything, asks to reconnect elsewhere, and isn't ready", async () => {
  shop = await startTestShop({ listen: true });
  const ask = async (path: string) => {
    const answer = await fetch(`${shop.url}${path}`);
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('connection')];
  };
  expect(await ask('/products')).toEqual([200, 'keep-alive']);
  shop.stopping.abort();
  expect(await ask('/products')).toEqual([200, 'close']);
  expect(await ask('/readyz')).toEqual([503, 'close']);
  const underWay = Array.from({ length: 20 }, () => ask('/products'));
  const received = once(shop.app.server, 'request');
  await received;
  const closing = shop.app.close();
  const statuses = (await Promise.allSettled(underWay)).flatMap((one) =>
    one.status === 'fulfilled' ? [one.value[0]] : [],
  );
  await closing;
  expect(statuses.length).toBeGreaterThan(0);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
