import type { apiClient, Json } from '@fitness-zone/testkit/api/api-client.ts';
import { aPictureUrl, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

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

const absolute = (path: string) => `${shop.config.publicUrl}${path}`;

type Answer = { message: string; user: { name: string; image: { url: string } | null } };

const updateProfile = (caller: ReturnType<typeof apiClient>, input: Json) =>
  caller
    .graphql<{ updateProfile: Answer }>(
      `mutation Update($input: UpdateProfileInput!) {
        updateProfile(input: $input) { success message code field user { id name image { url } } }
      }`,
      { input },
    )
    .map((data) => data.updateProfile);

test('name and photo change here and at the identity provider', async () => {
  const person = await createUser(shop);
  const image = aPictureUrl();
  const { user } = await updateProfile(person, { name: ' Ada ', image });
  expect(user).toMatchObject({ name: 'Ada', image: { url: image } });
  expect(shop.identity.peek(person.uid)).toMatchObject({
    displayName: 'Ada',
    photoURL: absolute(image),
  });
});

test('a photo on our own host has an absolute address at the identity provider', async () => {
  const person = await createUser(shop);
  const bytes = Buffer.from('a picture');
  const size = { width: 9, height: 9, color: 'c0ffee' };
  const { url: image } = await shop.images.keepEncoded({
    ...size,
    renditions: [{ width: 9, bytes }],
  });
  await updateProfile(person, { name: 'Ada', image });
  expect(shop.identity.peek(person.uid)?.photoURL).toBe(`${shop.config.publicUrl}${image}`);
});

test('units are kept until they are changed or taken back', async () => {
  const person = await createUser(shop);
  const units = async (input: Json) => {
    await updateProfile(person, { name: 'Ada', ...input });
    return (await person.graphql<{ me: { units: string | null } }>('{ me { units } }')).me.units;
  };
  expect(await units({})).toBeNull();
  expect(await units({ units: 'IMPERIAL' })).toBe('IMPERIAL');
  expect(await units({})).toBe('IMPERIAL');
  expect(await units({ units: null })).toBeNull();
  await updateProfile(person, { name: 'Ada', units: 'STONES' }).refused('BAD_USER_INPUT');
});

test('without a photo the present one stays', async () => {
  const person = await createUser(shop);
  const image = aPictureUrl();
  await updateProfile(person, { name: 'Ada', image });
  const { user } = await updateProfile(person, { name: 'Grace' });
  expect(user).toMatchObject({ name: 'Grace', image: { url: image } });
  expect(shop.identity.peek(person.uid)).toMatchObject({
    displayName: 'Grace',
    photoURL: absolute(image),
  });
});

test("a seller's products show the name of today", async () => {
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await updateProfile(seller, { name: 'Renamed' });
  expect(await buyer.get(`/product/${bench.id}`)).toMatchObject({ sellerName: 'Renamed' });
});

test('neither side changes when the identity provider is out of reach', async () => {
  const person = await createUser(shop);
  const end = outage();
  await updateProfile(person, { name: 'Ada' }).refused('unavailable');
  end();
  expect(await shop.models.User.findById(person.id).lean()).toMatchObject({ name: person.name });
  expect(shop.identity.peek(person.uid)).toMatchObject({ displayName: person.name });
});

test('neither side changes when the database fails', async () => {
  const person = await createUser(shop);
  const failing = vi.spyOn(shop.models.User, 'findOneAndUpdate').mockImplementationOnce(() => {
    throw new Error('not primary');
  });
  await updateProfile(person, { name: 'Ada' }).refused('INTERNAL_SERVER_ERROR');
  failing.mockRestore();
  expect(shop.identity.peek(person.uid)).toMatchObject({ displayName: person.name });
});

test.each([
  [{ name: ' ' }, 'invalid'],
  [{ name: 'x'.repeat(81) }, 'invalid'],
  [{ name: 'Ada', role: 'ADMIN' }, 'BAD_USER_INPUT'],
])('%j is refused', async (input, code) => {
  const person = await createUser(shop);
  await updateProfile(person, input).refused(code);
});
