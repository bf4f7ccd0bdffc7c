import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AnchoredSection } from './AnchoredSection.tsx';
import type { Topic } from './topic.ts';

export function TopicSection({ topic: { section, title, points } }: { topic: Topic }) {
  return (
    <AnchoredSection section={section} title={title}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: { sm: 4, lg: 6 },
          rowGap: { xs: 2.5, md: 3 },
        }}
      >
        {points.map((point) => (
          <Box key={point.title} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
            <Typography variant="h4" component="h3">
              {point.title}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.75, maxWidth: '60ch' }}>
              {point.text}
            </Typography>
          </Box>
        ))}
      </Box>
    </AnchoredSection>
  );
}
