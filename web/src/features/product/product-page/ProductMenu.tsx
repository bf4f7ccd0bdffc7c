import { mdiDotsHorizontal } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import type { ProductMenu_ProductFragment } from '../../../generated/graphql.ts';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useLazyOverlay } from '../../../ui/useOverlay.ts';
import { useReportProduct } from '../../reports/useReportProduct.tsx';

graphql(`
  fragment ProductMenu_product on Product {
    productName
    ...ReportProduct_product
  }
`);

const ProductMenuList = lazyChunk(
  async () => (await import('./ProductMenuList.tsx')).ProductMenuList,
);

type Props = { product: FragmentType<ProductMenu_ProductFragment> };

/** Rarely used actions on a product: compare, share, report. */
export function ProductMenu(props: Props) {
  const product = unmask<ProductMenu_ProductFragment>(props.product);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isOpen, open, overlay } = useLazyOverlay();
  const report = useReportProduct(product);
  const id = useId();
  return (
    <>
      <IconButton
        aria-label="More"
        title="More"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        color="inherit"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          open();
        }}
        sx={{ flexShrink: 0, width: 40, height: 40, my: '-3px' }}
      >
        <Icon path={mdiDotsHorizontal} size={24} />
      </IconButton>
      {overlay && anchor && (
        <ProductMenuList
          {...overlay}
          id={id}
          anchor={anchor}
          productId={product.id}
          productName={product.productName}
          report={report}
        />
      )}
      {report?.dialog}
    </>
  );
}
