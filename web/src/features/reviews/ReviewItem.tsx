import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReviewItem_ReviewFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { formatFullDay } from '../../lib/time/dates.ts';
import { useTimeZone } from '../../lib/time/useTimeZone.ts';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import { Stars } from './Stars.tsx';
import { starsText } from './starTexts.ts';

graphql(`
  fragment ReviewItem_review on Review {
    stars
    text
    productName
    createdAt
    author {
      name
    }
  }
`);

/** A review of a seller: stars, day, product, buyer and text. */
export function ReviewItem(props: { review: FragmentType<ReviewItem_ReviewFragment> }) {
  const review = unmask<ReviewItem_ReviewFragment>(props.review);
  const { stars, text, productName, createdAt, author } = review;
  return (
    <Box component="article" sx={{ display: 'grid', gap: 0.5, py: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Stars value={stars} />
        <HiddenText>{starsText(stars)}.</HiddenText>
        <Typography component="span" variant="body2" color="textSecondary">
          <time dateTime={createdAt}>{formatFullDay(createdAt, useTimeZone())}</time>
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {productName}, bought by {author?.name ?? 'a deleted account'}
      </Typography>
      {text && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
          {text}
        </Typography>
      )}
    </Box>
  );
}
