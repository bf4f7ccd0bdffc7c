import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import {
  answers,
  failedStart,
  startShopProcess,
} from '@fitness-zone/testkit/shop/start-shop-process.ts';
import { emulatorClient } from '@fitness-zone/testkit/users/emulator-client.ts';
import { forgedToken } from '@fitness-zone/testkit/users/forged-tokens.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './adapters/database/database.ts';

async function aDataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function aTakenPort() {
  const server: Server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? `${address.port}` : '';
}

/** What the operator reads is two lines: that it failed, and what to do. */
const oneLine = (line: RegExp) =>
  expect.stringMatching(new RegExp(`^Fitness Zone could not start\\.\\n${line.source}[^\\n]*\\n$`));

describe('a start that cannot succeed ends with one line that says what to do', () => {
  test('when a variable is not valid', async () => {
    const start = await failedStart({ AUTH_EMULATOR_PORT: '99999' });
    expect(start).toEqual({ code: 1, said: oneLine(/AUTH_EMULATOR_PORT: must be/) });
  });

  test('when its port is taken', async () => {
    const start = await failedStart({ DATA_DIR: await aDataFolder(), PORT: await aTakenPort() });
    expect(start).toEqual({ code: 1, said: oneLine(/PORT: \d+ is taken/) });
  });

  test('when the port of the Auth emulator is taken', async () => {
    const variables = { DATA_DIR: await aDataFolder(), AUTH_EMULATOR_PORT: await aTakenPort() };
    const start = await failedStart(variables);
    expect(start).toEqual({ code: 1, said: oneLine(/Port \d+, for the Auth emulator, is taken/) });
  });

  test('when another shop has the data folder', async () => {
    const dataDir = await aDataFolder();
    const database = await openDatabase({ mongodbUri: null, dataDir });
    onTestFinished(() => database.close());
    const start = await failedStart({ DATA_DIR: dataDir });
    expect(start).toEqual({ code: 1, said: oneLine(/.*store\.sqlite is in use by process \d+/) });
  });
});

test('a request in progress at SIGTERM is answered before the process ends', {
  timeout: 120_000,
}, async () => {
  const shop = await startShopProcess({ DATA_DIR: await aDataFolder() });
  const question = JSON.stringify({ query: '{ categories { id } }' });
  const slow = request(`${shop.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': question.length,
      expect: '100-continue',
    },
  });
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
  slow.flushHeaders();
  await once(slow, 'continue');
  const stopped = shop.end('SIGTERM');
  await vi.waitUntil(async () => !(await answers(`${shop.url}/healthz`)), { timeout: 10_000 });
  slow.end(question);
  const [answer] = await answered;
  expect(answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
  expect(await json(answer)).toEqual({ data: { categories: [] } });
  expect(await stopped).toEqual([0, null]);
});

test('kill -9 right after an answer loses nothing; SIGTERM leaves nothing behind', {
  timeout: 120_000,
}, async () => {
  const dataDir = await aDataFolder();
  const variables = { DATA_DIR: dataDir, ADMIN_EMAILS: 'boss@example.com' };
  const password = 'FitnessZone1!';
  const google = { sub: 'google-boss', email: 'boss@example.com', name: 'Boss' };

  const first = await startShopProcess(variables);
  const emulator = emulatorClient(first.emulatorUrl);
  const api = speakTo(first.url);
  const ann = await emulator.signUp('ann@example.com', password);
  const bob = await emulator.signUp('bob@example.com', password);
  await api('POST', '/addUser', ann.idToken, {
    name: 'Ann',
    email: 'ann@example.com',
    userRole: 'seller',
  });
  await api('POST', '/addUser', bob.idToken, {
    name: 'Bob',
    email: 'bob@example.com',
    userRole: 'buyer',
  });
  const boss = await emulator.signInWithGoogle(google);
  const { token: bossToken } = await api('POST', '/getToken', boss.idToken, {
    email: google.email,
  });
  expect(await api('DELETE', '/deleteUser?email=bob@example.com', bossToken)).toMatchObject({
    deletedCount: 1,
  });
  const { token } = await api('POST', '/getToken', ann.idToken, { email: 'ann@example.com' });
  const rename = 'mutation { updateProfile(input: { name: "Anna" }) { success } }';
  await api('POST', '/graphql', token, { query: rename });
  const forged = forgedToken(ann.uid, { email: google.email, email_verified: true });
  await expect(api('POST', '/getToken', forged, { email: google.email })).rejects.toThrow('403');
  await first.end('SIGKILL');
  await vi.waitUntil(async () => !(await answers(first.emulatorUrl)), { timeout: 10_000 });

  const second = await startShopProcess(variables);
  const again = emulatorClient(second.emulatorUrl);
  const apiAgain = speakTo(second.url);
  const back = await again.signIn('ann@example.com', password);
  const annToken = await apiAgain('POST', '/getToken', back.idToken, { email: 'ann@example.com' });
  expect(await apiAgain('GET', '/users', annToken.token)).toMatchObject({
    data: [{ name: 'Anna', userRole: 'seller' }],
  });
  expect(await apiAgain('GET', '/users', bossToken)).toMatchObject({
    data: [{ email: google.email, userRole: 'admin' }, { email: 'ann@example.com' }],
  });
  expect((await again.signInWithGoogle(google)).uid).toBe(boss.uid);
  expect(
    await apiAgain('POST', '/getToken', await again.refresh(boss.refreshToken), {
      email: google.email,
    }),
  ).toMatchObject({ success: true });
  await expect(again.signIn('bob@example.com', password)).rejects.toThrow('EMAIL_NOT_FOUND');

  expect(await second.end('SIGTERM')).toEqual([0, null]);
  expect(await answers(second.emulatorUrl)).toBe(false);
  expect(await readdir(join(dataDir, 'identity/emulator'))).not.toContain('emulator.pid');
});

type Answer = Record<string, unknown> & { token: string };

const speakTo =
  (url: string) =>
  async (method: string, path: string, bearer: string, body?: object): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `bearer ${bearer}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    expect(response.status, `${method} ${path}: ${JSON.stringify(answer)}`).toBe(200);
    return answer;
  };
