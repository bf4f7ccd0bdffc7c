import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ProductSummary_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, unmask } from '../../../lib/graphql.ts';
import { ProductBody, ProductHeading, ProductPicture } from '../ProductSummary.tsx';
import { BuyBoxFrame } from './buy-box/BuyBoxFrame.tsx';
import { BuyPrice } from './buy-box/BuyPrice.tsx';

/** The picture beside name and box; stacked on a narrow screen. */
export const productColumns = {
  display: 'grid',
  columnGap: { md: 4, lg: 5 },
  rowGap: { xs: 2.5, md: 4 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 340px',
    lg: 'minmax(0, 1fr) 384px',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
} as const;

/** The second column, which stays in view if it fits into the window. */
export const besidePhotos = {
  display: 'grid',
  gap: 2.5,
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
  '@media (min-width: 900px) and (min-height: 720px)': {
    position: 'sticky',
    top: 'calc(var(--navbar-height, 0px) + 16px)',
  },
} as const;

type Props = {
  summary: FragmentType<ProductSummary_ProductFragment>;
  /** the photos; the main picture is shown until they load */
  gallery?: ReactNode;
  /** the state of the sale */
  stock?: ReactNode;
  /** the buy box; its space is reserved until it loads */
  box?: ReactNode;
  /** below the description */
  children?: ReactNode;
};

/** The layout of a product's page, with placeholders for missing parts. */
export function ProductLayout({ summary, gallery, stock, box, children }: Props) {
  return (
    <Box component="article" sx={productColumns}>
      {gallery ?? <ProductPicture product={summary} />}
      <Box sx={besidePhotos}>
        <ProductHeading product={summary} stock={stock} />
        {box ?? <BoxSkeleton summary={summary} />}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <div>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            Description
          </Typography>
          <ProductBody product={summary} />
        </div>
        {children}
      </Box>
    </Box>
  );
}

const BoxSkeleton = ({ summary }: Pick<Props, 'summary'>) => (
  <BuyBoxFrame
    price={<BuyPrice product={unmask<ProductSummary_ProductFragment>(summary)} agreed={null} />}
    action={<Skeleton variant="rounded" height={50} sx={{ borderRadius: '10px' }} />}
  >
    <Skeleton variant="rounded" height={84} sx={{ borderRadius: '10px' }} />
    <Skeleton variant="rounded" height={220} sx={{ borderRadius: '10px' }} />
  </BuyBoxFrame>
);
