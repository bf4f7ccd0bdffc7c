import { mdiMessageTextOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import type { MessagesLink_UserFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';

graphql(`
  fragment MessagesLink_user on User {
    unreadMessageCount
  }
`);

/** The link to the messages, with the unread count. */
export function MessagesLink(props: { user: FragmentType<MessagesLink_UserFragment> }) {
  const count = unmask<MessagesLink_UserFragment>(props.user).unreadMessageCount ?? 0;
  return (
    <IconButton
      component={Link}
      to={paths.messages}
      color="inherit"
      aria-label={count > 0 ? `Messages, ${count} unread` : 'Messages'}
      sx={{ position: 'relative' }}
    >
      <Icon path={mdiMessageTextOutline} size={22} />
      <CountBadge count={count} />
    </IconButton>
  );
}
