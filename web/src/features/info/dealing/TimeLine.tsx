import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TimeLineStep } from './TimeLineStep.tsx';
import { type Step, steps } from './timeLine.content.ts';

/**
 * A deal as a time line: from left to right, or from top to bottom on narrow screens. The text is a list, so that it
 * wraps, zooms and is read out in order; lines and circles are drawn.
 */
export function TimeLine() {
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        p: { xs: 2, sm: 3, lg: 4 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      <Typography component="figcaption" variant="h3" id="time-line" sx={{ mb: { xs: 3, lg: 2 } }}>
        A deal from the first offer to the reviews
      </Typography>
      <Box
        component="ol"
        aria-labelledby="time-line"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: { lg: 'grid' },
          gridTemplateColumns: { lg: `repeat(${steps.length}, minmax(0, 1fr))` },
          // Rows: the deals that start here, circle and line, words, and the alternative outcome.
          gridTemplateRows: { lg: 'repeat(4, auto)' },
        }}
      >
        {steps.map((step, index) => (
          <TimeLineStep key={step.title} step={step} line={lineBetween(step, steps[index + 1])} />
        ))}
      </Box>
    </Box>
  );
}

/** The line is broken if not every deal follows it. */
const lineBetween = (step: Step, next: Step | undefined) =>
  !next ? 'none' : step.only || next.only ? 'broken' : 'solid';
