import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ProductSummary_ProductFragment } from '../../../generated/graphql.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import { useSession } from '../../session/session.ts';
import { ProductBody, ProductHeading, ProductPicture } from '../ProductSummary.tsx';

/** The picture next to the facts; on a narrow screen one below the other. */
export const productColumns = {
  display: 'grid',
  columnGap: { lg: 5 },
  rowGap: { xs: 3, lg: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

type Props = {
  summary: FragmentType<ProductSummary_ProductFragment>;
  /** its photos; its picture is shown until they load */
  gallery?: ReactNode;
  /** its seller's stars; their place is reserved until they load */
  rating?: ReactNode;
  /** actions; their place is reserved until they load */
  actions?: ReactNode;
  /** below the description */
  facts?: ReactNode;
  /** further details; their place is reserved until they load */
  children?: ReactNode;
};

/** High enough for a buyer's actions, offers included. */
const twoButtons = { height: { xs: 112, sm: 50 }, mb: 1.5 };
const threeButtons = { height: { xs: 186, sm: 124 } };

/** The layout of a product's page, with placeholders for missing parts. */
export function ProductLayout(props: Props) {
  const { summary: face, gallery, rating, actions, facts, children } = props;
  const { user } = useSession();
  return (
    <Box component="article" sx={{ ...productColumns, gridTemplateRows: { lg: 'auto 1fr' } }}>
      {gallery ?? <ProductPicture product={face} />}
      <Box sx={{ display: 'grid', gap: 3, gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } }}>
        <ProductHeading product={face} rating={rating} />
        {actions ?? (
          <Skeleton
            variant="rounded"
            sx={{ ...(user?.role === 'BUYER' ? threeButtons : twoButtons), borderRadius: '10px' }}
          />
        )}
        {children ?? <Skeleton variant="rounded" height={300} sx={{ borderRadius: '12px' }} />}
      </Box>
      <Box sx={{ gridColumn: { lg: 1 }, display: 'grid', gap: 4 }}>
        <div>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            Description
          </Typography>
          <ProductBody product={face} />
        </div>
        {facts}
      </Box>
    </Box>
  );
}
