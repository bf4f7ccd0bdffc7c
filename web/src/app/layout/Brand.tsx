import Box from '@mui/material/Box';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/Link.tsx';

/** The brand mark; leads home. */
export function Brand() {
  return (
    <Box
      component={Link}
      to={paths.home}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        color: 'text.primary',
        textDecoration: 'none',
        typography: 'h4',
        whiteSpace: 'nowrap',
        // As wide as the narrowest phones allow next to a buyer's icons.
        '@media (max-width: 399.95px)': { gap: 1, fontSize: '0.9375rem' },
        '@media (max-width: 343.95px)': { gap: 0.75, fontSize: '0.8125rem' },
      }}
    >
      <img src="/favicon.svg" alt="" width={32} height={32} />
      Fitness Zone
    </Box>
  );
}
