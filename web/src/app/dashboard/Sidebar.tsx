import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSession } from '../../features/session/session.ts';
import { useRoot } from '../root.ts';
import { CategoryLinks, CategoryLinksSkeleton } from './CategoryLinks.tsx';
import { dashboardLinks, furtherLinks } from './dashboardLinks.ts';
import { SidebarLink, SidebarLinks } from './SidebarLinks.tsx';

type Props = {
  /** the filters of the list beside the sidebar */
  filters?: ReactNode;
};

/** The categories for everybody, and below them the screens of the signed-in person's role. */
export function Sidebar({ filters }: Props) {
  const { data } = useRoot();
  const { user } = useSession();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3.5, md: 2.5 } }}>
      {data ? <CategoryLinks categories={data.categories} /> : <CategoryLinksSkeleton />}
      {filters}
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
