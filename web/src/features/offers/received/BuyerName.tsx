import { mdiStar } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BuyerName_OfferFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';
import { averageText, reviewsText } from '../../reviews/starTexts.ts';

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
          {averageText(buyer.rating.average)} of 5, {reviewsText(buyer.rating.count)}
        </Typography>
      )}
    </Box>
  );
}
