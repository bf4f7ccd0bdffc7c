import Box from '@mui/material/Box';
import type { StockTag_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Tag } from '../../ui/text/Tag.tsx';
import { useIsHeld } from '../offers/useIsHeld.ts';
import { useSession } from '../session/session.ts';

graphql(`
  fragment StockTag_product on Product {
    inStock
    disputed
    hold {
      until
    }
  }
`);

const tagStyles = {
  AVAILABLE: { label: 'available', bgcolor: 'success.light', color: 'success.main' },
  SOLD: { label: 'sold', bgcolor: 'warning.light', color: 'warning.main' },
  PAUSED: { label: 'paused by the seller', bgcolor: 'sunken', color: 'text.secondary' },
  SOLD_ELSEWHERE: { label: 'sold elsewhere', bgcolor: 'warning.light', color: 'warning.main' },
  HIDDEN: { label: 'hidden by an admin', bgcolor: 'error.light', color: 'error.main' },
  REMOVED: { label: 'no longer offered', bgcolor: 'sunken', color: 'text.secondary' },
} as const;

const heldStyle = { label: 'held', bgcolor: 'success.light', color: 'success.main' } as const;

type Props = {
  product: FragmentType<StockTag_ProductFragment>;
  /** it is shown to its seller */
  own?: boolean;
};

/**
 * The stock as a label. Its seller and admins also see a dispute; its seller and the buyer of the accepted offer see a
 * hold.
 */
export function StockTag({ own = false, ...props }: Props) {
  const { inStock, disputed, hold } = unmask<StockTag_ProductFragment>(props.product);
  const { user } = useSession();
  const isHeld = useIsHeld(hold);
  const { label, ...colours } = isHeld ? heldStyle : tagStyles[inStock];
  // The seller knows who paused it.
  const text = own && label === tagStyles.PAUSED.label ? 'paused' : label;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Tag sx={colours}>{isHeld && user?.role === 'BUYER' ? 'held for you' : text}</Tag>
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
