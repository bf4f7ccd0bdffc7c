import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counters } from './company.content.ts';
import { useCountUp } from './useCountUp.ts';

/** Counts up to the specified numbers when scrolled into view. */
export function Counters() {
  return (
    <Box
      component="section"
      aria-label="Fitness Zone in numbers"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: { xs: 1, sm: 2 },
        px: { xs: 2, md: 6 },
        py: { xs: 3, md: 6 },
        borderRadius: '16px',
        bgcolor: '#0B3D2E',
        color: '#F1F2EE',
      }}
    >
      {counters.map((counter) => (
        <Counter key={counter.title} {...counter} />
      ))}
    </Box>
  );
}

function Counter({ title, count }: { title: string; count: number }) {
  const { ref, value } = useCountUp(count);
  return (
    <Box ref={ref}>
      <Typography
        component="p"
        variant="h1"
        sx={{ fontVariantNumeric: 'tabular-nums', color: '#FFD23F' }}
      >
        {value}+
      </Typography>
      <Typography component="p" sx={{ mt: 0.5 }}>
        {title}
      </Typography>
    </Box>
  );
}
