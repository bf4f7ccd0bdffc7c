import Box from '@mui/material/Box';
import { useSession } from '../../features/session/session.ts';
import { useRoot } from '../root.ts';
import { CategoryLinks, CategoryLinksSkeleton } from './CategoryLinks.tsx';
import { dashboardLinks, furtherLinks } from './dashboardLinks.ts';
import { SidebarLink, SidebarLinks } from './SidebarLinks.tsx';

/** The categories for everybody, and below them the screens of the signed-in person's role. */
export function Sidebar() {
  const { data } = useRoot();
  const { user } = useSession();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3.5, md: 2.5 } }}>
      {data ? <CategoryLinks categories={data.categories} /> : <CategoryLinksSkeleton />}
      {user && (
        <>
          <SidebarLinks title="DASHBOARD">
            {dashboardLinks[user.role].map((link) => (
              <SidebarLink key={link.to} {...link} />
            ))}
          </SidebarLinks>
          <SidebarLinks title="MORE">
            {furtherLinks[user.role].map((link) => (
              <SidebarLink key={link.to} {...link} />
            ))}
          </SidebarLinks>
        </>
      )}
    </Box>
  );
}
