import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Stock } from '../../generated/graphql.ts';

type Props = {
  inStock: Stock;
  /** the id of the note that describes the button */
  id: string;
  /** the button */
  children: ReactNode;
};

/** Explains below a disabled button that it works once the seller resumes the paused product. */
export function PausedNote({ inStock, id, children }: Props) {
  if (inStock !== 'PAUSED') return children;
  return (
    <Box sx={{ display: 'inline-grid', justifyItems: 'start', gap: 0.5 }}>
      {children}
      <Typography id={id} variant="caption" color="textSecondary">
        Once the seller resumes it
      </Typography>
    </Box>
  );
}
