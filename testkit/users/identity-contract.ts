import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Identity } from '../../graph/src/adapters/identity/identity.ts';

/** The contract of an identity provider: run for the emulator and for the double that other tests use. */
export function identityContract(open: () => Identity) {
  const anEmail = () => `${randomUUID()}@example.com`;

  test('an account made here is found by uid and by e-mail, whatever the case', async () => {
    const email = anEmail();
    const account = await open().create({ email, password: 'FitnessZone1!', displayName: 'Ada' });
    expect(account).toMatchObject({ email, emailVerified: false, displayName: 'Ada' });
    expect(account).toMatchObject({ photoURL: null, disabled: false, providers: ['password'] });
    expect(await open().account(account.uid)).toEqual(account);
    expect(await open().findByEmail(email.toUpperCase())).toEqual(account);
    expect(await open().list()).toContainEqual(account);
  });

  test('an account can be made without a password, under a uid of old', async () => {
    const uid = randomUUID();
    const account = await open().create({ uid, email: anEmail(), emailVerified: true });
    expect(account).toMatchObject({ uid, emailVerified: true, providers: [] });
  });

  test('a uid or an e-mail in use is not given twice', async () => {
    const { uid, email } = await open().create({ email: anEmail() });
    await expect(open().create({ email: email ?? '' })).rejects.toThrow();
    await expect(open().create({ uid, email: anEmail() })).rejects.toThrow();
  });

  test('many accounts are made in one call, except those whose e-mail is in use', async () => {
    const { email: taken } = await open().create({ email: anEmail() });
    const [first, second] = [taken ?? '', anEmail()].map((email) => ({
      uid: randomUUID(),
      email,
      displayName: 'Ada',
    }));
    if (!first || !second) throw new Error('two accounts');
    expect(await open().importAccounts([first, second])).toEqual([first.uid]);
    expect(await open().account(second.uid)).toMatchObject({ ...second, providers: [] });
    expect(await open().account(first.uid)).toBeNull();
  });

  test('a profile is changed in part, and cleared by null', async () => {
    const { uid } = await open().create({ email: anEmail(), displayName: 'Ada' });
    await open().update(uid, { photoURL: 'https://example.com/ada.webp' });
    const whole = { displayName: 'Ada', photoURL: 'https://example.com/ada.webp' };
    expect(await open().account(uid)).toMatchObject(whole);
    await open().update(uid, { photoURL: null });
    expect(await open().account(uid)).toMatchObject({ displayName: 'Ada', photoURL: null });
  });

  test('an account is removed once and for all, and removing it again is no error', async () => {
    const { uid, email } = await open().create({ email: anEmail() });
    await open().remove(uid);
    await open().remove(uid);
    expect(await open().account(uid)).toBeNull();
    expect(await open().findByEmail(email ?? '')).toBeNull();
    await expect(open().update(uid, { displayName: 'Eve' })).rejects.toThrow();
  });

  test('unknown and nonsensical accounts are absent, not faults', async () => {
    expect(await open().account('nobody')).toBeNull();
    expect(await open().account('')).toBeNull();
    expect(await open().findByEmail('nobody@example.com')).toBeNull();
    expect(await open().findByEmail('{"$ne":1}')).toBeNull();
  });

  test.each(['', 'a.b.c', 'nonsense'])('"%s" proves nobody', async (token) => {
    expect(await open().identify(token)).toBeNull();
  });
}
