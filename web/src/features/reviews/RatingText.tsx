import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import { Stars } from './Stars.tsx';
import { averageText, reviewsText } from './starTexts.ts';

type Props = {
  /** average of one to five stars */
  average: number;
  /** number of reviews */
  count: number;
  /** address of the reviews */
  to: string;
};

/** A seller's stars, average and number of reviews, linked to the reviews; one sentence for screen readers. */
export function RatingText({ average, count, to }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <Stars value={average} />
      <Typography component="span" variant="body2" aria-hidden sx={{ fontWeight: 600 }}>
        {averageText(average)}
      </Typography>
      <TextLink to={to} variant="body2">
        <span aria-hidden>{reviewsText(count)}</span>
        <HiddenText>
          The seller has {averageText(average)} of 5 stars, from {reviewsText(count)}
        </HiddenText>
      </TextLink>
    </Box>
  );
}
