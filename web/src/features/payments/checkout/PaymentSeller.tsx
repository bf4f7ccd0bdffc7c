import { mdiMapMarkerOutline, mdiStorefrontOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PaymentSeller_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { LocationText } from '../../places/LocationText.tsx';
import { SellerRating } from '../../reviews/SellerRating.tsx';

graphql(`
  fragment PaymentSeller_product on Product {
    sellerName
    seller {
      verified
      rating {
        average
      }
      ...SellerRating_user
    }
    location
    ...LocationText_product
  }
`);

type Props = { product: FragmentType<PaymentSeller_ProductFragment> };

/** The product's seller, and where to pick it up. */
export function PaymentSeller(props: Props) {
  const product = unmask<PaymentSeller_ProductFragment>(props.product);
  const { seller, sellerName, location } = product;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {seller && (
        <Line icon={mdiStorefrontOutline}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            Sold by <TextLink to={paths.seller(seller.id)}>{sellerName}</TextLink>
            {seller.verified && ' · Verified'}
          </Typography>
          {seller.rating?.average == null ? (
            <Typography variant="body2" color="textSecondary">
              New seller
            </Typography>
          ) : (
            <SellerRating seller={seller} />
          )}
        </Line>
      )}
      {location && (
        <Line icon={mdiMapMarkerOutline}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <LocationText product={product} />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            You agree on the exact place with the seller.
          </Typography>
        </Line>
      )}
    </Box>
  );
}

function Line({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Box sx={{ flexShrink: 0, height: 24, color: 'text.secondary' }}>
        <Icon path={icon} size={22} />
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
