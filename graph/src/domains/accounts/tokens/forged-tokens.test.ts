import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestShop;
let adminId: string;
let productId: string;
beforeAll(async () => {
  shop = await startTestShop();
  const [admin, seller] = await Promise.all([
    createUser(shop, { role: 'admin' }),
    createUser(shop, { role: 'seller' }),
  ]);
  adminId = admin.id;
  productId = (await seller.addProduct(aProduct())).id;
});
afterAll(() => shop.close());

describe('a token that the shop did not issue for now is no token', () => {
  const claims = { iss: 'fitness-zone', aud: 'fitness-zone' };
  const good = async (
    secret: Uint8Array,
    change: (jwt: SignJWT) => SignJWT = asItIs,
    alg = 'HS256',
  ) => {
    const jwt = new SignJWT({ ...claims, role: 'admin' })
      .setProtectedHeader({ alg })
      .setSubject(adminId)
      .setIssuedAt()
      .setExpirationTime('1h');
    return change(jwt).sign(secret);
  };
  const asItIs = (jwt: SignJWT) => jwt;
  const forgeries: [string, () => Promise<string>][] = [
    [
      'of algorithm none',
      async () => new UnsecuredJWT(claims).setSubject(adminId).setExpirationTime('1h').encode(),
    ],
    ['signed with another key', () => good(new TextEncoder().encode('x'.repeat(48)))],
    ['that has expired', () => good(shop.jwtSecret, (jwt) => jwt.setExpirationTime('-1s'))],
    ['for another audience', () => good(shop.jwtSecret, (jwt) => jwt.setAudience('other'))],
    ['of another issuer', () => good(shop.jwtSecret, (jwt) => jwt.setIssuer('other'))],
    ['that is not valid yet', () => good(shop.jwtSecret, (jwt) => jwt.setNotBefore('1h'))],
    [
      'without an end',
      async () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject(adminId)
          .sign(shop.jwtSecret),
    ],
    ['for an operator', () => good(shop.jwtSecret, (jwt) => jwt.setSubject('{"$ne":null}'))],
    ['for an unknown account', () => good(shop.jwtSecret, (jwt) => jwt.setSubject('0'.repeat(24)))],
    ['with another algorithm', () => good(shop.jwtSecret, asItIs, 'HS512')],
    ['cut off', async () => (await good(shop.jwtSecret)).slice(0, -6)],
    ['that is nonsense', async () => 'a.b.c'],
    ['that is very long', async () => 'x'.repeat(7_000)],
  ];
  test('whereas a valid one is accepted', async () => {
    const admin = apiClient(shop, await good(shop.jwtSecret));
    expect(await admin.graphql('{ me { role } }')).toEqual({ me: { role: 'ADMIN' } });
  });
  test.each(forgeries)('%s', async (_name, forge) => {
    const client = apiClient(shop, await forge());
    expect(await client.graphql('{ me { id } }')).toEqual({ me: null });
    await client.get(`/product/${productId}`).refused(401);
    await client.patch('/addAdmin?email=a@b.c').refused(401);
  });
});
