import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductRating_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { RatingText } from './RatingText.tsx';
import { Stars } from './Stars.tsx';

graphql(`
  fragment ProductRating_product on Product {
    seller {
      soldCount
      rating {
        average
        count
      }
    }
  }
`);

/** The stars on a product's page: its seller's or, without reviews, five as for every product. */
export function ProductRating(props: { product: FragmentType<ProductRating_ProductFragment> }) {
  const { seller } = unmask<ProductRating_ProductFragment>(props.product);
  const { average, count = 0 } = seller?.rating ?? {};
  if (seller && average != null) {
    return <RatingText average={average} count={count} to={paths.sellerReviews(seller.id)} />;
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Stars value={5} quiet />
      <Typography component="span" variant="body2" color="textSecondary">
        {seller?.soldCount === 0 ? 'New seller' : 'No reviews yet'}
      </Typography>
    </Box>
  );
}
