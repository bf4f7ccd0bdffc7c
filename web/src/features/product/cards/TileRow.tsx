import Box from '@mui/material/Box';
import type { TileRow_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { ProductTile } from './ProductTile.tsx';

graphql(`
  fragment TileRow_product on Product {
    inStock
    ...ProductTile_product
  }
`);

/** The number visible in a row on the widest screen; narrower ones scroll sideways. */
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
  // Space for focus rings.
  mx: -0.5,
  px: 0.5,
  py: 0.5,
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
} as const;

const twoRows = {
  ...row,
  gap: { xs: 1.5, md: 2 },
  gridTemplateRows: { xs: 'repeat(2, auto)', lg: 'none' },
  gridAutoColumns: { xs: 'minmax(132px, 44%)', sm: '31%' },
  gridTemplateColumns: { lg: `repeat(${most}, minmax(0, 1fr))` },
  gridAutoFlow: { xs: 'column', lg: 'row' },
  // Narrow tiles have two lines for the name.
  '& h3': {
    whiteSpace: { xs: 'normal', sm: 'nowrap' },
    display: { xs: '-webkit-box', sm: 'block' },
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
  },
} as const;

type Props = {
  products: readonly FragmentType<TileRow_ProductFragment>[];
  rows?: 1 | 2;
  /** its first pictures load at once: for the top of a page */
  priority?: boolean;
};

/** A few available products, side by side. */
export function TileRow({ products, rows = 1, priority = false }: Props) {
  // Sold products leave the row at once, even if the list still includes them.
  const shown = unmask<TileRow_ProductFragment>(products).filter(
    ({ inStock }) => inStock === 'AVAILABLE',
  );
  return (
    <Box component="ul" sx={rows === 2 ? twoRows : row}>
      {shown.slice(0, most * rows).map((product, index) => (
        <li key={product.id}>
          <ProductTile
            product={product}
            priority={priority && index < most}
            {...(rows === 2 && {
              sizes: '(min-width: 1200px) 330px, (min-width: 600px) 31vw, 44vw',
            })}
          />
        </li>
      ))}
    </Box>
  );
}
