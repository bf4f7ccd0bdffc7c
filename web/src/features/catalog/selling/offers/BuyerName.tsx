import { mdiStar } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BuyerName_OfferFragment } from '../../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { CellText } from '../../../../ui/table/CellText.tsx';

graphql(`
  fragment BuyerName_offer on Offer {
    id
    buyer {
      id
      name
      rating {
        average
        count
      }
    }
  }
`);

/** With the buyer's rating, if there is one. */
export function BuyerName(props: { offer: FragmentType<BuyerName_OfferFragment> }) {
  const { buyer } = unmask<BuyerName_OfferFragment>(props.offer);
  if (!buyer) return 'Deleted account';
  return (
    <Box component="span" sx={{ display: 'inline-grid' }}>
      <CellText>{buyer.name}</CellText>
      {buyer.rating && buyer.rating.average !== null && (
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}
        >
          <Icon path={mdiStar} size={14} />
          {buyer.rating.average.toFixed(1)} of 5, {buyer.rating.count}{' '}
          {buyer.rating.count === 1 ? 'review' : 'reviews'}
        </Typography>
      )}
    </Box>
  );
}
