import { useSession } from '../../features/session/session.ts';
import { menusOf } from '../../screens/members.ts';
import { SidebarLink, SidebarLinks } from './SidebarLinks.tsx';
import { useLinkCounts } from './useLinkCounts.ts';

/** The screens of the signed-in user's role: those the specification names, then the others. */
export function RoleLinks() {
  const { user } = useSession();
  const counts = useLinkCounts();
  if (!user) return null;
  return menusOf(user.role).map(({ heading, lines }) => (
    <SidebarLinks key={heading} title={heading}>
      {lines.map(({ to, text, icon }) => (
        <SidebarLink key={to} to={to} text={text} icon={icon} due={counts[to]} />
      ))}
    </SidebarLinks>
  ));
}
