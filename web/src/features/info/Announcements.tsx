import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cardFrame } from '../../ui/cardFrame.ts';
import { Tag } from '../../ui/text/Tag.tsx';

const announcements = [
  {
    title: 'Home pick-up by our own drivers',
    text: 'We fetch heavy machines from the seller and carry them to your door, stairs included.',
  },
  {
    title: 'Checked by a technician',
    text: 'Treadmills and bikes with a twelve-point inspection and a six-month guarantee.',
  },
  {
    title: 'Trade in and upgrade',
    text: 'Hand over your old machine when the next one arrives, and pay only the difference.',
  },
];

type Props = {
  /** the cards' heading level: h3 below a section's heading, h2 on a page of their own */
  level?: 'h2' | 'h3';
};

export function Announcements({ level = 'h3' }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 3 },
        gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {announcements.map(({ title, text }) => (
        <Box
          key={title}
          component="article"
          sx={{
            p: { xs: 2, md: 3 },
            ...cardFrame,
          }}
        >
          <Tag sx={{ bgcolor: 'accent.main', color: 'accent.contrastText', mb: { xs: 1, md: 2 } }}>
            Coming soon
          </Tag>
          <Typography
            variant="h3"
            component={level}
            sx={{ fontSize: { xs: '1rem', md: '1.25rem' } }}
          >
            {title}
          </Typography>
          <Typography
            color="textSecondary"
            sx={{ mt: { xs: 0.5, md: 1 }, typography: { xs: 'body2', md: 'body1' } }}
          >
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
