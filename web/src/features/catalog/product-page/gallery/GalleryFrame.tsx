import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Has its final height before any photo loads. */
export function GalleryFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '4 / 3',
        minWidth: 0,
        borderRadius: '16px',
        overflow: 'hidden',
        bgcolor: 'sunken',
      }}
    >
      {children}
    </Box>
  );
}
