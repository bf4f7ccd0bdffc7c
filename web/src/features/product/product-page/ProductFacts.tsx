import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ProductFacts_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { useUnits } from '../../units/useUnits.ts';
import { factsOf, factText } from '../facts/facts.ts';
import { yearsOfUse } from '../yearsOfUse.ts';

graphql(`
  fragment ProductFacts_product on Product {
    yearsOfUsedProduct
    ...Facts_product
  }
`);

const table = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  borderTop: 1,
  borderColor: 'divider',
} as const;

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** The years of use and the seller's measurements. */
export function ProductFacts(props: { product: FragmentType<ProductFacts_ProductFragment> }) {
  const product = unmask<ProductFacts_ProductFragment>(props.product);
  const units = useUnits();
  const titleId = useId();
  const facts = factsOf(product).map((fact) => ({
    name: fact.attribute.label,
    text: factText(fact, units),
  }));
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Details
      </Typography>
      <Box component="dl" sx={table}>
        {[{ name: 'Used for', text: yearsOfUse(product.yearsOfUsedProduct) }, ...facts].map(
          ({ name, text }) => (
            <Box key={name} sx={line}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {name}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, fontWeight: 500, textAlign: 'end', overflowWrap: 'anywhere' }}
              >
                {text}
              </Typography>
            </Box>
          ),
        )}
      </Box>
    </Box>
  );
}
