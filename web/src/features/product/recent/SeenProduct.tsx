import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SeenProduct_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { cardFrame } from '../../../ui/cardFrame.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PriceText } from '../../../ui/text/PriceText.tsx';
import { StockTag } from '../../lists/StockTag.tsx';

graphql(`
  fragment SeenProduct_product on Product {
    productName
    inStock
    image {
      ...Picture_image
    }
    resalePrice {
      ...PriceText_money
    }
    ...StockTag_product
  }
`);

/**
 * A small picture of a product with its name and price, and whether it was sold meanwhile. The whole element is a link.
 */
export function SeenProduct(props: { product: FragmentType<SeenProduct_ProductFragment> }) {
  const product = unmask<SeenProduct_ProductFragment>(props.product);
  return (
    <Box component="li" sx={{ display: 'grid', scrollSnapAlign: 'start' }}>
      <Box
        component={Link}
        to={paths.product(product.id)}
        sx={{
          display: 'block',
          position: 'relative',
          ...cardFrame,
          color: 'text.primary',
          overflow: 'hidden',
          textDecoration: 'none',
          transition: 'border-color 180ms',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <Picture image={product.image} alt="" sizes="184px" />
        {product.inStock !== 'AVAILABLE' && (
          <Box sx={{ position: 'absolute', left: 8, top: 8 }}>
            <StockTag product={product} />
          </Box>
        )}
        <Box sx={{ p: 1.5 }}>
          <Typography
            variant="body2"
            component="h3"
            sx={{
              fontWeight: 600,
              overflowWrap: 'anywhere',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 2,
              overflow: 'hidden',
            }}
          >
            {product.productName}
          </Typography>
          <PriceText price={product.resalePrice} variant="body2" sx={{ mt: 0.5 }} />
        </Box>
      </Box>
    </Box>
  );
}
