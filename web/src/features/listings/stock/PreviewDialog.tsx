import { formatShortMoney } from '@fitness-zone/contract/payments/money.ts';
import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useListingPreviewQuery } from '../../../generated/listings.ts';
import { graphql } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../../ui/state/Skeletons.tsx';
import { StockTag } from '../../lists/StockTag.tsx';
import { BuyBoxFrame } from '../../product/product-page/buy-box/BuyBoxFrame.tsx';
import { BuyPrice } from '../../product/product-page/buy-box/BuyPrice.tsx';
import { ProductLocation } from '../../product/product-page/buy-box/ProductLocation.tsx';
import { SellerLine } from '../../product/product-page/buy-box/SellerLine.tsx';
import { Gallery } from '../../product/product-page/gallery/Gallery.tsx';
import { ProductFacts } from '../../product/product-page/ProductFacts.tsx';
import { ProductLayout } from '../../product/product-page/ProductLayout.tsx';

graphql(`
  query ListingPreview($id: ID!) {
    product(id: $id) {
      resalePrice {
        amount
        currency
      }
      ...ProductSummary_product
      ...Gallery_product
      ...StockTag_product
      ...BuyPrice_product
      ...ProductLocation_product
      ...SellerLine_product
      ...ProductFacts_product
    }
  }
`);

type Props = { productId: string; open: boolean; onClose: () => void };

/** A listing as buyers see it. Its buttons are inactive. */
export function PreviewDialog({ productId, open, onClose }: Props) {
  const titleId = useId();
  const { data, error, refetch } = useListingPreviewQuery({ variables: { id: productId } });
  const product = data?.product;
  return (
    <Dialog open={open} onClose={onClose} fullScreen aria-labelledby={titleId}>
      <DialogTitle
        id={titleId}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
      >
        As a buyer sees it
        <IconButton aria-label="Close preview" color="inherit" edge="end" onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers sx={{ bgcolor: 'background.default' }}>
        <Box sx={{ maxWidth: 1200, mx: 'auto', py: 1 }}>
          {product ? (
            <ProductLayout
              summary={product}
              gallery={<Gallery product={product} />}
              stock={<StockTag product={product} />}
              box={
                <BuyBoxFrame
                  price={<BuyPrice product={product} agreed={null} />}
                  action={
                    <Button variant="contained" size="large" fullWidth disabled>
                      Pay{' '}
                      {formatShortMoney(product.resalePrice.amount, product.resalePrice.currency)}
                    </Button>
                  }
                >
                  <Button variant="outlined" color="inherit" disabled>
                    Add to Cart
                  </Button>
                  <ProductLocation product={product} />
                  <SellerLine product={product} />
                </BuyBoxFrame>
              }
            >
              <ProductFacts product={product} />
            </ProductLayout>
          ) : error ? (
            <ErrorState onRetry={() => void refetch()} />
          ) : data ? (
            <Typography>This product was removed.</Typography>
          ) : (
            <TableSkeleton rows={4} />
          )}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
