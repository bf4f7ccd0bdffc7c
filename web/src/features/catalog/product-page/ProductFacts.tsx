import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ProductFacts_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { useUnits } from '../../units/useUnits.ts';
import { factsOf, factText } from '../facts/facts.ts';

graphql(`
  fragment ProductFacts_product on Product {
    id
    viewerCanEdit
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

/** The seller's measurements. Without any, only the seller is asked for some. */
export function ProductFacts(props: { product: FragmentType<ProductFacts_ProductFragment> }) {
  const product = unmask<ProductFacts_ProductFragment>(props.product);
  const { id, viewerCanEdit } = product;
  const facts = factsOf(product);
  const units = useUnits();
  const titleId = useId();
  if (facts.length === 0 && !viewerCanEdit) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Details
      </Typography>
      {facts.length > 0 ? (
        <Box component="dl" sx={table}>
          {facts.map((fact) => (
            <Box key={fact.name} sx={line}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {fact.attribute.label}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, fontWeight: 500, textAlign: 'end', overflowWrap: 'anywhere' }}
              >
                {factText(fact, units)}
              </Typography>
            </Box>
          ))}
        </Box>
      ) : (
        <Box
          sx={{
            p: 2,
            border: 1,
            borderStyle: 'dashed',
            borderColor: 'divider',
            borderRadius: '12px',
          }}
        >
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            Buyers filter and compare by weight, size and brand. You haven’t added any yet.
          </Typography>
          <ButtonLink to={paths.editProduct(id)} variant="outlined" size="small">
            Add details
          </ButtonLink>
        </Box>
      )}
    </Box>
  );
}
