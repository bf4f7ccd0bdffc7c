import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useNotificationsQuery } from '../../generated/notifications.ts';
import { NotificationGroup } from './NotificationGroup.tsx';
import { useGroups } from './useGroups.ts';

const shown = 6;

/** The first groups of the notifications page, from the same query. */
export function NewestNotifications({ onFollow }: { onFollow: () => void }) {
  const { data, error, refetch } = useNotificationsQuery();
  const groupOf = useGroups();
  if (!data && error) return <NotLoaded onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1, p: 1.5 }}>
        <Skeleton variant="rounded" height={48} />
        <Skeleton variant="rounded" height={48} />
        <Skeleton variant="rounded" height={48} />
      </Box>
    );
  }
  const newest = groupOf(data.notifications.edges.map(({ node }) => node)).slice(0, shown);
  if (newest.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, py: 2 }}>
        No notifications yet.
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}>
      {newest.map((group) => (
        <NotificationGroup key={group.at(-1)?.id} notifications={group} onFollow={onFollow} />
      ))}
    </Box>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'start', gap: 1, p: 1.5 }}>
      <Typography variant="body2">We couldn’t load your notifications.</Typography>
      <Button size="small" variant="outlined" onClick={onRetry}>
        Retry
      </Button>
    </Box>
  );
}
