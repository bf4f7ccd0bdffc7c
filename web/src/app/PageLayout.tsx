import { Outlet } from 'react-router-dom';
import { Wide } from '../ui/PageWidth.tsx';

/** Frames a page outside the dashboard: the layout's width, and room above and below. */
export function PageLayout() {
  return (
    <Wide sx={{ py: { xs: 4, md: 7 } }}>
      <Outlet />
    </Wide>
  );
}
