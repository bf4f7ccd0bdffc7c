import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { createCache } from './cache.ts';

const photosWith = (fields: string) =>
  parse(`
  query {
    product(id: "1") {
      id
      inStock
      images {
        description
        image {
          url
          ${fields}
        }
      }
    }
  }
`);

const answerWith = (image: object) => ({
  product: {
    __typename: 'Product',
    id: '1',
    inStock: 'AVAILABLE',
    images: [
      {
        __typename: 'ProductImage',
        description: null,
        image: { __typename: 'Image', url: '/1.webp', ...image },
      },
    ],
  },
});

test('a photo keeps the fields that other queries have selected', () => {
  const cache = createCache();
  const measured = photosWith('width');
  cache.writeQuery({ query: measured, data: answerWith({ width: 1280 }) });
  cache.writeQuery({ query: photosWith('color'), data: answerWith({ color: '#c0ffee' }) });
  expect(cache.readQuery({ query: measured })).toEqual(answerWith({ width: 1280 }));
});

test('a category that the server no longer has is gone, though an earlier visit has left it', () => {
  const cache = createCache();
  const query = parse('{ category(id: "1") { id title } }');
  cache.writeQuery({
    query: parse('{ categories { id title } }'),
    data: { categories: [{ __typename: 'Category', id: '1', title: 'Benches' }] },
  });
  expect(cache.readQuery({ query })).toMatchObject({ category: { title: 'Benches' } });
  cache.writeQuery({ query, data: { category: null } });
  expect(cache.readQuery({ query })).toEqual({ category: null });
});
