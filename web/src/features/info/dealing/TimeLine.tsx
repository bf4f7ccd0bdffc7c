import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TimeLineStep } from './TimeLineStep.tsx';
import { type Step, steps } from './timeLine.content.ts';

/**
 * The picture of a deal: from left to right, or from top to bottom where there is less room. Its words are
 * a list, so that they wrap, can be enlarged, and are read out in their order; lines and circles are drawn.
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
          // Rows: who begins here, circle and line, words, and the alternative outcome.
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

/** A line is broken where not every deal goes along it. */
const lineBetween = (step: Step, next: Step | undefined) =>
  !next ? 'none' : step.only || next.only ? 'broken' : 'solid';
