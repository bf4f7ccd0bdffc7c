import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Words for screen readers and search engines, which the shown text does not say. */
export function HiddenText({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        m: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
