import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { cardFrame } from '../../ui/cardFrame.ts';

type Props = {
  title: ReactNode;
  text: string;
  /** the start or the deadline */
  children: ReactNode;
  action: ReactNode;
};

export function TaskRow({ title, text, children, action }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        justifyItems: 'start',
        gap: { xs: 1.5, sm: 2 },
        p: 2,
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2">{text}</Typography>
        {children}
      </Box>
      {action}
    </Box>
  );
}

/** Framed rows of tasks. */
export function TaskRows({ label, rows }: { label: string; rows: readonly ReactNode[] }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        ...cardFrame,
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {rows}
    </Box>
  );
}
