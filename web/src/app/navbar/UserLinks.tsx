import Box from '@mui/material/Box';
import { MessagesLink } from '../../features/messages/MessagesLink.tsx';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { useSession } from '../../features/session/session.ts';
import { useRootData } from '../root.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { ListBadges } from './ListBadges.tsx';
import { useHasMenus } from './useHasMenus.ts';

/** On a phone, the tabs at the bottom have these links. */
const desktopOnly = { display: { xs: 'none', md: 'contents' } };

export function UserLinks() {
  const { user } = useSession();
  const me = useRootData()?.me;
  const hasMenus = useHasMenus();
  if (!user) return null;
  return (
    <>
      {me && !hasMenus && (
        <Box sx={desktopOnly}>
          {user.role === 'BUYER' && <ListBadges user={me} />}
          {user.role !== 'ADMIN' && <MessagesLink user={me} />}
        </Box>
      )}
      {me && <NotificationBell user={me} />}
      <Box sx={desktopOnly}>
        <AvatarMenu user={user} />
      </Box>
    </>
  );
}
