import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = {
  /** rendered for visitors; the style sheet hides it from signed-in users */
  isForVisitors?: boolean;
  children: ReactNode;
};

/** Five tabs at the bottom of a phone's window. */
export function TabBar({ isForVisitors = false, children }: Props) {
  return (
    <Box
      component="nav"
      aria-label="Tabs"
      sx={{
        display: { xs: 'grid', md: 'none' },
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        height: 'var(--tabs-height)',
        boxSizing: 'border-box',
        pb: 'env(safe-area-inset-bottom, 0px)',
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        ...(isForVisitors && { 'html[data-signed-in] &': { visibility: 'hidden' } }),
      }}
    >
      {children}
    </Box>
  );
}
