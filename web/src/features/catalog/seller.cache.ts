import type { ApolloCache, Reference } from '@apollo/client';
import { refTo } from '../../apollo/connections.ts';
import { findRecords } from '../../apollo/findRecords.ts';
import { placeProduct } from './product.cache.ts';

/**
 * A seller's account is gone: what was for sale has left the shelves, and nothing names the seller
 * any more. The answer that says so carries part of a large shop's goods only, so this looks through
 * all that the cache knows.
 */
export function removeSeller(cache: ApolloCache, sellerId: string): void {
  const isTheirs = ({ seller }: { seller?: Reference | null }) =>
    seller?.__ref === `User:${sellerId}`;
  for (const product of findRecords(cache, 'Product', isTheirs)) {
    cache.modify({
      id: refTo('Product', product).__ref,
      fields: {
        seller: () => null,
        sellerName: () => null,
        sellerEmail: () => null,
        inStock: (stock) => (stock === 'AVAILABLE' ? 'REMOVED' : stock),
        viewerCanBuy: () => false,
        viewerCanAdvertise: () => false,
      },
    });
    placeProduct(cache, product);
  }
}
