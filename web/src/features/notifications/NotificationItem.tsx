import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NotificationItem_NotificationFragment } from '../../generated/graphql.ts';
import { useMarkNotificationsReadMutation } from '../../generated/notifications.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Link } from '../../ui/link/Link.tsx';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { useSession } from '../session/session.ts';
import { NotificationPicture } from './NotificationPicture.tsx';
import { markNotificationsReadOptions } from './notification.cache.ts';
import { pathOf } from './pathOf.ts';

graphql(`
  fragment NotificationItem_notification on Notification {
    kind
    message
    deed
    actor {
      name
    }
    createdAt
    readAt
    product {
      id
    }
    thread {
      id
    }
    payment {
      order {
        id
      }
    }
    ...NotificationPicture_notification
  }
`);

type Notification = FragmentType<NotificationItem_NotificationFragment>;

type Props = {
  notification: Notification;
  /** earlier ones of the same subject, which are marked as read with it */
  earlier?: readonly Notification[];
  onFollow?: () => void;
};

/** A notification as a link. Following it, even in a new tab, marks it and earlier ones as read. */
export function NotificationItem({ earlier = [], ...props }: Props) {
  const notification = unmask<NotificationItem_NotificationFragment>(props.notification);
  const { createdAt } = notification;
  const unread = [props.notification, ...earlier]
    .map((one) => unmask<NotificationItem_NotificationFragment>(one))
    .filter(({ readAt }) => readAt === null);
  const { user } = useSession();
  const [markRead] = useMarkNotificationsReadMutation(markNotificationsReadOptions);
  if (!user) return null;
  const isUnread = unread.length > 0;
  const read = () => {
    if (isUnread) void markRead({ variables: { ids: unread.slice(0, 100).map(({ id }) => id) } });
  };
  return (
    <Box
      component={Link}
      to={pathOf(notification, user.role)}
      onClick={() => {
        read();
        props.onFollow?.();
      }}
      // The middle button opens a new tab without a click event.
      onAuxClick={({ button }: { button: number }) => button === 1 && read()}
      sx={{
        display: 'grid',
        gridTemplateColumns: '48px minmax(0, 1fr) 8px',
        alignItems: 'center',
        columnGap: 1.5,
        p: 1.5,
        borderRadius: '10px',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'tint' },
      }}
    >
      <NotificationPicture notification={notification} />
      <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0 }}>
        <Typography
          variant="body2"
          sx={{ fontWeight: isUnread ? 600 : 400, overflowWrap: 'anywhere' }}
        >
          {isUnread && <HiddenText>Unread: </HiddenText>}
          {textOf(notification)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          <RelativeDate at={createdAt} />
        </Typography>
      </Box>
      {isUnread && (
        <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' }} />
      )}
    </Box>
  );
}

/** The notification's text, with its actor's name. */
const textOf = ({ actor, deed, message }: NotificationItem_NotificationFragment): string =>
  actor && deed ? `${actor.name} ${deed}` : message;
