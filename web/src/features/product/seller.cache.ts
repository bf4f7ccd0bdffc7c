import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { refTo } from '../../apollo/connections/editConnections.ts';
import { findRecords } from '../../apollo/findRecords.ts';
import { updateProductConnections } from './product.cache.ts';

/**
 * Removes a deleted seller from all cached products, and the seller's products for sale from lists. Searches the whole
 * cache, since the answer contains only some of them.
 */
export function removeSeller(cache: ApolloCache, sellerId: string): void {
  const isUser = (user: unknown) => isReference(user) && user.__ref === `User:${sellerId}`;
  const isTheirs = ({ seller }: { seller?: Reference | null }) => isUser(seller);
  for (const product of findRecords(cache, 'Product', isTheirs)) {
    cache.modify({
      id: refTo('Product', product).__ref,
      fields: {
        seller: () => null,
        sellerName: () => null,
        sellerEmail: () => null,
        phone: () => null,
        location: () => '',
        // Counts the change once: without a location, the seller was removed before.
        revision: (revision: number, { readField }) =>
          readField('location', refTo('Product', product)) === '' ? revision : revision + 1,
        inStock: (stock) => (stock === 'SOLD' ? stock : 'REMOVED'),
        viewerCanBuy: () => false,
        viewerCanOffer: () => false,
        hold: () => null,
        hidden: () => null,
        viewerCanHide: () => false,
        viewerCanRestore: () => false,
        viewerCanAdvertise: () => false,
        advertisement: () => false,
        advertisedUntil: () => null,
        viewerCanEndAdvertisement: () => false,
      },
    });
    updateProductConnections(cache, product);
  }
  cache.modify<{ seller: Reference | null }>({
    fields: { seller: (seller) => (isUser(seller) ? null : seller) },
  });
}
