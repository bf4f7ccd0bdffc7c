import type { ApolloCache, Reference } from '@apollo/client';
import { refTo } from '../../../apollo/connections/editConnections.ts';
import type { Product_CachedFragment } from '../../../generated/graphql.ts';
import { Product_CachedFragmentDoc } from '../../../generated/product.ts';
import { graphql } from '../../../lib/graphql.ts';

graphql(`
  fragment Product_cached on Product {
    inStock
    advertisement
    revision
    place {
      name
      region
      country
      latitude
      longitude
    }
    edits {
      field
    }
    originalPrice {
      amount
    }
    resalePrice {
      amount
    }
    seller {
      verified
    }
    category {
      id
    }
  }
`);

/**
 * The fields that decide which lists contain a product, and at which position. Screens may have fetched only some of
 * them.
 */
export type CachedProduct = Partial<Omit<Product_CachedFragment, 'inStock'>> &
  Pick<Product_CachedFragment, 'inStock'> & { record: Reference };

/** A product's cached fields; null if there are none. */
export function readCachedProduct(cache: ApolloCache, id: string): CachedProduct | null {
  const record = refTo('Product', id);
  const product = cache.readFragment({
    fragment: Product_CachedFragmentDoc,
    from: record,
    optimistic: true,
    returnPartialData: true,
  }) as Partial<Product_CachedFragment> | null;
  return product?.inStock ? { ...product, inStock: product.inStock, record } : null;
}

/** Whether the product was ever moved to another category, so that its earlier one is unknown. */
export const hasMoved = ({ edits = [] }: CachedProduct): boolean =>
  edits.some(({ field }) => field === 'CATEGORY');
