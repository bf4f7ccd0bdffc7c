import { useSession } from '../../features/session/session.ts';
import { dashboardLinks, moreLinks } from './dashboardLinks.ts';
import { SidebarLink, SidebarLinks } from './SidebarLinks.tsx';
import { useLinkCounts } from './useLinkCounts.ts';

/** The screens of the signed-in person's role: those of the specification, and the others. */
export function RoleLinks() {
  const { user } = useSession();
  const counts = useLinkCounts();
  if (!user) return null;
  const menus = { DASHBOARD: dashboardLinks[user.role], MORE: moreLinks[user.role] };
  return Object.entries(menus).map(([title, links]) => (
    <SidebarLinks key={title} title={title}>
      {links.map((link) => (
        <SidebarLink key={link.to} {...link} due={counts[link.to]} />
      ))}
    </SidebarLinks>
  ));
}
