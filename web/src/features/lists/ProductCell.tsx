import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductCell_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { CellText } from '../../ui/table/CellText.tsx';
import { PriceText } from '../../ui/text/PriceText.tsx';

graphql(`
  fragment ProductCell_product on Product {
    productName
    inStock
    image {
      ...Picture_image
    }
    resalePrice {
      ...PriceText_money
    }
  }
`);

type Props = { product: FragmentType<ProductCell_ProductFragment> };

/** A product's small picture in a table. */
export function ProductThumbnail({ width = 64, ...props }: Props & { width?: number }) {
  const { image } = unmask<ProductCell_ProductFragment>(props.product);
  return <Picture image={image} alt="" sizes="64px" sx={{ width, borderRadius: '8px' }} />;
}

/** A product's name and price in a table. */
export function ProductCell(props: Props) {
  const { resalePrice } = unmask<ProductCell_ProductFragment>(props.product);
  return (
    <Box sx={{ display: 'grid', minWidth: 0 }}>
      <ProductName product={props.product} />
      <PriceText price={resalePrice} variant="caption" color="textSecondary" />
    </Box>
  );
}

/** A product's name in a table, linked to its page if it has one. */
export function ProductName(props: Props) {
  const { id, productName, inStock } = unmask<ProductCell_ProductFragment>(props.product);
  return inStock === 'REMOVED' ? (
    <Typography variant="body2" sx={{ fontWeight: 600 }} color="textSecondary">
      <CellText>{productName}</CellText>
    </Typography>
  ) : (
    <TextLink to={paths.product(id)} color="textPrimary" variant="body2" sx={{ fontWeight: 600 }}>
      <CellText>{productName}</CellText>
    </TextLink>
  );
}
