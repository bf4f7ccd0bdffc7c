import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = {
  /** name of the landmark */
  title: string;
  /** the amount, formatted */
  amount: string;
  /** explanation and deadline */
  children: ReactNode;
  actions: ReactNode;
};

export function OfferBox({ title, amount, children, actions }: Props) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        display: 'grid',
        gap: 1,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="subtitle2">{title}</Typography>
        <Typography sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {amount}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {children}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
        {actions}
      </Box>
    </Box>
  );
}
