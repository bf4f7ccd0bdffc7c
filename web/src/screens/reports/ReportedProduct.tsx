import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StockTag } from '../../features/lists/StockTag.tsx';
import type { ReportedProduct_ReportFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { Picture } from '../../ui/Picture.tsx';

graphql(`
  fragment ReportedProduct_report on Report {
    product {
      productName
      sellerName
      image {
        ...Picture_image
      }
      ...StockTag_product
    }
  }
`);

/** A reported product: its picture, its name, its seller, and whether it is offered. */
export function ReportedProduct(props: { report: FragmentType<ReportedProduct_ReportFragment> }) {
  const { product } = unmask<ReportedProduct_ReportFragment>(props.report);
  if (!product) return null;
  const { id, productName, sellerName, image } = product;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Picture
        image={image}
        alt=""
        sizes="72px"
        sx={{ width: 72, borderRadius: '8px', flexShrink: 0 }}
      />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.25, justifyItems: 'start' }}>
        <TextLink to={paths.product(id)} sx={{ overflowWrap: 'anywhere' }}>
          {productName}
        </TextLink>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {sellerName ?? 'The seller’s account was deleted.'}
        </Typography>
        <StockTag product={product} />
      </Box>
    </Box>
  );
}
