import { generateKeyPairSync } from 'node:crypto';
import { forgedToken } from '@fitness-zone/testkit/users/forged-tokens.ts';
import { SignJWT } from 'jose';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { emulatorAuth } from './firebase.auth.ts';
import { openIdentity } from './open-identity.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const openHosted = () =>
  openIdentity(
    {
      kind: 'hosted',
      projectId: 'shop',
      clientEmail: 'server@shop.iam.gserviceaccount.com',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      apiKey: 'AIzaExample',
      authDomain: 'shop.firebaseapp.com',
    },
    { dataDir: '/nonexistent', log: pino({ enabled: false }) },
  );

test('the browser configuration names the hosted project and no emulator', async () => {
  expect((await openHosted()).browser).toEqual({
    projectId: 'shop',
    apiKey: 'AIzaExample',
    authDomain: 'shop.firebaseapp.com',
    emulatorUrl: null,
  });
});

test('the hosted provider refuses unsigned tokens, even with an emulator in the same process', async () => {
  emulatorAuth('127.0.0.1:1', 'shop');
  const issuer = { iss: 'https://securetoken.google.com/shop', aud: 'shop' };
  expect(await (await openHosted()).identify(forgedToken('someone', issuer))).toBeNull();
});

test('the hosted provider refuses a token signed with another algorithm, such as one over its own public key', async () => {
  const token = await new SignJWT({ auth_time: 1, user_id: 'someone' })
    .setProtectedHeader({ alg: 'HS256', kid: 'any' })
    .setSubject('someone')
    .setIssuer('https://securetoken.google.com/shop')
    .setAudience('shop')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('a public key is no secret, is it?'));
  expect(await (await openHosted()).identify(token)).toBeNull();
});

test('an emulator that someone else runs is neither started nor stopped', async () => {
  const identity = await openIdentity(
    { kind: 'connected', url: 'http://127.0.0.1:1' },
    { dataDir: '/nonexistent', log: pino({ enabled: false }) },
  );
  expect(identity.browser.emulatorUrl).toBe('http://127.0.0.1:1');
  await identity.stop();
  await expect(identity.account('someone')).rejects.toThrow();
});
