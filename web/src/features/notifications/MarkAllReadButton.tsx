import { mdiCheckAll } from '@mdi/js';
import Button, { type ButtonProps } from '@mui/material/Button';
import {
  useMarkAllNotificationsReadMutation,
  useNotificationsQuery,
} from '../../generated/notifications.ts';
import { Icon } from '../../ui/Icon.tsx';
import { markAllNotificationsReadOptions } from './notification.cache.ts';

/** Marks all notifications as read, up to the newest in the list. */
export function MarkAllReadButton({ variant = 'text' }: Pick<ButtonProps, 'variant'>) {
  const { data } = useNotificationsQuery();
  const [markAll, { loading }] = useMarkAllNotificationsReadMutation(
    markAllNotificationsReadOptions,
  );
  const newest = data?.notifications.edges[0]?.node;
  if (!newest) return null;
  const isDone = loading || data.me?.unreadNotificationCount === 0;
  return (
    <Button
      size="small"
      variant={variant}
      startIcon={<Icon path={mdiCheckAll} size={18} />}
      // Not `disabled`: the button would lose the focus when it is pressed.
      aria-disabled={isDone}
      onClick={() => {
        if (!isDone) void markAll({ variables: { until: newest.id } });
      }}
      sx={isDone ? { color: 'text.secondary', cursor: 'default', opacity: 0.8 } : {}}
    >
      Mark all as read
    </Button>
  );
}
