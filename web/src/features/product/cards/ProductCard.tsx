import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { ProductCard_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { truncate } from '../../../lib/text.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';
import { PriceText } from '../../../ui/text/PriceText.tsx';
import { CompareIconButton } from '../../browsing/CompareIconButton.tsx';
import { CardButtons } from '../../lists/buttons/CardButtons.tsx';
import { LocationText } from '../../places/LocationText.tsx';
import { useSession } from '../../session/session.ts';
import { ExplainedCondition } from '../condition/ExplainedCondition.tsx';
import { OriginalPrice } from '../OriginalPrice.tsx';
import { PreviousPrice } from '../PreviousPrice.tsx';
import {
  badgePlace,
  cardButtons,
  cardName,
  cardText,
  frame,
  lastLine,
  pictureLink,
  priceLine,
  teaser,
} from './productCard.styles.ts';

graphql(`
  fragment ProductCard_product on Product {
    productName
    body
    image {
      ...Picture_image
    }
    resalePrice {
      ...PriceText_money
    }
    ...ExplainedCondition_product
    ...OriginalPrice_product
    ...PreviousPrice_product
    ...ProductSummary_product
    ...AddToList_product
    ...LocationText_product
  }
`);

type Props = {
  product: FragmentType<ProductCard_ProductFragment>;
  /** above the fold: its picture isn't loaded lazily */
  priority?: boolean;
  /** parts of the searched text that it lacks */
  missing?: readonly string[];
};

/**
 * A product in a list that buyers choose from (`ProductGrid`), with buttons to order, wish and compare. Its description
 * shows on hover, and always on devices that can't hover. Other lists use `ProductTile`. Memoized, so that hydration or
 * another render of the list doesn't rerender its cards.
 */
export const ProductCard = memo(function ProductCard(props: Props) {
  const product = unmask<ProductCard_ProductFragment>(props.product);
  const { user } = useSession();
  const address = paths.product(product.id);
  return (
    <Box component="article" sx={frame}>
      <Box component={Link} to={address} tabIndex={-1} aria-hidden sx={pictureLink}>
        <Picture
          image={product.image}
          alt=""
          ratio="16 / 10"
          sizes="(min-width: 1200px) 350px, (min-width: 360px) 45vw, 100vw"
          priority={props.priority ?? false}
        />
      </Box>
      <ExplainedCondition product={product} sx={badgePlace} />
      <Box sx={cardText}>
        <Typography variant="h4" component="h2" sx={cardName}>
          {product.productName}
        </Typography>
        <Box sx={priceLine}>
          <PriceText price={product.resalePrice} variant="h3" component="span" />
          <OriginalPrice product={product} />
          <PreviousPrice product={product} />
          {user && (
            <Box sx={cardButtons}>
              <CardButtons product={product} />
            </Box>
          )}
        </Box>
        {props.missing && props.missing.length > 0 && (
          <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
            No match for {props.missing.map((part) => `“${part}”`).join(', ')}
          </Typography>
        )}
        <Typography variant="body2" className="on-hover" sx={teaser}>
          {truncate(product.body, 50)}
        </Typography>
        <Box sx={lastLine}>
          <Typography variant="caption" color="textSecondary" noWrap sx={{ mr: 'auto' }}>
            <LocationText product={product} />
          </Typography>
          <TextLink
            to={address}
            sx={{ typography: 'body2', fontWeight: 600, py: { xs: 1.25, sm: 0.5 } }}
          >
            Read More<HiddenText> about {product.productName}</HiddenText>
          </TextLink>
        </Box>
      </Box>
      <CompareIconButton id={product.id} productName={product.productName} />
    </Box>
  );
});
