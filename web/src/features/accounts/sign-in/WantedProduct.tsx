import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { useWantedProductQuery } from '../../../generated/accounts.ts';
import { graphql } from '../../../lib/graphql.ts';
import { patterns } from '../../../lib/paths.ts';
import { useResponseStatus } from '../../../lib/rendered/renderedPage.ts';
import { useNoteSeen } from '../../browsing/useNoteSeen.ts';
import { ProductPreview } from '../../catalog/preview/ProductPreview.tsx';
import { ProductPreviewHead } from '../../catalog/preview/ProductPreviewHead.tsx';
import { useReturnLocation } from './useReturnLocation.ts';

graphql(`
  query WantedProduct($id: ID!) {
    productPreview(id: $id) {
      id
      ...ProductPreview_product
      ...ProductPreviewHead_product
    }
  }
`);

type Props = {
  /** how to see more of the product */
  remedy: string;
  /** the document's head where there is no product */
  head: ReactNode;
};

/** The product page that sent the visitor to sign in, if it was one. */
export function WantedProduct({ remedy, head }: Props) {
  const { state } = useReturnLocation();
  const id = matchPath(patterns.product, state?.from?.pathname ?? '')?.params.id;
  return id ? <Wanted key={id} id={id} remedy={remedy} head={head} /> : head;
}

function Wanted({ id, remedy, head }: Props & { id: string }) {
  const { data, error } = useWantedProductQuery({ variables: { id } });
  const product = data?.productPreview;
  useNoteSeen(product?.id);
  if (data && !product) return <NoSuchProduct head={head} />;
  if (!product) {
    return (
      <>
        {head}
        {!error && <Skeleton variant="rounded" height={148} />}
      </>
    );
  }
  return (
    <>
      <ProductPreviewHead product={product} />
      <ProductPreview product={product}>{remedy}</ProductPreview>
    </>
  );
}

function NoSuchProduct({ head }: Pick<Props, 'head'>) {
  useResponseStatus(404);
  return head;
}
