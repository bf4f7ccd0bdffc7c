import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductTile_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PriceText } from '../../../ui/text/PriceText.tsx';
import { LocationText } from '../../places/LocationText.tsx';
import { ConditionBadge } from '../condition/ConditionBadge.tsx';
import { OriginalPrice } from '../OriginalPrice.tsx';
import { PreviousPrice } from '../PreviousPrice.tsx';

graphql(`
  fragment ProductTile_product on Product {
    productName
    inStock
    image {
      ...Picture_image
    }
    resalePrice {
      ...PriceText_money
    }
    ...ConditionBadge_product
    ...OriginalPrice_product
    ...PreviousPrice_product
    ...LocationText_product
  }
`);

/** For the carousel. */
const usualSizes =
  '(min-width: 1024px) 330px, (min-width: 600px) 33vw, (min-width: 480px) 50vw, 100vw';

type Props = {
  product: FragmentType<ProductTile_ProductFragment>;
  /** the displayed widths of the picture */
  sizes?: string;
  /** the picture loads at once */
  priority?: boolean;
};

/**
 * A product in rows, the carousel and seller pages: picture, name, condition, price and, after a drop, the previous
 * price. One link without buttons; lists that buyers choose from use `ProductCard`.
 */
export function ProductTile({ priority = false, sizes = usualSizes, ...props }: Props) {
  const product = unmask<ProductTile_ProductFragment>(props.product);
  return (
    <Box
      component={Link}
      to={paths.product(product.id)}
      sx={{
        display: 'block',
        height: 1,
        borderRadius: '12px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
        overflow: 'hidden',
        textDecoration: 'none',
        transition: 'border-color 180ms',
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-visible': { outlineOffset: -3 },
        // Keeps the picture below the focus ring.
        isolation: 'isolate',
      }}
    >
      <Box sx={{ position: 'relative', zIndex: -1 }}>
        <Picture image={product.image} alt="" sizes={sizes} priority={priority} />
        <Box sx={{ position: 'absolute', left: 12, top: 12 }}>
          <ConditionBadge product={product} />
        </Box>
        {/* Placed on the picture, so that tiles keep their height when a price drops. */}
        <Box sx={{ position: 'absolute', left: 12, bottom: 12 }}>
          {product.inStock === 'AVAILABLE' && <PreviousPrice product={product} />}
        </Box>
      </Box>
      <Box sx={{ p: 2 }}>
        <Typography variant="h6" component="h3" noWrap>
          {product.productName}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" noWrap>
          <LocationText product={product} />
        </Typography>
        <Box
          sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, mt: 1 }}
        >
          <PriceText price={product.resalePrice} />
          <OriginalPrice product={product} />
        </Box>
      </Box>
    </Box>
  );
}
