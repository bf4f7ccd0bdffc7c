import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emulatorClient } from '@fitness-zone/testkit/users/emulator-client.ts';
import { base64, forgedToken, seconds } from '@fitness-zone/testkit/users/forged-tokens.ts';
import { identityContract } from '@fitness-zone/testkit/users/identity-contract.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmulatorIdentity } from './emulator.identity.ts';
import type { Identity } from './identity.ts';

const log = pino({ enabled: false });

describe('the identity adapter over the Auth emulator', () => {
  let dataDir: string;
  let identity: Identity;
  let browser: ReturnType<typeof emulatorClient>;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'identity-'));
    identity = await openEmulatorIdentity(0, { dataDir, log });
    browser = emulatorClient(identity.browser.emulatorUrl ?? '');
  });
  afterAll(() => identity.stop());

  const aUser = () => {
    const name = crypto.randomUUID();
    return { email: `${name}@example.com`, password: 'FitnessZone1!' };
  };

  test('an ID token proves its account, as the provider knows it', async () => {
    const { email, password } = aUser();
    const { uid, idToken } = await browser.signUp(email, password);
    expect(await identity.identify(idToken)).toEqual({
      uid,
      email,
      emailVerified: false,
      displayName: null,
      photoURL: null,
      disabled: false,
      providers: ['password'],
      createdAt: expect.any(Date),
      credentials: expect.any(String),
      signedInAt: expect.any(Date),
      signedInBy: 'password',
    });
  });

  test('a stranger’s password for an address is void once its owner signs in with Google', async () => {
    const { email, password } = aUser();
    const stranger = await browser.signUp(email, password);
    const before = await identity.account(stranger.uid);
    const owner = await browser.signInWithGoogle({ sub: crypto.randomUUID(), email });
    expect(owner.uid).toBe(stranger.uid);
    expect(await identity.identify(owner.idToken)).toMatchObject({
      email,
      emailVerified: true,
      providers: ['google.com'],
      signedInBy: 'google',
    });
    expect((await identity.account(owner.uid))?.credentials).not.toBe(before?.credentials);
    for (const token of [stranger.idToken, await browser.refresh(stranger.refreshToken)]) {
      expect(await identity.identify(token)).toBeNull();
      expect(await identity.whyRefused(token)).toBe('ended');
    }
  });

  test('an account that has come into other hands cannot be taken back, however its tokens are renewed or forged', async () => {
    const { email, password } = aUser();
    const stranger = await browser.signUp(email, password);
    const google = { sub: crypto.randomUUID(), email, name: 'Grace' };
    const owner = await browser.signInWithGoogle(google);
    // The emulator's refresh tokens never expire, and the tokens they give can change an account.
    const renewed = await browser.refresh(stranger.refreshToken);
    await browser.setPassword(renewed, 'Strangers1!');
    const moved = await identity.endFormerSessions(owner.uid);
    expect(moved).toMatchObject({ email, displayName: 'Grace', emailVerified: true });
    expect(moved?.providers).toEqual(['google.com']);
    await expect(browser.refresh(stranger.refreshToken)).rejects.toThrow();
    await expect(browser.signIn(email, 'Strangers1!')).rejects.toThrow();
    const forged = forgedToken(stranger.uid, { sign_in_provider: 'google.com' });
    for (const idToken of [stranger.idToken, renewed, owner.idToken, forged]) {
      expect(await identity.identify(idToken)).toBeNull();
      await expect(browser.setPassword(idToken, 'Strangers1!')).rejects.toThrow();
    }
    const later = await browser.signInWithGoogle(google);
    expect(later.uid).toBe(moved?.uid);
    expect(await identity.identify(later.idToken)).toMatchObject({ email, signedInBy: 'google' });
    expect(await identity.endFormerSessions('nobody')).toBeNull();
  });

  test('the credentials are others after a new password, and the same after a new name or a confirmed address', async () => {
    const { email, password } = aUser();
    const { uid, idToken } = await browser.signUp(email, password);
    const first = (await identity.account(uid))?.credentials;
    await identity.update(uid, { displayName: 'Ada' });
    await browser.verifyEmail(idToken);
    expect(await identity.account(uid)).toMatchObject({ credentials: first, emailVerified: true });
    // The provider notes changes by whole seconds.
    await sleep(1000);
    await identity.revokeSessions(uid);
    expect((await identity.account(uid))?.credentials).not.toBe(first);
    expect(await identity.whyRefused(idToken)).toBe('ended');
    await identity.remove(uid);
    expect(await identity.whyRefused(idToken)).toBe('deleted');
  });

  test('an e-mail claimed in an unsigned token is not believed', async () => {
    const { email, password } = aUser();
    const { uid } = await browser.signUp(email, password);
    await browser.signUp('admin@fitness.zone', 'FitnessZone1!');
    const forged = forgedToken(uid, { email: 'admin@fitness.zone', email_verified: true });
    expect(await identity.identify(forged)).toMatchObject({ uid, email, emailVerified: false });
  });

  test.each([
    ['a payload that is no object', `${base64({ alg: 'none' })}.${base64(null)}.`],
    ['a payload without subject', forgedToken('', {})],
    ['an unknown account', forgedToken('nobody', {})],
    ['another project', forgedToken('nobody', { aud: 'other' })],
    ['an issuer of its own', forgedToken('nobody', { iss: 'https://evil.example' })],
    ['a subject that is no string', `${base64({ alg: 'none' })}.${base64({ sub: { $ne: 1 } })}.`],
  ])('%s proves nothing', async (_what, token) => {
    expect(await identity.identify(token)).toBeNull();
  });

  test('an expired token proves nothing', async () => {
    const { email, password } = aUser();
    const { uid } = await browser.signUp(email, password);
    expect(await identity.identify(forgedToken(uid, { exp: seconds() - 1 }))).toBeNull();
  });

  test('revoked sessions and removed accounts prove nothing at once', async () => {
    const person = aUser();
    const { uid, idToken, refreshToken } = await browser.signUp(person.email, person.password);
    // Firebase compares whole seconds, so a token from the second before is older than a revocation now.
    const earlier = forgedToken(uid, { auth_time: seconds() - 2 });
    expect(await identity.identify(earlier)).toBeNull();
    expect(await identity.identify(idToken)).not.toBeNull();
    await identity.remove(uid);
    expect(await identity.identify(idToken)).toBeNull();
    await expect(browser.refresh(refreshToken)).rejects.toThrow();
  });

  identityContract(() => identity);

  test('an emulator process that is killed is restarted with passwords, Google links and sessions', async () => {
    const { email, password } = aUser();
    const session = await browser.signUp(email, password);
    const google = { sub: crypto.randomUUID(), email: aUser().email, name: 'Grace' };
    const { uid: googleUid } = await browser.signInWithGoogle(google);
    const { uid: removed } = await identity.create({ email: aUser().email });
    await identity.remove(removed);
    await identity.update(session.uid, { displayName: 'Ada' });
    const before = await identity.account(session.uid);
    await killEmulator(dataDir);
    await expect.poll(isUp, { interval: 100 }).toBe(true);

    expect(await identity.account(session.uid)).toEqual(before);
    expect(await identity.account(removed)).toBeNull();
    expect(await identity.identify(session.idToken)).toMatchObject({ email, displayName: 'Ada' });
    expect((await browser.signIn(email, password)).uid).toBe(session.uid);
    expect((await browser.signInWithGoogle(google)).uid).toBe(googleUid);
    const refreshed = await browser.refresh(session.refreshToken);
    expect(await identity.identify(refreshed)).toMatchObject({ email });
  });

  test('a second emulator on the same folder is refused in one line', async () => {
    await expect(openEmulatorIdentity(0, { dataDir, log })).rejects.toThrow(
      /^[^\n]*accounts\.sqlite is in use by process \d+[^\n]*$/,
    );
  });

  test('a port in use is reported in one line', async () => {
    const { port } = new URL(identity.browser.emulatorUrl ?? '');
    const other = await mkdtemp(join(tmpdir(), 'identity-'));
    await expect(openEmulatorIdentity(Number(port), { dataDir: other, log })).rejects.toThrow(
      /^Port \d+, for the Auth emulator, is taken: .*AUTH_EMULATOR_PORT[^\n]*$/,
    );
  });

  const isUp = () =>
    identity.account('nobody').then(
      () => true,
      () => false, // not listening yet
    );
});

test('damaged accounts are refused in one line that says what to do, and left alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'identity-'));
  await mkdir(join(dataDir, 'identity'));
  const file = join(dataDir, 'identity/accounts.sqlite');
  await writeFile(file, 'no database');
  await expect(openEmulatorIdentity(0, { dataDir, log })).rejects.toThrow(
    /^[^\n]*accounts\.sqlite is damaged: restore a backup[^\n]*$/,
  );
  expect(await readFile(file, 'utf8')).toBe('no database');
});

async function killEmulator(dataDir: string) {
  const holder = await readFile(join(dataDir, 'identity/accounts.sqlite.holder'), 'utf8');
  process.kill(Number(/process (\d+)/.exec(holder)?.[1]), 'SIGKILL');
}
