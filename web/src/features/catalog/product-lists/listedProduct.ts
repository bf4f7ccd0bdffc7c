import type { ApolloCache, Reference } from '@apollo/client';
import { refTo } from '../../../apollo/cached-lists/connections.ts';
import { Product_ListedFragmentDoc } from '../../../generated/catalog.ts';
import type { Product_ListedFragment, ProductField } from '../../../generated/graphql.ts';
import { graphql } from '../../../lib/graphql.ts';

graphql(`
  fragment Product_listed on Product {
    id
    inStock
    advertisement
    condition
    revision
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
      id
      verified
    }
    category {
      id
    }
  }
`);

/** The fields that decide which lists contain a product, and where. Screens may have fetched only some of them. */
export type ListedProduct = Partial<Omit<Product_ListedFragment, 'inStock'>> &
  Pick<Product_ListedFragment, 'inStock'> & { record: Reference };

/** A product's cached fields; null if there are none. */
export function readListedProduct(cache: ApolloCache, id: string): ListedProduct | null {
  const record = refTo('Product', id);
  const product = cache.readFragment({
    fragment: Product_ListedFragmentDoc,
    from: record,
    optimistic: true,
    returnPartialData: true,
  }) as Partial<Product_ListedFragment> | null;
  return product?.inStock ? { ...product, inStock: product.inStock, record } : null;
}

/** Whether a field was ever edited. Its earlier value is unknown. */
export const isEdited = ({ edits = [] }: ListedProduct, edited: ProductField): boolean =>
  edits.some(({ field }) => field === edited);
