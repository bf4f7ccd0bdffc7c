import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { OffersOfProduct_OfferFragment } from '../../../generated/graphql.ts';
import { countText } from '../../../lib/countText.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { twoLines } from '../../../ui/table/CellText.tsx';
import { LazyProductPriceGuide } from '../../price-guide/LazyProductPriceGuide.tsx';
import { OfferedProductPicture } from '../OfferedProduct.tsx';

graphql(`
  fragment OffersOfProduct_offer on Offer {
    amount {
      amount
    }
    product {
      productName
      inStock
      resalePrice {
        formatted
      }
      ...ProductPriceGuide_product
    }
    ...OfferedProduct_offer
  }
`);

type Props = {
  /** the offer with the highest amount */
  offer: FragmentType<OffersOfProduct_OfferFragment>;
  count: number;
  children: ReactNode;
};

export function OffersOfProduct({ count, children, ...props }: Props) {
  const offer = unmask<OffersOfProduct_OfferFragment>(props.offer);
  const { id, productName, inStock, resalePrice } = offer.product;
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.5 }}>
        <OfferedProductPicture offer={offer} />
        <Box sx={{ minWidth: 0 }}>
          <Typography id={headingId} variant="h3" component="h2" title={productName} sx={twoLines}>
            <TextLink to={paths.product(id)} color="textPrimary">
              {productName}
            </TextLink>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {countText(count, 'open offer')}, price {resalePrice.formatted}
            {inStock === 'PAUSED' && '. Paused: resume it to accept an offer.'}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ maxWidth: 560, mb: 1.5, '&:empty': { display: 'none' } }}>
        <LazyProductPriceGuide
          product={offer.product}
          marked={{
            amount: offer.amount.amount,
            name: count === 1 ? 'This offer' : 'The highest offer',
          }}
        />
      </Box>
      {children}
    </Box>
  );
}
