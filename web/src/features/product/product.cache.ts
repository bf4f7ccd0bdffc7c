import type { ApolloCache } from '@apollo/client';
import { ownListKey } from '@fitness-zone/contract/catalog/own-list.ts';
import { cursorOf } from '@fitness-zone/contract/search/product-order.ts';
import {
  editConnections,
  refTo,
  updateConnections,
  withEntry,
  withoutEntry,
} from '../../apollo/connections/editConnections.ts';
import { findRecords } from '../../apollo/findRecords.ts';
import { expireField } from '../../apollo/races/staleQueries.ts';
import { ViewerInCacheDocument } from '../../generated/product.ts';
import { graphql } from '../../lib/graphql.ts';
import { updateOffersOfProduct } from '../offers/offerConnections.cache.ts';
import { hasMoved, readCachedProduct } from './product-connections/cachedProduct.ts';
import { followProductConnections } from './product-connections/followProductConnections.ts';
import { expireSimilarProducts } from './product-page/similarProducts.cache.ts';

graphql(`
  query ViewerInCache {
    me {
      id
    }
  }
`);

/**
 * Adds a product to the cached lists where it belongs and removes it from the others. Its cached fields decide, so one
 * rule covers every kind of change. Refetches filtered lists, admins' lists and similar products.
 */
export function updateProductConnections(cache: ApolloCache, id: string): void {
  const product = readCachedProduct(cache, id);
  if (!product) return;
  const changeNumber = followProductConnections(cache, product);
  expireField(cache, 'adminProducts', { changeNumber, entries: true });
  expireSimilarProducts(cache, product, changeNumber);
  const { record, inStock, category, seller } = product;
  const categoryIds = hasMoved(product)
    ? findRecords(cache, 'Category', () => true)
    : category
      ? [category.id]
      : [];
  for (const id of categoryIds) {
    const categoryProducts = { field: 'products', of: refTo('Category', id) } as const;
    const belongs = inStock === 'AVAILABLE' && id === category?.id;
    updateConnections(cache, categoryProducts, record, () => belongs);
  }
  if (seller) {
    const of = refTo('User', seller.id);
    updateConnections(
      cache,
      { field: 'productsForSale', of },
      record,
      () => inStock === 'AVAILABLE',
    );
    updateConnections(cache, { field: 'productsSold', of }, record, () => inStock === 'SOLD');
  }
  updateOffersOfProduct(cache, record, changeNumber);
  const me = cache.readQuery({ query: ViewerInCacheDocument, optimistic: true })?.me;
  const isOwn = me != null && seller?.id === me.id && inStock !== 'REMOVED';
  const cursor = cursorOf({ id, key: ownListKey(inStock) });
  editConnections(cache, { field: 'myProducts' }, (stored) =>
    isOwn ? withEntry(stored, record, cursor) : withoutEntry(stored, record),
  );
}
