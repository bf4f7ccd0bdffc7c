import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdvertisedCard_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { cardFrame } from '../../ui/cardFrame.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PriceText } from '../../ui/text/PriceText.tsx';
import { LocationText } from '../places/LocationText.tsx';
import { AdLabel } from './AdLabel.tsx';

graphql(`
  fragment AdvertisedCard_product on Product {
    productName
    ...LocationText_product
    image {
      ...Picture_image
    }
    resalePrice {
      ...PriceText_money
    }
  }
`);

const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  ...cardFrame,
  overflow: 'hidden',
  '&:hover, &:focus-within': { borderColor: 'primary.main' },
} as const;

/** The link covers the card; other controls are above it. */
const link = {
  display: 'block',
  color: 'text.primary',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** An advertised product in brief, labelled as an advertisement. */
export function AdvertisedCard(props: { product: FragmentType<AdvertisedCard_ProductFragment> }) {
  const product = unmask<AdvertisedCard_ProductFragment>(props.product);
  const { id, productName, image, resalePrice } = product;
  return (
    <Box sx={card}>
      <Picture image={image} alt="" sizes="96px" sx={{ aspectRatio: 'auto', minHeight: 92 }} />
      <Box sx={{ minWidth: 0, px: 1.5, py: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
          <Typography variant="subtitle2" component="p" noWrap sx={{ flex: 1, minWidth: 0 }}>
            <TextLink to={paths.product(id)} noWrap sx={link}>
              {productName}
            </TextLink>
          </Typography>
          <AdLabel sx={{ zIndex: 1 }} />
        </Box>
        <Typography variant="caption" color="textSecondary" component="p" noWrap>
          <LocationText product={product} />
        </Typography>
        <PriceText price={resalePrice} />
      </Box>
    </Box>
  );
}
