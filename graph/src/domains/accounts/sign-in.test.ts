import { accountApis } from '@fitness-zone/testkit/api/account-apis.ts';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aUser } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const appointed = 'boss@example.com';
const impostor = 'chief@example.com';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ env: { ADMIN_EMAILS: `Boss@Example.com, ${impostor}` } });
});
afterAll(() => shop.close());

const accountOf = (uid: string) => shop.models.User.findOne({ uid }).lean();
const whoAmI = async (token: string) => {
  const { me } = await apiClient(shop, token).graphql<{ me: { id: string } | null }>(
    '{ me { id } }',
  );
  return me?.id ?? null;
};

describe.each(accountApis)('signing in through %s', (_name, open) => {
  const api = () => open(apiClient(shop, null));

  test("gives the product's token for an ID token, valid for one hour", async () => {
    const { email, idToken, id } = await createUser(shop);
    const { token } = await api().getToken({ email, idToken });
    expect(await whoAmI(token)).toBe(id);
    const { iat = 0, exp = 0 } = decodeJwt(token);
    expect(exp - iat).toBe(3600);
  });

  test('is refused without an ID token, and with a forged one', async () => {
    const { email, uid } = await createUser(shop);
    const forged = new UnsecuredJWT({ email, user_id: uid }).setSubject(uid).encode();
    await api().getToken({ email }).refused(api().refusal('unauthenticated'));
    for (const idToken of [forged, 'nonsense', 'x'.repeat(8000)])
      await api().getToken({ email, idToken }).refused(api().refusal('unauthenticated'));
  });

  test("is refused for an admin's e-mail with one's own ID token", async () => {
    const { idToken } = await createUser(shop);
    const { email } = await createUser(shop, { role: 'admin' });
    await api().getToken({ email, idToken }).refused(api().refusal('forbidden'));
  });

  test('asks a user who has not finished the sign-up to do so', async () => {
    const session = shop.identity.signUp(aUser());
    const answer = await api().getToken(session).refused(api().refusal('not-found'));
    expect(answer.message).toMatch(/Please sign up/);
    expect(await accountOf(session.uid)).toBeNull();
  });

  test('with Google makes an unverified buyer the first time, and the same one later', async () => {
    const { email } = aUser();
    const google = { email, displayName: 'Grace', providers: ['google.com'] };
    const session = shop.identity.signUp(google);
    const { token } = await api().getToken(session);
    const account = await accountOf(session.uid);
    expect(account).toMatchObject({ email, name: 'Grace', image: null });
    expect(account).toMatchObject({ role: 'buyer', verified: false });
    const later = await api().getToken(session);
    expect(await whoAmI(later.token)).toBe(await whoAmI(token));
  });

  test('with Google needs no name', async () => {
    const session = shop.identity.signUp({ ...aUser(), providers: ['google.com'] });
    await api().getToken(session);
    expect(await accountOf(session.uid)).toMatchObject({ name: session.email.split('@')[0] });
  });

  test('is refused for a disabled identity', async () => {
    const { email, idToken, uid } = await createUser(shop);
    Object.assign(shop.identity.peek(uid) ?? {}, { disabled: true });
    await api().getToken({ email, idToken }).refused(api().refusal('unauthenticated'));
  });

  test('takes over an e-mail that was changed at the provider', async () => {
    const { idToken, uid } = await createUser(shop);
    const email = `changed-${uid}@example.com`;
    Object.assign(shop.identity.peek(uid) ?? {}, { email });
    await api().getToken({ email, idToken });
    expect(await accountOf(uid)).toMatchObject({ email });
  });

  test('is refused when the changed e-mail is that of another account', async () => {
    const { idToken, uid } = await createUser(shop);
    const other = await createUser(shop);
    await shop.identity.remove(other.uid);
    Object.assign(shop.identity.peek(uid) ?? {}, { email: other.email });
    const attempt = api().getToken({ email: other.email, idToken });
    await attempt.refused(api().refusal('conflict'));
  });
});

describe('an e-mail that ADMIN_EMAILS names', () => {
  const [[, open]] = accountApis as [(typeof accountApis)[number]];

  test('makes an admin at the next sign-in', async () => {
    const { idToken, uid } = await createUser(shop, { email: appointed });
    await open(apiClient(shop, null)).getToken({ email: appointed, idToken });
    expect(await accountOf(uid)).toMatchObject({ role: 'admin' });
  });

  test('makes none as long as the e-mail is not verified', async () => {
    const session = shop.identity.signUp({ email: impostor, emailVerified: false });
    const caller = open(apiClient(shop, session.idToken));
    await caller.addUser({ name: 'Eve', email: impostor, userRole: 'buyer' });
    await caller.getToken({ email: impostor });
    expect(await accountOf(session.uid)).toMatchObject({ role: 'buyer' });
  });
});

describe("the product's token", () => {
  const claims = (id: string) =>
    new SignJWT()
      .setSubject(id)
      .setIssuer('fitness-zone')
      .setAudience('fitness-zone')
      .setIssuedAt()
      .setExpirationTime('1h');
  const key = () => shop.jwtSecret;

  test('is believed when it is as issued', async () => {
    const { id } = await createUser(shop);
    expect(await whoAmI(await claims(id).setProtectedHeader({ alg: 'HS256' }).sign(key()))).toBe(
      id,
    );
  });

  test.each<[string, (id: string) => string | Promise<string>]>([
    ['is unsigned', (id) => new UnsecuredJWT().setSubject(id).setIssuer('fitness-zone').encode()],
    ['has another algorithm', (id) => claims(id).setProtectedHeader({ alg: 'HS512' }).sign(key())],
    [
      'has another key',
      (id) => claims(id).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(48)),
    ],
    [
      'has another issuer',
      (id) => claims(id).setIssuer('evil').setProtectedHeader({ alg: 'HS256' }).sign(key()),
    ],
    [
      'is for another audience',
      (id) => claims(id).setAudience('evil').setProtectedHeader({ alg: 'HS256' }).sign(key()),
    ],
    [
      'has expired',
      (id) => claims(id).setExpirationTime(1).setProtectedHeader({ alg: 'HS256' }).sign(key()),
    ],
    [
      'never expires',
      (id) =>
        new SignJWT()
          .setSubject(id)
          .setIssuer('fitness-zone')
          .setAudience('fitness-zone')
          .setProtectedHeader({ alg: 'HS256' })
          .sign(key()),
    ],
    ['names no id', () => claims('{"$ne":1}').setProtectedHeader({ alg: 'HS256' }).sign(key())],
  ])('is worthless when it %s', async (_flaw, forge) => {
    const { id } = await createUser(shop);
    expect(await whoAmI(await forge(id))).toBeNull();
  });

  test('is worthless an hour later', async () => {
    const { token } = await createUser(shop);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    const me = await whoAmI(token ?? '');
    vi.useRealTimers();
    expect(me).toBeNull();
  });
});
