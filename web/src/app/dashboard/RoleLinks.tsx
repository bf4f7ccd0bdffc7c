import { useSession } from '../../features/session/session.ts';
import type { MessagesLink_UserFragment } from '../../generated/graphql.ts';
import { unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { useRootData } from '../root.ts';
import { dashboardLinks, moreLinks } from './dashboardLinks.ts';
import { SidebarLink, SidebarLinks } from './SidebarLinks.tsx';

/** The screens of the signed-in person's role: those of the specification, and the others. */
export function RoleLinks() {
  const { user } = useSession();
  const me = unmask<MessagesLink_UserFragment>(useRootData()?.me);
  if (!user) return null;
  const unread = me?.unreadMessageCount || undefined;
  return (
    <>
      <SidebarLinks title="DASHBOARD">
        {dashboardLinks[user.role].map((link) => (
          <SidebarLink key={link.to} {...link} />
        ))}
      </SidebarLinks>
      <SidebarLinks title="MORE">
        {moreLinks[user.role].map((link) => (
          <SidebarLink
            key={link.to}
            {...link}
            {...(link.to === paths.messages && { count: unread })}
          />
        ))}
      </SidebarLinks>
    </>
  );
}
