import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SimilarResults_ProductsFragment } from '../../../generated/graphql.ts';
import { graphql, unmask } from '../../../lib/graphql.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import type { ShownProducts } from './useShownProducts.ts';
import { withoutPhrase } from './withoutPhrase.ts';

graphql(`
  fragment SimilarResults_products on ProductConnection {
    correctedText
    edges {
      missing
    }
  }
`);

/** Maximum number of shorter searches offered. */
const mostOffers = 3;

/** Shown above partial matches of a text; offers shorter searches. */
export function SimilarResults({ list: { address, data } }: { list: ShownProducts }) {
  const products = unmask<SimilarResults_ProductsFragment>(data?.products);
  const text = products?.correctedText ?? address.filter.text;
  const missing = products?.edges.flatMap((edge) => edge.missing) ?? [];
  if (!text || missing.length === 0) return null;
  const offers = [...new Set(missing)]
    .flatMap((part) => {
      const shorter = withoutPhrase(text, part);
      return shorter ? [{ part, shorter }] : [];
    })
    .slice(0, mostOffers);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2.5 }}>
      <Typography variant="h2" sx={{ typography: 'h3' }}>
        Similar results
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        No exact matches for “{text}”. Similar products:
      </Typography>
      {offers.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {offers.map(({ part, shorter }) => (
            <ButtonLink
              key={part}
              size="small"
              variant="outlined"
              to={address.addressWith({ text: shorter })}
              sx={{ overflowWrap: 'anywhere' }}
            >
              Search without “{part}”
            </ButtonLink>
          ))}
        </Box>
      )}
    </Box>
  );
}
