import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MissingFacts_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { factsOf } from '../facts/facts.ts';

graphql(`
  fragment MissingFacts_product on Product {
    viewerCanEdit
    ...Facts_product
  }
`);

/** Asks the seller of a product without measurements to add some. */
export function MissingFacts(props: { product: FragmentType<MissingFacts_ProductFragment> }) {
  const product = unmask<MissingFacts_ProductFragment>(props.product);
  if (!product.viewerCanEdit || factsOf(product).length > 0) return null;
  return (
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
      <ButtonLink to={paths.editProduct(product.id)} variant="outlined" size="small">
        Add details
      </ButtonLink>
    </Box>
  );
}
