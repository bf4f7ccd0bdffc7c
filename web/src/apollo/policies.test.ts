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

test('a product that the server no longer shows is removed in the lists of an earlier visit, until it is back', () => {
  const cache = createCache();
  const product = parse('{ product(id: "1") { id inStock } }');
  const wishList = parse('{ wishList { edges { node { id product { id inStock } } } } }');
  const listed = { __typename: 'Product', id: '1', inStock: 'AVAILABLE' };
  const wishes = {
    wishList: {
      __typename: 'WishItemConnection',
      edges: [
        { __typename: 'WishItemEdge', node: { __typename: 'WishItem', id: '2', product: listed } },
      ],
    },
  };
  const shown = () => [
    cache.readQuery({ query: product }),
    cache.readQuery<typeof wishes>({ query: wishList })?.wishList.edges[0]?.node.product.inStock,
  ];
  cache.writeQuery({ query: wishList, data: wishes });
  expect(shown()).toMatchObject([{ product: listed }, 'AVAILABLE']);
  cache.writeQuery({ query: product, data: { product: null } });
  expect(shown()).toEqual([{ product: null }, 'REMOVED']);
  cache.writeQuery({ query: wishList, data: wishes });
  expect(shown()).toMatchObject([{ product: listed }, 'AVAILABLE']);
});
