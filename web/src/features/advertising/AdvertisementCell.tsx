import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdvertisementCell_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { AdvertiseButton } from './AdvertiseButton.tsx';
import { EndAdvertisementButton } from './EndAdvertisementButton.tsx';

graphql(`
  fragment AdvertisementCell_product on Product {
    advertisedUntil
    viewerCanEndAdvertisement
    ...AdvertiseButton_product
    ...EndAdvertisementButton_product
  }
`);

/** Whether a product is advertised, until when, and the seller's buttons. */
export function AdvertisementCell(props: {
  product: FragmentType<AdvertisementCell_ProductFragment>;
}) {
  const product = unmask<AdvertisementCell_ProductFragment>(props.product);
  const { advertisedUntil, viewerCanEndAdvertisement } = product;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <AdvertiseButton product={product} />
        {viewerCanEndAdvertisement && <EndAdvertisementButton product={product} />}
      </Box>
      {advertisedUntil && (
        <Typography variant="caption" color="textSecondary" noWrap>
          until <time dateTime={advertisedUntil}>{formatDay(advertisedUntil)}</time>
        </Typography>
      )}
    </Box>
  );
}
