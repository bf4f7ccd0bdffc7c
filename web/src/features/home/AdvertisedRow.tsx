import Box from '@mui/material/Box';
import type { ProductTile_ProductFragment } from '../../generated/graphql.ts';
import type { FragmentType } from '../../lib/graphql.ts';
import { Section } from '../../ui/page/Section.tsx';
import { AdLabel } from '../advertising/AdLabel.tsx';
import { ProductTile } from '../product/cards/ProductTile.tsx';

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
  scrollPaddingInline: '4px',
  '& > li': { position: 'relative', minWidth: 0, scrollSnapAlign: 'start' },
} as const;

type Props = { products: readonly ({ id: string } & FragmentType<ProductTile_ProductFragment>)[] };

/** Advertised products, newest first. */
export function AdvertisedRow({ products }: Props) {
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
