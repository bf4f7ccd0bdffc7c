import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SoldListing_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { plainText } from '../../../ui/text/plainText.ts';
import { conditionLabels } from '../../product/condition/condition.ts';

graphql(`
  fragment SoldListing_order on Order {
    productName
    price {
      formatted
    }
    product {
      condition
      body
      yearsOfUsedProduct
    }
  }
`);

/** The listing as the buyer bought it: a sold product can't be edited. */
export function SoldListing(props: { order: FragmentType<SoldListing_OrderFragment> }) {
  const { productName, price, product } = unmask<SoldListing_OrderFragment>(props.order);
  if (!product) return null;
  const { condition, body, yearsOfUsedProduct: years } = product;
  const used = years === 1 ? '1 year' : `${years} years`;
  return (
    <Box component="section" aria-label="The listing as sold" sx={box}>
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        The listing as sold: {productName}, {price.formatted}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {conditionLabels[condition]}, used {used}
      </Typography>
      <Typography variant="body2" sx={[plainText, { mt: 0.5, maxWidth: '62ch' }]}>
        {body}
      </Typography>
    </Box>
  );
}

const box = { mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' } as const;
