import Box from '@mui/material/Box';
import type { TileRow_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { ProductTile } from './ProductTile.tsx';

graphql(`
  fragment TileRow_product on Product {
    id
    inStock
    ...ProductTile_product
  }
`);

/** The number visible on the widest screen; narrower ones scroll sideways. */
const most = 4;

const row = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: 'minmax(180px, 62%)', sm: 'minmax(180px, 38%)', lg: 'calc(25% - 12px)' },
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '4px',
  // Room for the ring of what is focused.
  mx: -0.5,
  px: 0.5,
  py: 0.5,
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
} as const;

type Props = { products: readonly FragmentType<TileRow_ProductFragment>[] };

/** A few products that can be bought, side by side. */
export function TileRow({ products }: Props) {
  // Sold products leave the row at once, even if the list still names them.
  const shown = unmask<TileRow_ProductFragment>(products).filter(
    ({ inStock }) => inStock === 'AVAILABLE',
  );
  return (
    <Box component="ul" sx={row}>
      {shown.slice(0, most).map((product) => (
        <li key={product.id}>
          <ProductTile product={product} />
        </li>
      ))}
    </Box>
  );
}
