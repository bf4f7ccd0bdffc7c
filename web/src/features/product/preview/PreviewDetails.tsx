import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PreviewDetails_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { plainText } from '../../../ui/text/plainText.ts';
import { ProductFacts } from '../product-page/ProductFacts.tsx';

graphql(`
  fragment PreviewDetails_product on Product {
    body
    ...ProductFacts_product
  }
`);

/** A product's description and facts, for visitors. */
export function PreviewDetails(props: { product: FragmentType<PreviewDetails_ProductFragment> }) {
  const product = unmask<PreviewDetails_ProductFragment>(props.product);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <div>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          Description
        </Typography>
        <Typography sx={{ ...plainText, maxWidth: '68ch' }}>{product.body}</Typography>
      </div>
      <ProductFacts product={product} />
    </Box>
  );
}
