import { matchPath } from 'react-router-dom';
import { useWantedProductQuery } from '../../../generated/accounts.ts';
import { graphql } from '../../../lib/graphql.ts';
import { patterns } from '../../../lib/paths.ts';
import { useNoteSeen } from '../../browsing/useNoteSeen.ts';
import { useReturnLocation } from './useReturnLocation.ts';

graphql(`
  query WantedProduct($id: ID!) {
    productPreview(id: $id) {
      ...PreviewHead_product
      ...PreviewDetails_product
      ...ProductPreviewHead_product
    }
  }
`);

/**
 * The product whose page sent the visitor to sign in.
 * @returns `product`: undefined while it loads, null if unknown; null instead of the object for any other page
 */
export function useWantedProduct() {
  const { state } = useReturnLocation();
  const id = matchPath(patterns.product, state?.from?.pathname ?? '')?.params.id;
  const { data, error } = useWantedProductQuery({ variables: { id: id ?? '' }, skip: !id });
  const product = data?.productPreview;
  useNoteSeen(product?.id);
  // Signing in works without it.
  return id && !(error && !data) ? { product } : null;
}
