import { UpdateProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ProductContact_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';

graphql(`
  fragment ProductContact_product on Product {
    phone
    sellerEmail
  }
`);

/** The seller's phone number and e-mail; nothing once both are gone. */
export function ProductContact(props: { product: FragmentType<ProductContact_ProductFragment> }) {
  const { phone, sellerEmail } = unmask<ProductContact_ProductFragment>(props.product);
  const titleId = useId();
  if (!phone && !sellerEmail) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ color: 'text.secondary' }}>
      <Typography id={titleId} variant="h4" component="h2" sx={{ mb: 0.5 }}>
        Contact
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          typography: 'body2',
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {phone && (
          <>
            <dt>{UpdateProductInput.phone.label}</dt>
            <dd>
              <Link href={`tel:${phone}`} color="inherit">
                {phone}
              </Link>
            </dd>
          </>
        )}
        {sellerEmail && (
          <>
            <dt>Email</dt>
            <dd>
              <Link href={`mailto:${sellerEmail}`} color="inherit">
                {sellerEmail}
              </Link>
            </dd>
          </>
        )}
      </Box>
    </Box>
  );
}
