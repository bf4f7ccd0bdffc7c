import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceFixedUids } from './replace-fixed-uids.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** An account as it was seeded under a fixed uid, with a token of it. */
async function seededBefore(mailbox: string) {
  const uid = `first-${mailbox}`;
  const email = `${mailbox}@fitness.zone`;
  const user = await createUser(shop, { email, role: 'admin' });
  await shop.identity.remove(user.uid);
  await shop.models.User.updateOne({ _id: user.id }, { uid });
  await shop.identity.create({ uid, email, emailVerified: true, displayName: user.name });
  return { ...user, uid };
}

const uidOf = async ({ id }: { id: string }) => (await shop.models.User.findById(id).lean())?.uid;

test('accounts seeded under fixed uids get random ones, and their tokens end', async () => {
  const admin = await seededBefore('admin');
  const other = await createUser(shop);
  await replaceFixedUids(shop);
  const uid = await uidOf(admin);
  expect(uid).toMatch(/^[0-9a-f-]{36}$/);
  expect(shop.identity.peek(admin.uid)).toBeUndefined();
  expect(shop.identity.peek(uid ?? '')).toMatchObject({
    email: admin.email,
    emailVerified: true,
    displayName: admin.name,
    providers: ['password'],
  });
  await admin.get('/personalData').refused(401);
  expect(await uidOf(other)).toBe(other.uid);
  await other.get('/personalData');
});

test('a replacement that was cut short is finished at the next start', async () => {
  const seller = await seededBefore('seller');
  await shop.models.User.updateOne({ _id: seller.id }, { uid: 'random' });
  await replaceFixedUids(shop);
  expect(await uidOf(seller)).toBe('random');
  expect(shop.identity.peek(seller.uid)).toBeUndefined();
  expect(shop.identity.peek('random')).toMatchObject({ email: seller.email });
});

test('accounts of a hosted provider are left alone', async () => {
  const buyer = await seededBefore('buyer');
  await replaceFixedUids({ ...shop, identity: { ...shop.identity, hosted: true } });
  expect(await uidOf(buyer)).toBe(buyer.uid);
  expect(shop.identity.peek(buyer.uid)).toBeDefined();
});
