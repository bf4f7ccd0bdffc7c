import Box from '@mui/material/Box';
import type { StockTag_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Tag } from '../../ui/Tag.tsx';

graphql(`
  fragment StockTag_product on Product {
    id
    inStock
    disputed
  }
`);

const looks = {
  AVAILABLE: { word: 'available', bgcolor: 'success.light', color: 'success.main' },
  SOLD: { word: 'sold', bgcolor: 'warning.light', color: 'warning.main' },
  REMOVED: { word: 'no longer offered', bgcolor: 'sunken', color: 'text.secondary' },
} as const;

/** Whether a product can be bought, as a word on its colour; to its seller and admins whether its payment is disputed. */
export function StockTag(props: { product: FragmentType<StockTag_ProductFragment> }) {
  const { inStock, disputed } = unmask<StockTag_ProductFragment>(props.product);
  const { word, ...colours } = looks[inStock];
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Tag sx={colours}>{word}</Tag>
      {disputed && (
        <Tag
          sx={{ bgcolor: 'error.light', color: 'error.main' }}
          title="The buyer's bank asks for the money back"
        >
          payment disputed
        </Tag>
      )}
    </Box>
  );
}
