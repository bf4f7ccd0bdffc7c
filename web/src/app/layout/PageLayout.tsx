import { Outlet } from 'react-router-dom';
import { PageContainer } from '../../ui/page/PageContainer.tsx';

/** Frames a page outside the dashboard: the layout's width, and room above and below. */
export function PageLayout() {
  return (
    <PageContainer sx={{ py: { xs: 4, md: 7 } }}>
      <Outlet />
    </PageContainer>
  );
}
