import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NextStep } from './nextSteps.ts';

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  // A line between the dots.
  '& > li': { position: 'relative', pl: 3, pb: 2 },
  '& > li:last-of-type': { pb: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 5,
    width: 11,
    height: 11,
    borderRadius: '50%',
    border: '2px solid',
    borderColor: 'primary.main',
    bgcolor: 'background.paper',
  },
  '& > li:first-of-type::before': { bgcolor: 'primary.main' },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: 18,
    bottom: -3,
    width: '1px',
    bgcolor: 'line.strong',
  },
} as const;

/** The steps after the payment, with their dates. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <section>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mb: 1.5 }}>
        What happens next
      </Typography>
      <Box component="ol" sx={list}>
        {steps.map(({ when, text }) => (
          <li key={when}>
            <Typography variant="subtitle2" component="h3">
              {when}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </li>
        ))}
      </Box>
    </section>
  );
}
