import { accountApis } from '@fitness-zone/testkit/api/account-apis.ts';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aUser } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const configuredAdmin = 'boss@example.com';
const unconfirmedAdmin = 'chief@example.com';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ env: { ADMIN_EMAILS: `Boss@Example.com, ${unconfirmedAdmin}` } });
});
afterAll(() => shop.close());

const accountOf = (uid: string) => shop.models.User.findOne({ uid }).lean();
const viewerOf = async (token: string) => {
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
    expect(await viewerOf(token)).toBe(id);
    const { iat = 0, exp = 0 } = decodeJwt(token);
    expect(exp - iat).toBe(3600);
  });

  test('notes that the account is in use, to the hour', async () => {
    const { email, idToken, uid } = await createUser(shop);
    expect((await accountOf(uid))?.lastActiveAt).toBeUndefined();
    await api().getToken({ email, idToken });
    const first = (await accountOf(uid))?.lastActiveAt;
    expect(Math.abs(Date.now() - Number(first))).toBeLessThan(60_000);
    await api().getToken({ email, idToken });
    expect((await accountOf(uid))?.lastActiveAt).toEqual(first);
    const lastActiveAt = new Date(Date.now() - 3_600_001);
    await shop.models.User.updateOne({ uid }, { lastActiveAt });
    await api().getToken({ email, idToken });
    expect(Number((await accountOf(uid))?.lastActiveAt)).toBeGreaterThan(Number(first) - 1);
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
    expect(await viewerOf(later.token)).toBe(await viewerOf(token));
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

  test('takes an e-mail over that the record of another account still keeps, and corrects that', async () => {
    const [one, other] = [await createUser(shop), await createUser(shop)];
    const swap = { [one.uid]: other.email, [other.uid]: one.email };
    for (const [uid, email] of Object.entries(swap))
      Object.assign(shop.identity.peek(uid) ?? {}, { email });
    await api().getToken({ email: other.email, idToken: one.idToken });
    expect(await accountOf(one.uid)).toMatchObject({ email: other.email });
    expect(await accountOf(other.uid)).toMatchObject({ email: one.email });
    expect(await viewerOf(other.token ?? '')).toBeNull();
  });

  test('is refused when the changed e-mail is that of an account that is being deleted', async () => {
    const { idToken, uid } = await createUser(shop);
    const other = await createUser(shop);
    await shop.models.User.updateOne({ uid: other.uid }, { deletingAt: new Date() });
    await shop.identity.remove(other.uid);
    Object.assign(shop.identity.peek(uid) ?? {}, { email: other.email });
    const attempt = api().getToken({ email: other.email, idToken });
    await attempt.refused(api().refusal('conflict'));
  });

  test.each<[string, (account: object) => void]>([
    ['password', (account) => Object.assign(account, { password: 'another' })],
    [
      'linked providers',
      (account) => Object.assign(account, { providers: ['password', 'google.com'] }),
    ],
    [
      'e-mail',
      (account) => Object.assign(account, { email: `${crypto.randomUUID()}@example.com` }),
    ],
  ])('after a change of the %s ends every token issued before', async (_what, change) => {
    const { idToken, uid, email, id } = await createUser(shop);
    const { token: first } = await api().getToken({ email, idToken });
    const { token: second } = await api().getToken({ email, idToken });
    expect([await viewerOf(first), await viewerOf(second)]).toEqual([id, id]);
    change(shop.identity.peek(uid) ?? {});
    const present = shop.identity.peek(uid)?.email ?? '';
    const { token: third } = await api().getToken({ email: present, idToken });
    expect([await viewerOf(first), await viewerOf(second)]).toEqual([null, null]);
    expect(await viewerOf(third)).toBe(id);
    const { token: fourth } = await api().getToken({ email: present, idToken });
    expect([await viewerOf(third), await viewerOf(fourth)]).toEqual([id, id]);
  });

  test('by Google in place of a password ends what the password has begun, at the provider, too', async () => {
    const { email } = aUser();
    const stranger = shop.identity.signUp({ email });
    await open(apiClient(shop, stranger.idToken)).addUser({
      name: 'Eve',
      email,
      userRole: 'buyer',
    });
    const { token } = await api().getToken(stranger);
    const google = { providers: ['google.com'], emailVerified: true };
    Object.assign(shop.identity.peek(stranger.uid) ?? {}, google);
    const idToken = shop.identity.signIn(stranger.uid);
    const { token: owners } = await api().getToken({ email, idToken });
    expect(await viewerOf(token)).toBeNull();
    expect(await viewerOf(owners)).not.toBeNull();
    await api().getToken(stranger).refused(api().refusal('unauthenticated'));
    // With the emulator, the account has another uid by now. The owner's next sign-in ends no session.
    const { uid = '' } = (await shop.models.User.findOne({ email }).lean()) ?? {};
    expect(uid).not.toBe(stranger.uid);
    const calls = shop.identity.calls.length;
    await api().getToken({ email, idToken: shop.identity.signIn(uid) });
    expect(await viewerOf(owners)).not.toBeNull();
    expect(shop.identity.calls.slice(calls)).not.toContain('endFormerSessions');
  });

  test('by Google for the first time ends the sessions of a stranger who set a password for the address', async () => {
    const createdAt = new Date(Date.now() - 10_000);
    const google = { ...aUser(), createdAt, providers: ['google.com'], emailVerified: true };
    const owner = shop.identity.signUp(google);
    const strangers = shop.identity.signIn(owner.uid, createdAt);
    await api().getToken(owner);
    const attempt = api().getToken({ email: owner.email, idToken: strangers });
    await attempt.refused(api().refusal('unauthenticated'));
  });

  test('at once in several tabs after such a change leaves each with a good token', async () => {
    const { idToken, uid, email, id } = await createUser(shop);
    await api().getToken({ email, idToken });
    Object.assign(shop.identity.peek(uid) ?? {}, { password: 'another' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api().getToken({ email, idToken })),
    );
    for (const { token } of answers) expect(await viewerOf(token)).toBe(id);
  });

  test('says why, when the account is gone, closed or signed out', async () => {
    const [gone, closed, ended] = [
      await createUser(shop),
      await createUser(shop),
      await createUser(shop),
    ];
    await shop.identity.remove(gone.uid);
    Object.assign(shop.identity.peek(closed.uid) ?? {}, { disabled: true });
    await shop.identity.revokeSessions(ended.uid);
    const reasons = { deleted: gone, closed, 'signed out everywhere': ended };
    for (const [reason, { email, idToken }] of Object.entries(reasons)) {
      const { transcript } = await api().getToken({ email, idToken }).settled();
      expect(transcript).toContain(`You have been signed out:`);
      expect(transcript).toContain(reason);
    }
  });
});

describe('an e-mail that ADMIN_EMAILS names', () => {
  const [[, open]] = accountApis as [(typeof accountApis)[number]];

  test('makes an admin at the next sign-in', async () => {
    const { idToken, uid } = await createUser(shop, { email: configuredAdmin });
    await open(apiClient(shop, null)).getToken({ email: configuredAdmin, idToken });
    expect(await accountOf(uid)).toMatchObject({ role: 'admin' });
  });

  test('makes nobody else an admin who holds a token of the account', async () => {
    const { email } = aUser();
    shop.config.adminEmails.push(email);
    const stranger = shop.identity.signUp({ email });
    const api = open(apiClient(shop, null));
    await api.addUser({ name: 'Eve', userRole: 'buyer', ...stranger });
    const { token } = await api.getToken(stranger);
    // The owner signs in with Google, which has verified the address, so the provider drops the password.
    const google = { providers: ['google.com'], emailVerified: true };
    Object.assign(shop.identity.peek(stranger.uid) ?? {}, google);
    const idToken = shop.identity.signIn(stranger.uid);
    const { token: owners } = await api.getToken({ email, idToken });
    expect(await shop.models.User.findOne({ email }).lean()).toMatchObject({ role: 'admin' });
    expect(await viewerOf(owners)).not.toBeNull();
    expect(await viewerOf(token)).toBeNull();
  });

  test('makes none as long as the e-mail is not verified', async () => {
    const session = shop.identity.signUp({ email: unconfirmedAdmin, emailVerified: false });
    const caller = open(apiClient(shop, session.idToken));
    await caller.addUser({ name: 'Eve', email: unconfirmedAdmin, userRole: 'buyer' });
    await caller.getToken({ email: unconfirmedAdmin });
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
    expect(await viewerOf(await claims(id).setProtectedHeader({ alg: 'HS256' }).sign(key()))).toBe(
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
    expect(await viewerOf(await forge(id))).toBeNull();
  });

  test('is worthless an hour later', async () => {
    const { token } = await createUser(shop);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    const me = await viewerOf(token ?? '');
    vi.useRealTimers();
    expect(me).toBeNull();
  });
});
