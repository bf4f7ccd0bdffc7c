import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SaleReview_ReviewFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import { isHidden } from './review.cache.ts';
import { Stars } from './Stars.tsx';
import { starsText } from './starTexts.ts';

graphql(`
  fragment SaleReview_review on Review {
    stars
    text
    visibleAt
    author {
      name
    }
  }
`);

type Props = {
  review: FragmentType<SaleReview_ReviewFragment>;
  /** the user wrote it */
  isOwn?: boolean;
  /** the other side's review is missing or hidden */
  isAlone?: boolean;
};

/** A review beside its sale: author, stars, text, and until when it is hidden. */
export function SaleReview({ isOwn = false, isAlone = false, ...props }: Props) {
  const { stars, text, visibleAt, author } = unmask<SaleReview_ReviewFragment>(props.review);
  const whose = isOwn ? 'Your review' : `Review by ${author?.name ?? 'a deleted account'}`;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 0.75 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {whose}
        </Box>
        <Stars value={stars} size={18} />
        <HiddenText>{starsText(stars)}</HiddenText>
      </Box>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          “{text}”
        </Typography>
      )}
      {isAlone && isHidden(visibleAt) && (
        <Typography variant="body2" color="textSecondary">
          Hidden until {formatDay(visibleAt)}, or until both of you have written
        </Typography>
      )}
    </Box>
  );
}
