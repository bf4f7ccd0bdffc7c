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

const tagStyles = {
  AVAILABLE: { label: 'available', bgcolor: 'success.light', color: 'success.main' },
  SOLD: { label: 'sold', bgcolor: 'warning.light', color: 'warning.main' },
  PAUSED: { label: 'paused', bgcolor: 'sunken', color: 'text.secondary' },
  SOLD_ELSEWHERE: { label: 'sold elsewhere', bgcolor: 'warning.light', color: 'warning.main' },
  REMOVED: { label: 'no longer offered', bgcolor: 'sunken', color: 'text.secondary' },
} as const;

/** Whether a product can be bought, as a label on its colour; to its seller and admins whether its payment is disputed. */
export function StockTag(props: { product: FragmentType<StockTag_ProductFragment> }) {
  const { inStock, disputed } = unmask<StockTag_ProductFragment>(props.product);
  const { label, ...colours } = tagStyles[inStock];
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Tag sx={colours}>{label}</Tag>
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
