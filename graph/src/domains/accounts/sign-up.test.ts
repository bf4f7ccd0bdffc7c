import { accountApis } from '@fitness-zone/testkit/api/account-apis.ts';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aPictureUrl, aUser } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** The identity provider is out of reach, until `end` or the end of the test. */
function outage() {
  const end = shop.identity.fail(new Error('ECONNREFUSED 127.0.0.1:9099'));
  onTestFinished(end);
  return end;
}

/** A user with an identity, but without an account. */
function aNewcomer() {
  const { name, email } = aUser();
  const session = shop.identity.signUp({ email });
  return { ...session, name, signUp: { name, email, userRole: 'buyer', idToken: session.idToken } };
}

const accountOf = (uid: string) => shop.models.User.findOne({ uid }).lean();

describe.each(accountApis)('signing up through %s', (_name, open) => {
  const api = () => open(apiClient(shop, null));

  test.each(['buyer', 'seller'])('makes an unverified %s', async (userRole) => {
    const { signUp, uid, name, email } = aNewcomer();
    const image = aPictureUrl();
    const { message } = await api().addUser({ ...signUp, userRole, image });
    expect(message).toBe('user create successfully');
    expect(await accountOf(uid)).toMatchObject({
      name,
      email,
      role: userRole,
      verified: false,
      image,
    });
  });

  test('takes the ID token as the bearer token, too', async () => {
    const { signUp, idToken, uid } = aNewcomer();
    const { idToken: _none, ...body } = signUp;
    await open(apiClient(shop, idToken)).addUser(body);
    expect(await accountOf(uid)).not.toBeNull();
  });

  test('is refused without an ID token: an e-mail is no proof', async () => {
    const { signUp, uid } = aNewcomer();
    const { idToken: _none, ...body } = signUp;
    await api().addUser(body).refused(api().refusal('unauthenticated'));
    expect(await accountOf(uid)).toBeNull();
  });

  test("is refused with another user's e-mail", async () => {
    const { signUp, uid } = aNewcomer();
    const otherUser = aNewcomer();
    const stolen = { ...signUp, email: otherUser.email };
    await api().addUser(stolen).refused(api().refusal('forbidden'));
    expect(await accountOf(uid)).toBeNull();
    expect(await accountOf(otherUser.uid)).toBeNull();
  });

  test("does not take the product's own token for an ID token", async () => {
    const { signUp } = aNewcomer();
    await api().addUser(signUp);
    const { token } = await api().getToken(signUp);
    const newcomer = aNewcomer();
    const abused = { ...newcomer.signUp, idToken: token };
    await api().addUser(abused).refused(api().refusal('unauthenticated'));
  });

  test('compares e-mails without regard to case', async () => {
    const { signUp, uid, email } = aNewcomer();
    await api().addUser({ ...signUp, email: email.toUpperCase() });
    expect(await accountOf(uid)).toMatchObject({ email });
  });

  test('cannot choose to be an admin', async () => {
    const { signUp, uid } = aNewcomer();
    const answer = await api()
      .addUser({ ...signUp, userRole: 'admin' })
      .refused(api().refusal('invalid'));
    expect(answer).toMatchObject({ message: 'must be select one', field: 'userRole' });
    expect(await accountOf(uid)).toBeNull();
  });

  test('believes no further field of the body', async () => {
    const { signUp, uid } = aNewcomer();
    const forged = {
      verified: true,
      role: 'admin',
      uid: 'other',
      _id: '0'.repeat(24),
      deletingAt: 1,
    };
    await api().addUser({ ...signUp, ...forged });
    expect(await accountOf(uid)).toMatchObject({ uid, role: 'buyer', verified: false });
  });

  test('may be repeated, and changes nothing the second time', async () => {
    const { signUp, uid, name } = aNewcomer();
    await api().addUser(signUp);
    const { message } = await api().addUser({ ...signUp, name: 'Other', userRole: 'seller' });
    expect(message).toBe('user already exists');
    expect(await accountOf(uid)).toMatchObject({ name, role: 'buyer' });
  });

  test('makes one account of many requests at once', async () => {
    const { signUp, uid } = aNewcomer();
    await Promise.all(Array.from({ length: 8 }, () => api().addUser(signUp)));
    expect(await shop.models.User.countDocuments({ uid })).toBe(1);
  });

  test('is refused for an e-mail of an account that is being deleted', async () => {
    const { signUp, email } = aNewcomer();
    const former = { uid: crypto.randomUUID(), email, name: 'First', role: 'buyer' as const };
    await shop.models.User.create({ ...former, deletingAt: new Date() });
    await api().addUser(signUp).refused(api().refusal('conflict'));
  });

  test('with an e-mail that another account has given up corrects the record of that one', async () => {
    const former = await createUser(shop);
    const present = aUser().email;
    Object.assign(shop.identity.peek(former.uid) ?? {}, { email: present });
    const { uid, idToken } = shop.identity.signUp({ email: former.email });
    const signUp = { name: 'Owner', email: former.email, userRole: 'buyer', idToken };
    await api().addUser(signUp);
    expect(await accountOf(uid)).toMatchObject({ email: former.email });
    expect(await accountOf(former.uid)).toMatchObject({ email: present });
  });

  test('with an e-mail whose account is gone at the provider frees it', async () => {
    const former = await createUser(shop);
    await shop.identity.remove(former.uid);
    const { uid, idToken } = shop.identity.signUp({ email: former.email });
    await api().addUser({ name: 'Owner', email: former.email, userRole: 'buyer', idToken });
    expect(await accountOf(uid)).toMatchObject({ email: former.email });
    expect((await accountOf(former.uid))?.email).toMatch(/@no-address\.invalid$/);
  });

  test.each([
    ['name', ''],
    ['name', 'x'.repeat(81)],
    ['image', 'javascript:alert(1)'],
    ['image', '//evil.example/x.png'],
    ['image', 'https://evil.example/x.png'],
    ['image', `https://pictures.example/${'x'.repeat(2000)}`],
  ])('is refused with %s "%.40s"', async (field, value) => {
    const { signUp, uid } = aNewcomer();
    await api()
      .addUser({ ...signUp, [field]: value })
      .settled();
    expect(await accountOf(uid)).toBeNull();
  });

  test('says so, and makes no account, when the identity provider is out of reach', async () => {
    const { signUp, uid } = aNewcomer();
    const end = outage();
    const { transcript } = await api().addUser(signUp).settled();
    end();
    expect(transcript).toContain('We can’t reach the sign-in service right now. Please try again.');
    expect(transcript.split('\n').slice(0, 3).join()).not.toContain('ECONNREFUSED');
    expect(await accountOf(uid)).toBeNull();
  });
});
