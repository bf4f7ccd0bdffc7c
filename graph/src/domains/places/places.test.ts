import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { anUpdate, aProduct, type ProductInput } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { matchPlaces } from './match-places.sweeper.ts';

let shop: TestShop;
let people: Awaited<ReturnType<typeof createUsers>>;
beforeAll(async () => {
  shop = await startTestShop({ env: { LIMIT_PLACES: '40' } });
});
beforeEach(async () => {
  people = await createUsers(shop);
});
afterAll(() => shop.close());

const lakeOswego = {
  name: 'Lake Oswego',
  region: 'OR',
  country: 'US',
  postalCode: '97034',
  latitude: 45.41,
  longitude: -122.68,
};
const fields = 'name region country postalCode latitude longitude';

type Shown = { product: { place: typeof lakeOswego | null; revision: number } };
const shown = async (viewer: TestUser, id: string) =>
  (
    await viewer.graphql<Shown>(
      `query ($id: ID!) { product(id: $id) { revision place { ${fields} } } }`,
      { id },
    )
  ).product;
const postAt = async (location: string, place?: ProductInput['place']) =>
  people.seller.addProduct(aProduct({ location, ...(place && { place }) }));

test('both APIs find towns and postal codes for anybody, within bounds', async () => {
  const visitor = apiClient(shop, null);
  const query = `query ($text: String!, $first: Int) { places(text: $text, first: $first) { ${fields} } }`;
  expect(await visitor.graphql(query, { text: '97034', first: 1 })).toEqual({
    places: [lakeOswego],
  });
  expect(await visitor.get('/places?q=97034')).toEqual([lakeOswego]);
  expect(await visitor.get('/places?q=portland&limit=1')).toMatchObject([{ region: 'OR' }]);
  expect(await visitor.get('/places?q=')).toEqual([]);
  const long = 'x'.repeat(101);
  await visitor.graphql(query, { text: long }).refused('invalid');
  await visitor.get(`/places?q=${long}`).refused(400);
  await visitor.get('/places?q=x&limit=21').refused(400);
});

test('a visitor without further look-ups keeps no answer for others', async () => {
  await postAt('Portland, OR');
  const query = `query ($place: String!) {
    products(filter: { near: { place: $place, within: 5 } }) { near { lookup } }
  }`;
  const ask = async (remoteAddress: string, place: string) => {
    const payload = { query, variables: { place } };
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      payload,
    });
    return answer.json<{ data: { products: { near: { lookup: string } } } }>().data.products.near;
  };
  const [greedy, other] = ['198.51.100.7', '198.51.100.8'];
  for (let times = 0; times < 40; times += 1) await ask(greedy, `Nowhere ${times}`);
  expect(await ask(greedy, '97034')).toEqual({ lookup: 'UNAVAILABLE' });
  expect(await ask(other, '97034')).toEqual({ lookup: 'FOUND' });
  // A known place needs no further look-up.
  expect(await ask(greedy, '97034')).toEqual({ lookup: 'FOUND' });
});

test('a look-up while the towns are imported logs no stack', async () => {
  const loading = new Refusal('unavailable', 'The list of towns is still loading.', {
    isExpected: true,
  });
  const spies = [
    vi.spyOn(shop.places, 'match').mockRejectedValue(loading),
    vi.spyOn(shop.places, 'suggest').mockRejectedValue(loading),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  const logged = shop.logs.length;
  await postAt('Salem, OR');
  await apiClient(shop, null).get('/places?q=sal').refused(503);
  const lines = shop.logs.slice(logged).join('');
  expect(lines).toContain('still loading');
  expect(lines).not.toContain('"stack"');
});

test('too frequent searches for places have to wait', async () => {
  const { buyer } = people;
  for (let times = 0; times < 40; times += 1) await buyer.get('/places?q=port');
  await buyer.get('/places?q=port').refused(429);
});

/** The geocoder doesn't answer until `end`, or the end of the test. */
function outage() {
  const down = new Refusal('unavailable', 'Down.');
  const spies = [
    vi.spyOn(shop.places, 'suggest').mockRejectedValue(down),
    vi.spyOn(shop.places, 'match').mockRejectedValue(down),
  ];
  const end = () => {
    for (const spy of spies) spy.mockRestore();
  };
  onTestFinished(end);
  return end;
}

test('while the geocoder is down products can be posted all the same, and get their place later', async () => {
  const { buyer } = people;
  const end = outage();
  await buyer.get('/places?q=port').refused(503);
  await buyer.graphql('{ places(text: "port") { name } }').refused('unavailable');
  const { id } = await postAt('Lake Oswego, OR');
  await matchPlaces(shop);
  expect((await shown(buyer, id)).place).toBeNull();
  end();
  await matchPlaces(shop);
  expect((await shown(buyer, id)).place).toMatchObject({ name: 'Lake Oswego' });
});

test('a product keeps its place beside the text, rounded to about a kilometre', async () => {
  const { seller, buyer } = people;
  const { id } = await postAt('by the lake', {
    ...lakeOswego,
    postalCode: '',
    latitude: 45.41236,
    longitude: -122.6789,
  });
  const place = { ...lakeOswego, postalCode: null };
  expect((await shown(buyer, id)).place).toEqual(place);
  const { postalCode: _none, ...inRest } = place;
  expect(await buyer.get(`/product/${id}`)).toMatchObject({
    location: 'by the lake',
    place: inRest,
  });
  expect(await seller.get(`/product/${id}`)).toMatchObject({ place: inRest });
});

test.each([
  { latitude: 90.1 },
  { longitude: -180.5 },
  { name: ' ' },
  { name: 'x'.repeat(101) },
  { country: 'usa' },
])('a place with %o is refused by its own name', async (wrong) => {
  const { seller } = people;
  const given = aProduct({ place: { ...lakeOswego, ...wrong } });
  const { transcript } = await seller.addProduct(given).settled();
  expect(transcript).toContain('"code":"INVALID","field":"place"');
});

test('an edit keeps the place as long as the location stays, and its text is looked up after it changed', async () => {
  const { seller } = people;
  const product = await postAt('by the lake', lakeOswego);
  const edit = async (changes: Parameters<typeof anUpdate>[1], revision: number) => {
    await seller.updateProduct(
      anUpdate(product, { location: 'by the lake', ...changes, revision }),
    );
    return shown(seller, product.id);
  };
  expect(await edit({ productName: 'A rack' }, 0)).toEqual({ place: lakeOswego, revision: 1 });
  expect(await edit({ location: 'Toronto', productName: 'A rack' }, 1)).toMatchObject({
    place: { country: 'CA' },
    revision: 2,
  });
  expect(await edit({ location: 'home', productName: 'A rack' }, 2)).toEqual({
    place: null,
    revision: 3,
  });
  // A repeat of the accepted edit is none.
  expect((await edit({ location: 'home', productName: 'A rack' }, 2)).revision).toBe(3);
  const edited = await edit({ location: 'home', productName: 'A rack', place: lakeOswego }, 3);
  expect(edited).toEqual({ place: lakeOswego, revision: 4 });
  const { edits } = (
    await seller.graphql<{ product: { edits: { field: string; revision: number }[] } }>(
      'query ($id: ID!) { product(id: $id) { edits { field revision } } }',
      { id: product.id },
    )
  ).product;
  expect(edits).toContainEqual({ field: 'LOCATION', revision: 4 });
});

test('products whose place is still sought get the one that their text names for certain, and keep their text', async () => {
  const { seller } = people;
  const sure = await postAt('Sellwood, Portland, OR');
  const unsure = await postAt('Portland');
  const unknown = await postAt('my garage');
  const ids = [sure.id, unsure.id, unknown.id];
  await shop.models.Product.updateMany(
    { _id: { $in: ids } },
    { $set: { placeSought: true }, $unset: { place: 1 } },
  );
  const published: string[] = [];
  onTestFinished(
    shop.events.listen((change) => {
      if (change?.kind === 'product') published.push(change.productId);
    }),
  );
  await matchPlaces(shop);
  expect((await shown(seller, sure.id)).place).toMatchObject({ name: 'Portland', region: 'OR' });
  expect((await shown(seller, unsure.id)).place).toBeNull();
  expect((await shown(seller, unknown.id)).place).toBeNull();
  expect(published).toContain(sure.id);
  expect(published).not.toContain(unsure.id);
  expect(await seller.get(`/product/${sure.id}`)).toMatchObject({
    location: 'Sellwood, Portland, OR',
    revision: 0,
  });
  expect(await shop.models.Product.countDocuments({ placeSought: true })).toBe(0);
});

test('an edit during the look-up wins', async () => {
  const { seller } = people;
  const product = await postAt('Seattle, WA', lakeOswego);
  await shop.models.Product.updateOne(
    { _id: product.id },
    { $set: { placeSought: true }, $unset: { place: 1 } },
  );
  const spy = vi.spyOn(shop.places, 'match').mockImplementationOnce(async (text) => {
    await seller.updateProduct(anUpdate(product, { location: 'home', place: lakeOswego }));
    spy.mockRestore();
    return shop.places.match(text);
  });
  await matchPlaces(shop);
  expect((await shown(seller, product.id)).place).toEqual(lakeOswego);
});

test('an account keeps its own place, which nobody else sees, until it removes it', async () => {
  const { seller, buyer, admin } = people;
  const update = (input: object) =>
    seller.graphql(
      `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { success user { place { ${fields} } } } }`,
      { input: { name: 'Sam', ...input } },
    );
  expect(await update({ place: lakeOswego })).toMatchObject({
    updateProfile: { user: { place: lakeOswego } },
  });
  expect(await update({})).toMatchObject({ updateProfile: { user: { place: lakeOswego } } });
  const asked = 'query ($id: ID!) { seller(userId: $id) { place { name } } }';
  const id = { id: seller.id };
  await seller.addProduct(aProduct());
  for (const viewer of [buyer, admin, apiClient(shop, null)])
    expect(await viewer.graphql(asked, id)).toEqual({ seller: { place: null } });
  expect(await seller.graphql(asked, id)).toEqual({ seller: { place: { name: 'Lake Oswego' } } });
  expect(await update({ place: null })).toMatchObject({ updateProfile: { user: { place: null } } });
});
