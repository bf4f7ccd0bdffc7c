import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** in pixels, beside others; by default as wide as its fields */
  width?: number;
  children: ReactNode;
};

export function FilterSection({ title, width, children }: Props) {
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, ...(width && { width: { md: width } }) }}
    >
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 0.75 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
