import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { belowNavbar } from '../../ui/page/belowNavbar.ts';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { contentId } from '../layout/contentId.ts';
import { navbarHeight } from '../navbar/Navbar.tsx';
import { useClosesMenus } from '../Screens.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SidebarDrawerButton } from './SidebarDrawerButton.tsx';

/** The frame of everything under /pages: the screen beside the menus or, if the screen closes them, a button. */
export function DashboardLayout() {
  const isClosed = useClosesMenus();
  return (
    <PageContainer
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: isClosed ? 3 : 5, lg: isClosed ? 4 : 6 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: isClosed ? 'auto minmax(0, 1fr)' : '232px minmax(0, 1fr)',
        },
        alignItems: 'start',
        pt: 2,
        pb: { xs: 6, md: 10 },
        displayPrint: 'block',
      }}
    >
      {isClosed ? (
        <SidebarDrawerButton />
      ) : (
        <Box
          component="aside"
          aria-label="Shop"
          sx={{
            display: { xs: 'none', md: 'block' },
            position: 'sticky',
            top: 92,
            maxHeight: 'calc(100dvh - 108px)',
            overflowY: 'auto',
            scrollbarWidth: 'thin',
          }}
        >
          <Sidebar />
        </Box>
      )}
      <Box
        id={contentId}
        tabIndex={-1}
        sx={{
          minWidth: 0,
          outline: 'none',
          ...belowNavbar,
          // For sticky elements below the navigation bar.
          '--navbar-height': { xs: `${navbarHeight.xs}px`, md: `${navbarHeight.md}px` },
        }}
      >
        <Outlet />
      </Box>
    </PageContainer>
  );
}
