import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

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
        // As wide as the narrowest phones allow next to a visitor's links.
        '@media (max-width: 399.95px)': { gap: 1, fontSize: '0.9375rem' },
        '@media (max-width: 343.95px)': { gap: 0.75, fontSize: '0.8125rem' },
        // Beside a buyer's icons the mark stands alone; its name remains for screen readers.
        'html[data-signed-in] &': { '@media (max-width: 449.95px)': { gap: 0, fontSize: 0 } },
      }}
    >
      <img src="/favicon.svg" alt="" width={32} height={32} />
      Fitness Zone
    </Box>
  );
}
