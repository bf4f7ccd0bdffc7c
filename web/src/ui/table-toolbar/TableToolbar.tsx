import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = {
  /** such as "Find people" */
  label: string;
  /** the total, such as "12 people"; empty until known, missing if not counted */
  total?: string;
  /** content opposite the total, such as a download */
  actions?: ReactNode;
  /** fields that filter and sort the list */
  children: ReactNode;
};

/** The toolbar above a searchable table: fields, total and actions. */
export function TableToolbar({ label, total, actions, children }: Props) {
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1.5 }}>
      <Box role="search" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {children}
      </Box>
      {total !== undefined && (
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
      )}
    </Box>
  );
}
