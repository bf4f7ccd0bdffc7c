import type { TestShop } from '../shop/start-test-shop.ts';
import { createUser } from '../users/create-users.ts';

export const actors = [
  'visitor',
  'buyer',
  'seller',
  'admin',
  'deleted buyer',
  'deleted seller',
  'deleted admin',
  'ended admin',
  'suspended buyer',
  'suspended seller',
] as const;
export type Actor = (typeof actors)[number];

/** People who still hold a token, but whose account is suspended or deleted, or whose sessions have ended. */
export async function createDeletedUsers(shop: TestShop) {
  const admin = await createUser(shop, { role: 'admin' });
  const [buyer, seller, formerAdmin] = await Promise.all([
    createUser(shop, { role: 'buyer' }),
    createUser(shop, { role: 'seller' }),
    createUser(shop, { role: 'admin' }),
  ]);
  for (const { email } of [buyer, seller, formerAdmin]) {
    await admin.delete(`/deleteUser?email=${encodeURIComponent(email)}`);
  }
  const [suspendedBuyer, suspendedSeller] = [
    await createUser(shop, { role: 'buyer' }),
    await createUser(shop, { role: 'seller' }),
  ];
  for (const { id: userId } of [suspendedBuyer, suspendedSeller]) {
    await admin.post('/suspendUser', { userId, reason: 'They write rude messages.' });
  }
  const ended = await createUser(shop, { role: 'admin' });
  await ended.post('/signOutEverywhere', {});
  return {
    'ended admin': ended,
    'suspended buyer': suspendedBuyer,
    'suspended seller': suspendedSeller,
    'deleted buyer': buyer,
    'deleted seller': seller,
    'deleted admin': formerAdmin,
  };
}
