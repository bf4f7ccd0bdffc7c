import Box from '@mui/material/Box';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link/Link.tsx';

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
      }}
    >
      <img src="/favicon.svg" alt="" width={32} height={32} />
      Fitness Zone
    </Box>
  );
}
