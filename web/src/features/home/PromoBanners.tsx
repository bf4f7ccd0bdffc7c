import { mdiArrowRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';

const banners = [
  {
    text: '40% off, 03 sets, just this week',
    note: 'The largest savings first',
    to: paths.pagesBy('-saving'),
    loud: true,
  },
  {
    text: 'Sell what you no longer use',
    note: 'Post it in two minutes',
    to: paths.addProduct,
    loud: false,
  },
  {
    text: 'Half now, the balance later',
    note: 'How two instalments work',
    to: paths.howItWorksSection('instalments'),
    loud: false,
  },
];

/** Three offers in a row, the week's promotion first and widest. */
export function PromoBanners() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2.5 },
        gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr' },
      }}
    >
      {banners.map(({ text, note, to, loud }) => (
        <Box
          key={text}
          component={Link}
          to={to}
          sx={{
            gridColumn: loud ? { xs: '1 / -1', md: 'auto' } : 'auto',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            gap: { xs: 1.5, md: 3 },
            p: { xs: 2, md: 3 },
            borderRadius: '16px',
            border: 1,
            textDecoration: 'none',
            transition: 'border-color 180ms, background-color 180ms',
            ...(loud
              ? {
                  bgcolor: 'accent.main',
                  color: 'accent.contrastText',
                  borderColor: 'accent.main',
                  '&:hover': { borderColor: 'text.primary' },
                }
              : {
                  bgcolor: 'background.paper',
                  color: 'text.primary',
                  borderColor: 'divider',
                  '&:hover': { borderColor: 'primary.main', bgcolor: 'tint' },
                }),
          }}
        >
          <Typography
            component="p"
            variant={loud ? 'h2' : 'h3'}
            sx={{ maxWidth: loud ? '18ch' : 'none' }}
          >
            {text}
          </Typography>
          <Typography
            variant="body2"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              fontWeight: 600,
              color: loud ? 'inherit' : 'text.secondary',
            }}
          >
            {note}
            <Icon path={mdiArrowRight} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
