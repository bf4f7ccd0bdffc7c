import type { ApolloCache, Reference } from '@apollo/client';
import { refTo } from '../../apollo/connections.ts';
import { findRecords } from '../../apollo/findRecords.ts';
import { updateProductLists } from './product.cache.ts';

/**
 * Removes a deleted seller from all cached products, and those that were for sale from their lists. The
 * mutation's answer is limited to some of a seller's products, so this searches the whole cache.
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
        phone: () => null,
        location: () => '',
        inStock: (stock) => (stock === 'AVAILABLE' ? 'REMOVED' : stock),
        viewerCanBuy: () => false,
        viewerCanAdvertise: () => false,
      },
    });
    updateProductLists(cache, product);
  }
}
