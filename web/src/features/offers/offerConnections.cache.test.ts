import { expect, test } from 'vitest';
import { OfferPlacesDocument } from '../../../testing/generated/documents.ts';
import { createCache } from '../../apollo/cache.ts';
import { graphql } from '../../lib/graphql.ts';
import { updateProductConnections } from '../product/product.cache.ts';
import { removeBuyer, updateOfferConnections } from './offerConnections.cache.ts';

graphql(`
  query OfferPlaces {
    me {
      role
    }
    offers {
      edges {
        node {
          status
          proposedBy
          viewerCanAccept
          viewerCanDecline
          amount {
            amount
          }
          product {
            inStock
            viewerOffer {
              id
            }
          }
          buyer {
            id
          }
        }
      }
    }
  }
`);

type Made = {
  id: string;
  status: string;
  amount: number;
  buyer?: string;
  product?: string;
  proposedBy?: string;
};

const offerOf = ({
  id,
  status,
  amount,
  buyer = 'paul',
  product = 'bench',
  proposedBy = 'BUYER',
}: Made) => ({
  __typename: 'Offer',
  id,
  status,
  proposedBy,
  viewerCanAccept: status === 'OPEN',
  viewerCanDecline: status === 'OPEN',
  amount: { __typename: 'Money', amount },
  product: { __typename: 'Product', id: product, inStock: 'AVAILABLE', viewerOffer: null },
  buyer: { __typename: 'User', id: buyer },
});

/** A cache whose user has these offers on the screen. */
function cacheOf(role: 'BUYER' | 'SELLER', offers: (Made & { cursor: string })[]) {
  const cache = createCache();
  const data = {
    me: { __typename: 'User', id: role === 'BUYER' ? 'paul' : 'greta', role },
    offers: {
      __typename: 'OfferConnection',
      edges: offers.map(({ cursor, ...offer }) => ({
        __typename: 'OfferEdge',
        cursor,
        node: offerOf(offer),
      })),
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  };
  cache.writeQuery({ query: OfferPlacesDocument, data: data as never });
  const read = () => cache.readQuery({ query: OfferPlacesDocument });
  return {
    cache,
    /** Writes an offer like a response or a live change does. */
    receives(offer: Made) {
      const { __typename, id, ...fields } = offerOf(offer);
      const { product, buyer, ...own } = fields;
      cache.modify({
        id: cache.identify({ __typename, id }) ?? '',
        fields: { status: () => own.status, amount: () => own.amount },
      });
      if (!cache.extract()[`Offer:${id}`]) {
        cache.restore({
          [`User:${buyer.id}`]: buyer,
          ...cache.extract(),
          [`Offer:${id}`]: {
            __typename,
            id,
            ...own,
            product: { __ref: `Product:${product.id}` },
            buyer: { __ref: `User:${buyer.id}` },
          },
        });
      }
      updateOfferConnections(cache, id);
    },
    listed: () => read()?.offers.edges.map(({ node }) => node.id),
    states: () => read()?.offers.edges.map(({ node }) => `${node.id} ${node.status}`),
    first: () => read()?.offers.edges[0]?.node,
  };
}

test('a seller has the open offers first, the greatest amount first, and then the newest', () => {
  const { receives, listed } = cacheOf('SELLER', [
    { id: 'a1', status: 'OPEN', amount: 80_00, cursor: '-8000.a1' },
    { id: 'a2', status: 'DECLINED', amount: 90_00, cursor: 'a2' },
  ]);
  receives({ id: 'a3', status: 'OPEN', amount: 95_00, buyer: 'anna' });
  expect(listed()).toEqual(['a3', 'a1', 'a2']);
  receives({ id: 'a1', status: 'OPEN', amount: 99_00 });
  expect(listed()).toEqual(['a1', 'a3', 'a2']);
  receives({ id: 'a3', status: 'WITHDRAWN', amount: 95_00, buyer: 'anna' });
  expect(listed()).toEqual(['a1', 'a3', 'a2']);
  receives({ id: 'a1', status: 'DECLINED', amount: 99_00 });
  expect(listed()).toEqual(['a3', 'a2', 'a1']);
});

test('a buyer has the newest first, and the product names the newest of them', () => {
  const { receives, listed, first } = cacheOf('BUYER', [
    { id: 'a2', status: 'DECLINED', amount: 90_00, cursor: 'a2' },
  ]);
  receives({ id: 'a3', status: 'OPEN', amount: 50_00 });
  expect(listed()).toEqual(['a3', 'a2']);
  expect(first()?.product.viewerOffer?.id).toBe('a3');
  receives({ id: 'a2', status: 'DECLINED', amount: 90_00 });
  expect(first()?.product.viewerOffer?.id).toBe('a3');
});

const threeOffers = () =>
  cacheOf('SELLER', [
    { id: 'a3', status: 'OPEN', amount: 95_00, cursor: '-9500.a3' },
    { id: 'a2', status: 'OPEN', amount: 80_00, product: 'rack', cursor: '-8000.a2' },
    { id: 'a1', status: 'DECLINED', amount: 90_00, cursor: 'a1' },
  ]);

test('a pause keeps the open offers of its product, none of which can be accepted meanwhile', () => {
  const { cache, states, first } = threeOffers();
  cache.modify({ id: 'Product:bench', fields: { inStock: () => 'PAUSED' } });
  updateProductConnections(cache, 'bench');
  expect(states()).toEqual(['a3 OPEN', 'a2 OPEN', 'a1 DECLINED']);
  expect(first()).toMatchObject({ viewerCanAccept: false, viewerCanDecline: true });
  cache.modify({ id: 'Product:bench', fields: { inStock: () => 'AVAILABLE' } });
  updateProductConnections(cache, 'bench');
  expect(first()).toMatchObject({ viewerCanAccept: true, viewerCanDecline: true });
});

test('a counter-offer stays acceptable for its buyer when its product changes, but for a pause', () => {
  const { cache, first } = cacheOf('BUYER', [
    { id: 'a3', status: 'OPEN', amount: 95_00, proposedBy: 'SELLER', cursor: 'a3' },
  ]);
  updateProductConnections(cache, 'bench');
  expect(first()).toMatchObject({ viewerCanAccept: true });
  cache.modify({ id: 'Product:bench', fields: { inStock: () => 'PAUSED' } });
  updateProductConnections(cache, 'bench');
  expect(first()).toMatchObject({ viewerCanAccept: false });
});

test.each(['SOLD', 'SOLD_ELSEWHERE', 'REMOVED', 'HIDDEN'] as const)(
  'the open offers of a product that is %s end, and those of no other',
  (inStock) => {
    const { cache, states } = threeOffers();
    cache.modify({ id: 'Product:bench', fields: { inStock: () => inStock } });
    updateProductConnections(cache, 'bench');
    expect(states()).toEqual(['a2 OPEN', 'a3 CLOSED', 'a1 DECLINED']);
    cache.modify({ id: 'Product:bench', fields: { inStock: () => 'AVAILABLE' } });
    updateProductConnections(cache, 'bench');
    expect(states()).toEqual(['a2 OPEN', 'a3 CLOSED', 'a1 DECLINED']);
  },
);

test('a deleted buyer has no name at the seller any more, and no open offer', () => {
  const { cache, states, first } = cacheOf('SELLER', [
    { id: 'a2', status: 'OPEN', amount: 80_00, cursor: '-8000.a2' },
  ]);
  removeBuyer(cache, 'paul');
  expect(states()).toEqual(['a2 WITHDRAWN']);
  expect(first()).toMatchObject({ buyer: null, viewerCanAccept: false, viewerCanDecline: false });
});
