import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aFlatPng } from '@fitness-zone/testkit/pictures/flat-png.ts';
import { startShopProcess } from '@fitness-zone/testkit/shop/start-shop-process.ts';
import { emulatorClient } from '@fitness-zone/testkit/users/emulator-client.ts';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';

// Attacks on a shop in its own process, from outside. Compares other callers' cost with an idle run: memory in
// megabytes, and the median time of an answer in milliseconds.

type Shop = Awaited<ReturnType<typeof startShopProcess>>;
type Cost = { memory: number; answer: number };

let dataDir: string;
let shop: Shop;
let idle: Cost;
let attackerToken: string;
let otherToken: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'attacks-'));
  shop = await startShopProcess({ DATA_DIR: dataDir, LIMIT_REQUESTS: '3000' });
  [attackerToken, otherToken] = [await aSeller('attackerToken'), await aSeller('otherToken')];
  idle = await costDuring(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
});
afterAll(async () => {
  await shop.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Signs up; returns the product's token. */
async function aSeller(name: string): Promise<string> {
  const email = `${name}@example.com`;
  const { idToken } = await emulatorClient(shop.emulatorUrl).signUp(email, 'FitnessZone1!');
  const post = async (path: string, body: object) =>
    fetch(shop.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, email, idToken }),
    });
  await post('/addUser', { name, userRole: 'seller' });
  const { token } = (await (await post('/getToken', {})).json()) as { token: string };
  return token;
}

type Process = { pid: number; parent: number; megabytes: number; args: string };

const processes = (): Process[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, kilobytes, ...args] = line.trim().split(/\s+/);
      const megabytes = Number(kilobytes) / 1024;
      return { pid: Number(pid), parent: Number(parent), megabytes, args: args.join(' ') };
    });

/** The shop's processes: its own, the one that decodes photos, and the Auth emulator. */
const family = () =>
  processes().filter(({ pid, parent }) => pid === shop.pid || parent === shop.pid);

/** The shop's use of resources, without the emulator's. */
const memory = () =>
  family()
    .filter(({ args }) => !args.includes('firebase'))
    .reduce((sum, { megabytes }) => sum + megabytes, 0);

/** The shop's highest use of resources during an act, and another account's waiting time. */
async function costDuring(act: () => Promise<unknown>): Promise<Cost> {
  let over = false;
  const answers: number[] = [];
  let most = 0;
  const watching = (async () => {
    while (!over || answers.length < 5) {
      const began = performance.now();
      const headers = { authorization: `bearer ${otherToken}` };
      const response = await fetch(`${shop.url}/products?limit=1`, { headers });
      expect(response.status).toBe(200);
      answers.push(performance.now() - began);
      most = Math.max(most, memory());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  await act();
  over = true;
  await watching;
  answers.sort((one, other) => one - other);
  return { memory: most, answer: answers[Math.floor(answers.length / 2)] ?? 0 };
}

/** Other callers wait no longer than people notice, even on a busy machine. */
const expectHealthy = (cost: Cost, megabytes: number) => {
  expect(cost.memory - idle.memory).toBeLessThan(megabytes);
  expect(cost.answer).toBeLessThan(Math.max(20 * idle.answer, 500));
};

const upload = (photo: Buffer) => {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(photo)]), 'photo.png');
  const headers = { authorization: `bearer ${attackerToken}` };
  return fetch(`${shop.url}/upload`, { method: 'POST', headers, body });
};

test('operations that cost much are refused long before they are many', async () => {
  const query = `{ products(first: 100) { edges { node {
    id productName body location category { id title products(first: 1) { totalCount } }
  } } } }`;
  const body = JSON.stringify({ query });
  const headers = { authorization: `bearer ${attackerToken}`, 'content-type': 'application/json' };
  const statuses: number[] = [];
  const cost = await costDuring(async () => {
    for (let burst = 0; burst < 10; burst += 1) {
      const send = () => fetch(`${shop.url}/graphql`, { method: 'POST', headers, body });
      const answers = await Promise.all(Array.from({ length: 20 }, send));
      for (const { status } of answers) statuses.push(status);
    }
  });
  const done = statuses.filter((status) => status === 200).length;
  // Each costs more than 60 of the 3,000 points.
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(200 - done);
  expectHealthy(cost, 250);
});

test('pictures that are large when decoded are refused, others are decoded one at a time', async () => {
  const deep = { channels: 4, bytesOfSample: 2, interlaced: true } as const;
  const bomb = aFlatPng({ ...deep, width: 7_700, height: 7_700 });
  const large = aFlatPng({ ...deep, width: 4_000, height: 4_000 });
  const statuses: number[] = [];
  const cost = await costDuring(async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(bomb)));
    statuses.push(...answers.map(({ status }) => status));
    const others = await Promise.all(Array.from({ length: 4 }, () => upload(large)));
    statuses.push(...others.map(({ status }) => status));
  });
  expect(statuses).toEqual([...Array(8).fill(413), ...Array(4).fill(200)]);
  // A decoded photo takes 128 MB and its process another 90; four at once would take twice as much.
  expectHealthy(cost, 420);
});

test('one address does not get all live connections, and others are answered meanwhile', async () => {
  const address = `${shop.url}/graphql`.replace(/^http/, 'ws');
  const sockets: WebSocket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.terminate();
  });
  let refused = 0;
  const cost = await costDuring(async () => {
    await Promise.all(
      Array.from({ length: 700 }, async () => {
        const socket = new WebSocket(address, GRAPHQL_TRANSPORT_WS_PROTOCOL);
        sockets.push(socket);
        socket.on('error', () => {});
        const status = await Promise.race([
          once(socket, 'open').then(() => 101),
          once(socket, 'unexpected-response').then(([, { statusCode }]) => statusCode),
        ]);
        if (status === 429) refused += 1;
      }),
    );
  });
  expect(refused).toBe(200);
  expectHealthy(cost, 250);
});

test('a stop does not wait for slow uploads, and leaves no process', async () => {
  expect((await upload(aFlatPng({ width: 60, height: 60 }))).status).toBe(200);
  const before = family();
  // The shop, the Auth emulator and the process that decodes photos.
  expect(before.length).toBeGreaterThanOrEqual(3);
  const { port } = new URL(shop.url);
  for (let i = 0; i < 5; i += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(
      [
        'POST /upload HTTP/1.1',
        'host: shop',
        `authorization: bearer ${attackerToken}`,
        'content-type: multipart/form-data; boundary=b',
        'content-length: 100000',
        '',
        '--b',
        'content-disposition: form-data; name="image"; filename="a.png"',
        '',
        'the beginning',
      ].join('\r\n'),
    );
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  // The uploads never end: if stopping waited for them, the test would time out.
  expect(await shop.end('SIGTERM')).toEqual([0, null]);
  const pids = new Set(before.map(({ pid }) => pid));
  expect(processes().filter(({ pid }) => pids.has(pid))).toEqual([]);
});
