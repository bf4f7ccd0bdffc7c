import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useResponseStatus } from '../../../lib/rendered/renderedPage.ts';
import { PageMeta } from '../../../ui/page/PageMeta.tsx';
import { PreviewDetails } from '../../product/preview/PreviewDetails.tsx';
import { PreviewHead } from '../../product/preview/PreviewHead.tsx';
import { ProductPreviewHead } from '../../product/preview/ProductPreviewHead.tsx';
import { AccountLayout } from '../AccountLayout.tsx';
import { useWantedProduct } from './useWantedProduct.ts';

type Props = {
  title: string;
  /** description for search engines and link previews */
  description: string;
  path: string;
  /** alternative pages, under the title */
  lead: ReactNode;
  children: ReactNode;
};

/** The layout of signing in and of signing up, beside the product that the visitor wanted to see. */
export function SignInLayout({ title, description, path, lead, children }: Props) {
  const wanted = useWantedProduct();
  const product = wanted?.product;
  return (
    <AccountLayout
      title={title}
      lead={lead}
      head={
        product ? (
          <ProductPreviewHead product={product} />
        ) : (
          <>
            <PageMeta title={title} description={description} path={path} />
            {product === null && <NoSuchProduct />}
          </>
        )
      }
      wanted={wanted && product !== null ? partsOf(product, title) : null}
    >
      {children}
    </AccountLayout>
  );
}

type Product = NonNullable<NonNullable<ReturnType<typeof useWantedProduct>>['product']>;

const partsOf = (product: Product | undefined, remedy: string) => ({
  head: product ? (
    <PreviewHead product={product}>{remedy} to buy it or ask the seller.</PreviewHead>
  ) : (
    <Skeleton
      variant="rectangular"
      sx={{ aspectRatio: '4 / 3', height: 'auto', borderRadius: '16px' }}
    />
  ),
  details: product && <PreviewDetails product={product} />,
});

function NoSuchProduct() {
  useResponseStatus(404);
  return null;
}
