import Box from '@mui/material/Box';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link/Link.tsx';

type Props = {
  /** in windows narrower than this (pixels) the picture alone is seen, next to a user's icons */
  shortBelow?: number;
};

/** The brand mark; leads home. */
export function Brand({ shortBelow = 0 }: Props) {
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
        '@media (max-width: 399.95px)': { gap: 1, fontSize: '0.9375rem' },
        '@media (max-width: 343.95px)': { gap: 0.75, fontSize: '0.8125rem' },
      }}
    >
      <img src="/favicon.svg" alt="" width={32} height={32} />
      <Box
        component="span"
        sx={{ [`@media (max-width: ${shortBelow - 0.05}px)`]: { width: 0, overflow: 'hidden' } }}
      >
        Fitness Zone
      </Box>
    </Box>
  );
}
