import { mdiReceiptTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import type { WellDone_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { WriteReviewButton } from '../../reviews/WriteReviewButton.tsx';

graphql(`
  fragment WellDone_order on Order {
    payments {
      ...WriteReviewButton_payment
    }
  }
`);

/** The end of a sale: the review, then the receipt. */
export function WellDone(props: { order: FragmentType<WellDone_OrderFragment> }) {
  const { id, payments } = unmask<WellDone_OrderFragment>(props.order);
  const [first] = payments;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {first && <WriteReviewButton payment={first} variant="contained" />}
      <ButtonLink
        to={paths.orderReceipt(id)}
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiReceiptTextOutline} />}
      >
        Receipt
      </ButtonLink>
    </Box>
  );
}
