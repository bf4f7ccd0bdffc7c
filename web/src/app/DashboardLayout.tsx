import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { Wide } from '../ui/Wide.tsx';

/** Everything under /pages: the sidebar beside the nested screen. */
export function DashboardLayout() {
  return (
    <Wide
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 5 },
        gridTemplateColumns: { md: '240px minmax(0, 1fr)' },
        py: { xs: 3, md: 5 },
      }}
    >
      <Box component="aside" aria-label="Shop sections" />
      <Box sx={{ minWidth: 0 }}>
        <Outlet />
      </Box>
    </Wide>
  );
}
