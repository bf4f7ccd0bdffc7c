import { expect, test } from 'vitest';
import { ProductsOfSellerDocument } from '../../../testing/generated/documents.ts';
import { createCache } from '../../apollo/cache.ts';
import { followRecords } from '../../app/followers.ts';
import { graphql } from '../../lib/graphql.ts';
import { removeSeller } from './seller.cache.ts';

graphql(`
  query ProductsOfSeller {
    products(first: 100) {
      edges {
        node {
          inStock
          advertisement
          sellerName
          seller {
            id
          }
          category {
            id
          }
        }
      }
      pageInfo {
        startCursor
        endCursor
        hasNextPage
        hasPreviousPage
      }
    }
  }
`);

test('all products of a deleted seller are removed from the lists, though the answer has only some of them', () => {
  const cache = createCache();
  const good = (id: string, seller: string) => ({
    __typename: 'ProductEdge',
    cursor: id,
    node: {
      __typename: 'Product',
      id,
      inStock: 'AVAILABLE',
      advertisement: false,
      sellerName: seller,
      seller: { __typename: 'User', id: seller },
      category: { __typename: 'Category', id: 'benches' },
    },
  });
  const ids = Array.from({ length: 130 }, (_, index) => `bench-${index}`);
  cache.writeQuery({
    query: ProductsOfSellerDocument,
    data: {
      products: {
        __typename: 'ProductConnection',
        edges: [...ids.map((id) => good(id, 'deleted')), good('ball', 'other')],
        pageInfo: {
          __typename: 'PageInfo',
          startCursor: ids[0],
          endCursor: 'ball',
          hasNextPage: false,
          hasPreviousPage: false,
        },
      },
    } as never,
  });
  followRecords(cache, {
    __typename: 'DeleteUserPayload',
    deletedUserId: 'deleted',
    removedProducts: ids.slice(0, 100).map((id) => ({ __typename: 'Product', id })),
  });
  const shown = cache.readQuery({ query: ProductsOfSellerDocument });
  expect(shown?.products.edges.map(({ node }) => node.id)).toEqual(['ball']);
});

test.each([
  ['PAUSED', 'REMOVED'],
  ['SOLD_ELSEWHERE', 'REMOVED'],
  ['SOLD', 'SOLD'],
])('a product of a deleted seller that was %s is %s', (before, after) => {
  const cache = createCache();
  const seller = { __ref: 'User:deleted' };
  const product = { __typename: 'Product', id: 'bench', inStock: before, seller };
  cache.restore({ 'Product:bench': product });
  removeSeller(cache, 'deleted');
  expect(cache.extract()['Product:bench']).toMatchObject({ inStock: after, seller: null });
});
