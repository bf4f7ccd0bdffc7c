import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const image = 'https://evil.example/x.png';
const wrong = {
  categoryId: '0'.repeat(24),
  productName: ' ',
  yearsOfUsedProduct: -1,
  phone: '12',
  location: 'Berlin\nMitte',
  body: 'x'.repeat(5_001),
  image,
  images: [{ url: image }],
};
const foreign = 'Photo must be uploaded first. Pictures from other sites aren’t accepted.';
const faults = [
  { field: 'productName', message: 'Product name is required.' },
  { field: 'yearsOfUsedProduct', message: 'Years of use must be between 0 and 100.' },
  { field: 'originalPrice', message: 'Original price must be between $0.01 and $999,999.99.' },
  {
    field: 'resalePrice',
    message: 'Resale price must be at least $0.50, the smallest amount a card can be charged.',
  },
  { field: 'phone', message: 'Phone must have 4 to 20 digits.' },
  {
    field: 'location',
    message: 'Location must be one line of text without control characters.',
  },
  { field: 'body', message: 'Description must have at most 5000 characters.' },
  { field: 'image', message: foreign },
  { field: 'images', message: foreign },
];

test('GraphQL lists every field at fault, and a price that no card can be charged with', async () => {
  const { seller } = await createUsers(shop);
  const mutation = `mutation ($input: AddProductInput!) {
    addProduct(input: $input) { success message code field errors { field message code } }
  }`;
  const input = { ...wrong, condition: 'GOOD', originalPrice: 0, resalePrice: 1 };
  const { result } = await seller.graphql(mutation, { input }).settled();
  expect(result).toEqual({
    addProduct: {
      success: false,
      ...faults[0],
      code: 'INVALID',
      errors: faults.map((fault) => ({ ...fault, code: 'INVALID' })),
    },
  });
});

test('so does REST, with what is missing or of another type among them', async () => {
  const { seller } = await createUsers(shop);
  const product = { ...wrong, phone: undefined, body: 7, originalPrice: 0, resalePrice: 0.01 };
  const answer = await seller.post('/addProduct', product).refused(400);
  const condition = { field: 'condition', message: 'Condition is required.' };
  const expected = [condition, ...faults].map((fault) => ({
    ...fault,
    ...(fault.field === 'phone' && { message: 'Phone must have 4 to 20 digits.' }),
    ...(fault.field === 'body' && { message: 'Description must be text.' }),
    code: 'invalid',
  }));
  expect(answer).toEqual({
    success: false,
    ...condition,
    code: 'invalid',
    errors: expected,
  });
  const query = await seller.get('/products?limit=0&minPrice=cheap&maxPrice=dear').refused(400);
  expect(query).toMatchObject({
    errors: [{ field: 'limit' }, { field: 'minPrice' }, { field: 'maxPrice' }],
  });
});

test('variables that do not fit their types are all named, too', async () => {
  const { seller, visitor } = await createUsers(shop);
  const mutation = `mutation ($input: AddProductInput!, $id: ID!) {
    addProduct(input: $input) { success } pauseProduct(id: $id) { success }
  }`;
  const input = { ...wrong, condition: 'SHINY', originalPrice: 'dear', resalePrice: 1, images: 7 };
  const response = await seller.send({
    method: 'POST',
    url: '/graphql',
    payload: { query: mutation, variables: { input } },
  });
  expect(response.statusCode).toBe(400);
  const [error] = response.json().errors;
  expect(error.extensions.code).toBe('BAD_USER_INPUT');
  expect(error.extensions.errors.map(({ field }: { field: string }) => field)).toEqual([
    'condition',
    'originalPrice',
    'images',
    'id',
  ]);
  const pages = '{ products(first: 0, after: "?") { totalCount } }';
  const list = await visitor.send({ method: 'POST', url: '/graphql', payload: { query: pages } });
  expect(list.json().errors[0].extensions).toMatchObject({
    code: 'INVALID',
    field: 'first',
    errors: [{ field: 'first' }, { field: 'after' }],
  });
});
