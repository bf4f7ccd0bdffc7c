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
import type { WantedAct } from '../../session/wantedAct.ts';
import { useReturnLocation } from './useReturnLocation.ts';
import { WantedActs } from './WantedActs.tsx';

graphql(`
  query WantedProduct($id: ID!) {
    productPreview(id: $id) {
      id
      inStock
      ...ProductPreview_product
      ...ProductPreviewHead_product
    }
  }
`);

type Props = {
  /** how to go on */
  remedy: string;
  /** the document's head without a product */
  head: ReactNode;
};

/** By the interrupted act. */
const outcomes: Record<WantedAct | 'see', string> = {
  see: 'to see the seller and book',
  book: 'and we’ll add it to your cart',
  wish: 'and we’ll save it to your wish list',
  offer: 'to make your offer',
  ask: 'to write your question',
  follow: 'to follow the seller',
  report: 'to report it',
  saveSearch: 'to save your search',
};

/** The product page that sent the visitor to sign in, if it was one. */
export function WantedProduct({ remedy, head }: Props) {
  const { state } = useReturnLocation();
  const id = matchPath(patterns.product, state?.from?.pathname ?? '')?.params.id;
  return id ? <Wanted key={id} id={id} remedy={remedy} head={head} /> : head;
}

function Wanted({ id, remedy, head }: Props & { id: string }) {
  const { state } = useReturnLocation();
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
      <ProductPreview product={product}>
        {remedy} {outcomes[state?.act ?? 'see']}
      </ProductPreview>
      {product.inStock === 'AVAILABLE' && <WantedActs />}
    </>
  );
}

function NoSuchProduct({ head }: Pick<Props, 'head'>) {
  useResponseStatus(404);
  return head;
}
