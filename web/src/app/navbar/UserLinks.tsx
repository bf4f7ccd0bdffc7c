import Box from '@mui/material/Box';
import { MessagesLink } from '../../features/messages/MessagesLink.tsx';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { useSession } from '../../features/session/session.ts';
import { useRootData } from '../root.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { ListBadges } from './ListBadges.tsx';

// On the narrowest phones these are in the menu, and the bell announces messages.
const besideLists = { '@media (max-width: 389.95px)': { display: 'none' } };

export function UserLinks() {
  const { user } = useSession();
  const me = useRootData()?.me;
  if (!user) return null;
  return (
    <>
      {user.role === 'BUYER' && me && <ListBadges user={me} />}
      {user.role === 'SELLER' && me && <MessagesLink user={me} />}
      {user.role === 'BUYER' && me && (
        <Box sx={besideLists}>
          <MessagesLink user={me} />
        </Box>
      )}
      {me && <NotificationBell user={me} />}
      <AvatarMenu user={user} />
    </>
  );
}
