import Box from '@mui/material/Box';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/Link.tsx';

type Props = {
  /** on narrow phones the picture alone is seen, next to a buyer's icons */
  isShort?: boolean;
};

/** The brand mark; leads home. */
export function Brand({ isShort = false }: Props) {
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
        sx={isShort ? { '@media (max-width: 449.95px)': { width: 0, overflow: 'hidden' } } : {}}
      >
        Fitness Zone
      </Box>
    </Box>
  );
}
