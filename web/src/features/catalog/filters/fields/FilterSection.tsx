import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  children: ReactNode;
};

/** The fields of one part of the filter. */
export function FilterSection({ title, children }: Props) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 0.75 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
