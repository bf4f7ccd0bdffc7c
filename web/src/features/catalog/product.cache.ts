import type { ApolloCache } from '@apollo/client';
import { action } from '../../apollo/action.ts';
import { placeInLists, refTo } from '../../apollo/connections.ts';
import type {
  AddProductMutation,
  AdvertiseProductMutation,
  DeleteProductMutation,
} from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/** Posts a product. */
export const addProduct = action({
  mutation: graphql(`
    mutation AddProduct($input: AddProductInput!) {
      addProduct(input: $input) {
        success
        message
        code
        field
        alreadyDone
        product {
          id
          ...Product_record
        }
        viewer {
          id
          ...User_record
        }
      }
    }
  `),
  onAnswer: onProductPosted,
});

/** Takes a product off the shelves for good. */
export const deleteProduct = action({
  mutation: graphql(`
    mutation DeleteProduct($id: ID!) {
      deleteProduct(id: $id) {
        success
        message
        code
        field
        alreadyDone
        product {
          id
          ...Product_record
        }
        viewer {
          id
          ...User_record
        }
      }
    }
  `),
  onAnswer: onProductDeleted,
});

/** Sets a product's advertisement flag. */
export const advertiseProduct = action({
  mutation: graphql(`
    mutation AdvertiseProduct($id: ID!) {
      advertiseProduct(id: $id) {
        success
        message
        code
        field
        alreadyDone
        product {
          id
          ...Product_record
        }
      }
    }
  `),
  onAnswer: onProductAdvertised,
  paint: (cache, { id }) =>
    cache.modify({
      id: refTo('Product', id).__ref,
      fields: { advertisement: () => true, viewerCanAdvertise: () => false },
    }),
});

export function onProductPosted(cache: ApolloCache, { data }: { data: AddProductMutation }): void {
  placeProduct(cache, data.addProduct.product?.id);
}

export function onProductDeleted(
  cache: ApolloCache,
  { data }: { data: DeleteProductMutation },
): void {
  placeProduct(cache, data.deleteProduct.product?.id);
}

export function onProductAdvertised(
  cache: ApolloCache,
  { data }: { data: AdvertiseProductMutation },
): void {
  placeProduct(cache, data.advertiseProduct.product?.id);
}

const Product_place = graphql(`
  fragment Product_place on Product {
    id
    inStock
    advertisement
    seller {
      id
    }
    category {
      id
    }
  }
`);

const Viewer_me = graphql(`
  query ViewerInCache {
    me {
      id
    }
  }
`);

/**
 * Makes every list of products hold a product exactly if it belongs there. Where it belongs follows
 * from what the cache knows of it, so that one rule serves all that can happen to a product.
 */
export function placeProduct(cache: ApolloCache, id: string | undefined): void {
  if (!id) return;
  const record = refTo('Product', id);
  const product = cache.readFragment({ fragment: Product_place, from: record, optimistic: true });
  if (!product) return;
  const { inStock, advertisement, category, seller } = product;
  const forSale = inStock === 'AVAILABLE';
  placeInLists(cache, { field: 'products' }, record, ({ filter }) => {
    const { categoryId, advertised } = (filter ?? {}) as Filter;
    return (
      forSale &&
      (categoryId == null || categoryId === category?.id) &&
      (advertised == null || advertised === advertisement)
    );
  });
  if (category) {
    const shelf = { field: 'products', of: refTo('Category', category.id) } as const;
    placeInLists(cache, shelf, record, () => forSale);
  }
  const me = cache.readQuery({ query: Viewer_me, optimistic: true })?.me;
  const own = me != null && seller?.id === me.id && inStock !== 'REMOVED';
  placeInLists(cache, { field: 'myProducts' }, record, () => own);
}

type Filter = { categoryId?: string | null; advertised?: boolean | null };
