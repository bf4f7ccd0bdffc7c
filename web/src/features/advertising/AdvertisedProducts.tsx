import Box from '@mui/material/Box';
import type { AdvertisedProducts_ProductsFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { AdvertisedCard } from './AdvertisedCard.tsx';

graphql(`
  fragment AdvertisedProducts_products on ProductConnection {
    edges {
      node {
        id
      }
    }
    advertisements {
      inStock
      advertisement
      ...AdvertisedCard_product
    }
  }
`);

// As wide as the visible list; on narrow screens the next card peeks in.
const row = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '86%', sm: '46%', lg: 'calc((100% - 32px) / 3)' },
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '4px',
  // Space for focus rings.
  mx: -0.5,
  px: 0.5,
  py: 0.5,
  '& > li': { scrollSnapAlign: 'start', minWidth: 0, display: 'grid' },
  '& > li:only-of-type': { gridColumnEnd: { xs: 'span 1' } },
} as const;

type Props = { products: FragmentType<AdvertisedProducts_ProductsFragment> };

/**
 * The advertised products of a list, as a row of its grid, each labelled as an advertisement. Skips products that are
 * in the list itself.
 */
export function AdvertisedProducts({ products }: Props) {
  const { advertisements, edges } = unmask<AdvertisedProducts_ProductsFragment>(products);
  const listed = new Set(edges.map(({ node }) => node.id));
  // Ended and sold ones disappear at once.
  const shown = advertisements.filter(
    ({ id, inStock, advertisement }) => inStock === 'AVAILABLE' && advertisement && !listed.has(id),
  );
  if (shown.length === 0) return null;
  return (
    <Box component="li" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <section aria-label="Advertisements">
        <Box component="ul" sx={row}>
          {shown.map((product) => (
            <li key={product.id}>
              <AdvertisedCard product={product} />
            </li>
          ))}
        </Box>
      </section>
    </Box>
  );
}
