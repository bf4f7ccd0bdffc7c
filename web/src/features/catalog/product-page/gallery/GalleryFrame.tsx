import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** As high as it will be before any photo is known. */
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
