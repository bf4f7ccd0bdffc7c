import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { useSession } from '../../features/session/session.ts';
import { useRoot } from '../root.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { ListBadges } from './ListBadges.tsx';

/** What the bar holds for who is signed in. */
export function UserLinks() {
  const { user } = useSession();
  const me = useRoot().data?.me;
  if (!user) return null;
  return (
    <>
      {user.role === 'BUYER' && me && <ListBadges user={me} />}
      {me && <NotificationBell user={me} />}
      <AvatarMenu user={user} />
    </>
  );
}
