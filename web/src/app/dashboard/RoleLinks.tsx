import { useSession } from '../../features/session/session.ts';
import { dashboardLinks, furtherLinks } from './dashboardLinks.ts';
import { SidebarLink, SidebarLinks } from './SidebarLinks.tsx';

/** The screens of the signed-in person's role: those of the specification, and the further ones. */
export function RoleLinks() {
  const { user } = useSession();
  if (!user) return null;
  return (
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
  );
}
