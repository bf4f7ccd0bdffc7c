import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { mutationText } from '@fitness-zone/testkit/api/graphql-mutations.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import { openPartsOfProcess } from '@fitness-zone/testkit/shop/parts-of-process.ts';
import {
  answers,
  failedStart,
  startShopProcess,
} from '@fitness-zone/testkit/shop/start-shop-process.ts';
import { emulatorClient } from '@fitness-zone/testkit/users/emulator-client.ts';
import { forgedToken } from '@fitness-zone/testkit/users/forged-tokens.ts';
import { waits } from '@fitness-zone/testkit/waits.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../embedded/free-port.ts';
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

/** The operator reads two lines: that it failed, and the remedy. */
const oneLine = (line: RegExp) =>
  expect.stringMatching(new RegExp(`^Fitness Zone could not start\\.\\n${line.source}[^\\n]*\\n$`));

type WithToken = { token: string };

describe('a start that cannot succeed ends with one line that says what to do', () => {
  test('when a variable is not valid', async () => {
    const start = await failedStart({ AUTH_EMULATOR_PORT: '99999' });
    expect(start).toEqual({ code: 1, said: oneLine(/AUTH_EMULATOR_PORT: must be/) });
  });

  test('when its port is taken', async () => {
    const start = await failedStart({ DATA_DIR: await aDataFolder(), PORT: await aTakenPort() });
    expect(start).toEqual({ code: 1, said: oneLine(/PORT: \d+ is taken/) });
  });

  proof('when the port of the Auth emulator is taken', async () => {
    const variables = { DATA_DIR: await aDataFolder(), AUTH_EMULATOR_PORT: await aTakenPort() };
    const start = await failedStart(variables);
    expect(start).toEqual({ code: 1, said: oneLine(/Port \d+, for the Auth emulator, is taken/) });
  });

  proof('when another shop has the data folder', async () => {
    const dataDir = await aDataFolder();
    const database = await openDatabase({ mongodbUri: null, dataDir });
    onTestFinished(() => database.close());
    const start = await failedStart({ DATA_DIR: dataDir });
    expect(start).toEqual({ code: 1, said: oneLine(/.*store\.sqlite is in use by process \d+/) });
  });
});

describe('the output of a start', () => {
  const printed = async (variables: Record<string, string>) => {
    const shop = await startShopProcess({
      DATA_DIR: await aDataFolder(),
      LOG_LEVEL: 'info',
      ...variables,
    });
    await vi.waitUntil(() => shop.said().includes('is open at'));
    // Renders a page if the pages are built.
    await fetch(shop.url, { headers: { accept: 'text/html' } });
    expect(await shop.end('SIGTERM')).toEqual([0, null]);
    return {
      url: shop.url.replace('127.0.0.1', 'localhost'),
      lines: shop.said().trim().split('\n'),
    };
  };

  test('is plain lines that end with the address and the demo accounts, as at a terminal', async () => {
    const { url, lines } = await printed({ LOG_FORMAT: 'plain' });
    expect(lines.filter((line) => /^\{|\.env|Experimental/.test(line))).toEqual([]);
    const greeting = lines.slice(lines.indexOf('') + 1, lines.lastIndexOf(''));
    expect(greeting).toEqual([
      `Fitness Zone is open at ${url}`,
      'Demo accounts:',
      ...['admin', 'seller', 'buyer'].map((role) => `  ${role}@fitness.zone  FitnessZone1!`),
      'Stop with Ctrl+C.',
    ]);
  });

  proof('is JSON when it goes elsewhere', async () => {
    const { url, lines } = await printed({});
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        msg: `Fitness Zone is open at ${url}`,
        demoAccounts: expect.arrayContaining([
          { role: 'buyer', email: 'buyer@fitness.zone', password: 'FitnessZone1!' },
        ]),
      }),
    );
  });
});

/** Begins to ask a shop for its categories, and finishes once the shop accepts no new connections. */
async function askDuring(shop: { url: string }, stop: () => void) {
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
  stop();
  await vi.waitUntil(async () => !(await answers(`${shop.url}/healthz`)), { timeout: waits.step });
  slow.end(question);
  const [answer] = await answered;
  return { answer, body: await json(answer) };
}

proof('a shop that npm has started ends with the shell between them', async () => {
  const folder = await aDataFolder();
  const file = join(folder, 'pid');
  const program = fileURLToPath(new URL('./main.ts', import.meta.url));
  const shell = spawn(
    'sh',
    ['-c', `"${process.execPath}" "${program}" & echo $! > ${file}; wait`],
    {
      cwd: folder,
      env: {
        npm_lifecycle_event: 'start',
        SEED: 'false',
        PORT: `${await freePort()}`,
        AUTH_EMULATOR_PORT: '0',
        CARD_SANDBOX_PORT: '0',
      },
    },
  );
  await vi.waitUntil(() => shell.stdout.read()?.includes('is open at'), { timeout: waits.step });
  const pid = Number(await readFile(file, 'utf8'));
  shell.kill('SIGTERM');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), {
    timeout: waits.step,
  });
});

test('kill -9 right after an answer loses nothing; SIGTERM answers a request in progress and leaves nothing behind', async () => {
  const dataDir = await aDataFolder();
  const parts = await openPartsOfProcess();
  onTestFinished(parts.close);
  const variables = {
    ...parts.variables,
    DATA_DIR: dataDir,
    ADMIN_EMAILS: 'boss@example.com',
  };
  const password = 'FitnessZone1!';
  const google = { sub: 'google-boss', email: 'boss@example.com', name: 'Boss' };

  const first = await startShopProcess(variables);
  const emulator = emulatorClient(first.emulatorUrl);
  const visitor = apiClient(overHttp(first.url), null);
  const ann = await emulator.signUp('ann@example.com', password);
  const bob = await emulator.signUp('bob@example.com', password);
  for (const [name, userRole, { idToken }] of [
    ['Ann', 'seller', ann],
    ['Bob', 'buyer', bob],
  ] as const) {
    const email = `${name}@example.com`.toLowerCase();
    await visitor.post('/addUser', { name, email, userRole, idToken });
  }
  const boss = await emulator.signInWithGoogle(google);
  const { token: bossToken } = await visitor.post<WithToken>('/getToken', {
    email: google.email,
    idToken: boss.idToken,
  });
  const admin = apiClient(overHttp(first.url), bossToken);
  expect(await admin.delete('/deleteUser?email=bob@example.com')).toMatchObject({
    deletedCount: 1,
  });
  const { token } = await visitor.post<WithToken>('/getToken', {
    email: 'ann@example.com',
    idToken: ann.idToken,
  });
  await apiClient(overHttp(first.url), token).graphql(mutationText('updateProfile'), {
    input: { name: 'Anna' },
  });
  const forged = forgedToken(ann.uid, { email: google.email, email_verified: true });
  await visitor.post('/getToken', { email: google.email, idToken: forged }).refused(403);
  await first.end('SIGKILL');
  await vi.waitUntil(async () => !(await answers(first.emulatorUrl)), { timeout: waits.step });

  const second = await startShopProcess(variables);
  const again = emulatorClient(second.emulatorUrl);
  const visitorAgain = apiClient(overHttp(second.url), null);
  const back = await again.signIn('ann@example.com', password);
  const { token: annToken } = await visitorAgain.post<WithToken>('/getToken', {
    email: 'ann@example.com',
    idToken: back.idToken,
  });
  expect(await apiClient(overHttp(second.url), annToken).get('/users')).toMatchObject({
    data: [{ name: 'Anna', userRole: 'seller' }],
  });
  expect(await apiClient(overHttp(second.url), bossToken).get('/users')).toMatchObject({
    data: [{ email: google.email, userRole: 'admin' }, { email: 'ann@example.com' }],
  });
  expect((await again.signInWithGoogle(google)).uid).toBe(boss.uid);
  await visitorAgain.post('/getToken', {
    email: google.email,
    idToken: await again.refresh(boss.refreshToken),
  });
  await expect(again.signIn('bob@example.com', password)).rejects.toThrow('EMAIL_NOT_FOUND');

  const stopped = Promise.withResolvers<unknown>();
  const { answer, body } = await askDuring(second, () => stopped.resolve(second.end('SIGTERM')));
  expect(answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
  expect(body).toEqual({ data: { categories: [] } });
  expect(await stopped.promise).toEqual([0, null]);
  expect(await answers(second.emulatorUrl)).toBe(false);
  expect(await readdir(join(dataDir, 'identity'))).not.toContain('emulator.address');
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    const isPrivate = (mode & 0o777) === (entry.isDirectory() ? 0o700 : 0o600);
    expect({ name: entry.name, isPrivate }).toEqual({ name: entry.name, isPrivate: true });
  }
});
