import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';

/** A sentence with an icon, in the box. */
export function BoxLine({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'start' }}>
      <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
        <Icon path={icon} size={20} />
      </Box>
      <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
