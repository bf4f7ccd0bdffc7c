import { mdiStar } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BuyerFacts_OfferFragment } from '../../../generated/graphql.ts';
import { countText } from '../../../lib/countText.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { answerTimeLabels } from '../../reviews/answerTimeLabels.ts';
import { averageText, reviewsText } from '../../reviews/starTexts.ts';

graphql(`
  fragment BuyerFacts_offer on Offer {
    buyer {
      rating {
        average
        count
      }
    }
    buyerHistory {
      purchaseCount
      answersWithin
    }
  }
`);

/** Facts about an offer's buyer, for the seller: rating, purchases and usual answer time. */
export function BuyerFacts(props: { offer: FragmentType<BuyerFacts_OfferFragment> }) {
  const { buyer, buyerHistory } = unmask<BuyerFacts_OfferFragment>(props.offer);
  if (!buyer || !buyerHistory) return null;
  const { purchaseCount, answersWithin } = buyerHistory;
  const { average = null, count = 0 } = buyer.rating ?? {};
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25 }}
    >
      {average !== null && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}>
          <Icon path={mdiStar} size={14} />
          {averageText(average)} of 5, {reviewsText(count)}
        </Box>
      )}
      <span>{purchaseCount === 0 ? 'No purchases yet' : countText(purchaseCount, 'purchase')}</span>
      {answersWithin && <span>{answerTimeLabels[answersWithin]}</span>}
    </Typography>
  );
}
