import Box from '@mui/material/Box';
import type { AdvertisedRow_ProductsFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Section } from '../../ui/page/Section.tsx';
import { AdLabel } from '../catalog/advertising/AdLabel.tsx';
import { ProductTile } from '../catalog/cards/ProductTile.tsx';

graphql(`
  fragment AdvertisedRow_products on ProductConnection {
    edges {
      node {
        id
        inStock
        ...ProductTile_product
      }
    }
    pageInfo {
      hasNextPage
    }
  }
`);

const row = {
  listStyle: 'none',
  m: 0,
  p: 0.5,
  mx: -0.5,
  display: 'grid',
  gap: 2.5,
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '72%', sm: '38%', lg: 'calc((100% - 60px) / 4)' },
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '& > li': { position: 'relative', minWidth: 0, scrollSnapAlign: 'start' },
} as const;

/** Advertised products, newest first; nothing if there are none. */
export function AdvertisedRow(props: { products: FragmentType<AdvertisedRow_ProductsFragment> }) {
  const { edges } = unmask<AdvertisedRow_ProductsFragment>(props.products);
  // One that was sold a moment ago leaves the row at once, though the list still names it.
  const products = edges.map(({ node }) => node).filter(({ inStock }) => inStock === 'AVAILABLE');
  if (products.length === 0) return null;
  return (
    <Section title="Advertised" lead="Promoted by their sellers.">
      <Box component="ul" sx={row}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
            <AdLabel sx={{ position: 'absolute', right: 12, top: 12 }} />
          </li>
        ))}
      </Box>
    </Section>
  );
}
