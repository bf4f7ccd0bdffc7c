import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = {
  /** such as "Find people" */
  label: string;
  /** how many there are, such as "12 people"; empty while that is not known */
  total: string;
  /** what stands opposite of the total, such as a download */
  actions?: ReactNode;
  /** fields that narrow and sort the list */
  children: ReactNode;
};

/**
 * What stands above the table of a list that can be searched: its fields, how many it has, and what is done with it.
 */
export function TableToolbar({ label, total, actions, children }: Props) {
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1.5 }}>
      <Box role="search" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {children}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 40,
        }}
      >
        <Typography role="status" variant="body2" color="textSecondary">
          {total}
        </Typography>
        {actions}
      </Box>
    </Box>
  );
}
