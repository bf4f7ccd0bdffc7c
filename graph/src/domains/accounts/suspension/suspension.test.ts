import { setTimeout as sleep } from 'node:timers/promises';
import { accountApis } from '@fitness-zone/testkit/api/account-apis.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startMailServer } from '@fitness-zone/testkit/mail/mail-server.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const reason = 'They sell what they do not have.';
const mails = await startMailServer();
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ env: mails.env });
});
afterAll(async () => {
  await shop.close();
  await mails.close();
});

const accountOf = ({ uid }: { uid: string }) => shop.models.User.findOne({ uid }).lean();
const actsOn = async ({ id }: { id: string }) =>
  (await shop.models.AuditLog.find()).filter(({ targetId }) => targetId.toHexString() === id);
const _paymentOf = ({ id }: { id: string }) =>
  shop.models.Payment.findOne({ productId: id }).sort({ _id: -1 }).lean();

describe.each(accountApis)('admins, through %s,', (_name, open) => {
  test('suspend a person, whose sessions end and who reads the reason at the sign-in', async () => {
    const { admin, seller, visitor } = await createUsers(shop);
    const { message } = await open(admin).suspendUser(seller.id, reason);
    expect(message).toBe(`${seller.name} is suspended`);
    expect(await accountOf(seller)).toMatchObject({ suspensionReason: reason, role: 'seller' });
    const session = open(seller);
    await session.signOutEverywhere().refused(session.refusal('unauthenticated'));
    const signIn = open(visitor).getToken(seller);
    const refused = await signIn.refused(open(visitor).refusal('suspended'));
    expect(refused.message).toBe(
      `Your account is suspended. Reason: ${reason} If you think this is a mistake, please contact us.`,
    );
    expect(await actsOn(seller)).toMatchObject([
      { action: 'suspend-user', actorId: expect.objectContaining({}) },
    ]);
  });

  test('restore a person, who signs in again; the token of before stays void', async () => {
    const { admin, buyer, visitor } = await createUsers(shop);
    await open(admin).suspendUser(buyer.id, reason);
    const { message } = await open(admin).restoreUser(buyer.id);
    expect(message).toBe(`${buyer.name} is no longer suspended`);
    const account = await accountOf(buyer);
    expect(account).not.toHaveProperty('suspendedAt');
    expect(account).not.toHaveProperty('suspensionReason');
    const before = open(buyer);
    await before.signOutEverywhere().refused(before.refusal('unauthenticated'));
    await open(visitor).getToken(buyer);
    expect((await actsOn(buyer)).map(({ action }) => action)).toEqual([
      'suspend-user',
      'restore-user',
    ]);
  });

  test('do each once: a repeat says that it is so', async () => {
    const { admin, buyer } = await createUsers(shop);
    const api = open(admin);
    await api.restoreUser(buyer.id).refused(api.refusal('conflict'));
    await api.suspendUser(buyer.id, reason);
    await api.suspendUser(buyer.id, 'Another one.').refused(api.refusal('conflict'));
    expect(await accountOf(buyer)).toMatchObject({ suspensionReason: reason });
    expect(await actsOn(buyer)).toHaveLength(1);
  });

  test('suspend neither themselves nor other admins, nor whom nobody knows', async () => {
    const { admin } = await createUsers(shop);
    const other = await createUser(shop, { role: 'admin' });
    const api = open(admin);
    await api.suspendUser(admin.id, reason).refused(api.refusal('conflict'));
    const refused = await api.suspendUser(other.id, reason).refused(api.refusal('conflict'));
    expect(refused.message).toContain('Demote them first');
    for (const id of ['0'.repeat(24), 'nobody']) {
      await api.suspendUser(id, reason).refused(api.refusal('not-found'));
      await api.restoreUser(id).refused(api.refusal('not-found'));
    }
    expect(await accountOf(other)).not.toHaveProperty('suspendedAt');
  });

  test.each(['', 'x'.repeat(501)])('give a reason that can be read', async (bad) => {
    const { admin, buyer } = await createUsers(shop);
    const api = open(admin);
    await api.suspendUser(buyer.id, bad).refused(api.refusal('invalid'));
    expect(await accountOf(buyer)).not.toHaveProperty('suspendedAt');
  });

  test('promote nobody who is suspended', async () => {
    const { admin, buyer } = await createUsers(shop);
    const api = open(admin);
    await api.suspendUser(buyer.id, reason);
    const refused = await api.addAdmin(buyer.email).refused(api.refusal('conflict'));
    expect(refused.message).toContain('is suspended');
    expect(await accountOf(buyer)).toMatchObject({ role: 'buyer' });
  });

  test('delete a suspended person, who is no longer suspended then', async () => {
    const { admin, buyer } = await createUsers(shop);
    const api = open(admin);
    await api.suspendUser(buyer.id, reason);
    await api.deleteUser(buyer.email);
    await api.restoreUser(buyer.id).refused(api.refusal('not-found'));
    expect(await accountOf(buyer)).toBeNull();
  });
});

test('if several admins suspend an account at once, one does, and the account is notified once', async () => {
  const { admin, buyer } = await createUsers(shop);
  const other = await createUser(shop, { role: 'admin' });
  const reasons = ['One.', 'Two.', 'Three.', 'Four.'];
  const ends = await Promise.all(
    reasons.map((why, index) => [admin, other][index % 2]?.suspendUser(buyer, why).settled()),
  );
  expect(ends.filter((end) => end?.refusal === null)).toHaveLength(1);
  await allNotified(shop);
  const told = await shop.models.Notification.find({ userId: buyer.id, kind: 'suspended' }).lean();
  const { suspensionReason } = (await accountOf(buyer)) ?? {};
  expect(told.map(({ message }) => message)).toEqual([
    `Your account is suspended. Reason: ${suspensionReason}`,
  ]);
});

test('suspending and restoring at once, again and again, ends as the last of them says', async () => {
  const { admin, seller, buyer } = await createUsers(shop);
  const other = await createUser(shop, { role: 'admin' });
  const bench = await seller.addProduct(aProduct());
  for (let round = 0; round < 6; round += 1) {
    await Promise.all([
      admin.suspendUser(buyer, reason).settled(),
      sleep(round).then(() => other.restoreUser(buyer).settled()),
    ]);
    const account = await accountOf(buyer);
    if (account?.suspendedAt) await other.restoreUser(buyer);
  }
  const account = await accountOf(buyer);
  expect(account).not.toHaveProperty('suspendedAt');
  expect(account).toMatchObject({ role: 'buyer' });
  expect((await seller.get<{ inStock: string }>(`/product/${bench.id}`)).inStock).toBe('available');
});

test('a suspension and a promotion at once can’t both succeed', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { admin, buyer } = await createUsers(shop);
    const other = await createUser(shop, { role: 'admin' });
    await Promise.all([
      admin.suspendUser(buyer, reason).settled(),
      other.patch(`/addAdmin?email=${encodeURIComponent(buyer.email)}`).settled(),
    ]);
    const account = await accountOf(buyer);
    expect(account?.role === 'admin' && account.suspendedAt).toBeFalsy();
    expect(account?.role === 'admin' || account?.suspendedAt).toBeTruthy();
  }
});
