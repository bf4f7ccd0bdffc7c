import Typography from '@mui/material/Typography';
import type { HiddenNote_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatDay } from '../../../lib/time/dates.ts';

graphql(`
  fragment HiddenNote_product on Product {
    hidden {
      reason
      hiddenAt
    }
  }
`);

/** Shows the seller of a hidden product, and admins, since when and why it is hidden; nothing for others. */
export function HiddenNote(props: { product: FragmentType<HiddenNote_ProductFragment> }) {
  const { hidden } = unmask<HiddenNote_ProductFragment>(props.product);
  if (!hidden) return null;
  const { reason, hiddenAt } = hidden;
  return (
    <Typography variant="caption" component="p" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      Hidden from buyers since <time dateTime={hiddenAt}>{formatDay(hiddenAt)}</time>.{' '}
      {reason === null ? 'Its seller is suspended.' : `Reason: ${reason}`}
    </Typography>
  );
}
