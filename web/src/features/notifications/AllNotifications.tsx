import { mdiBellSleepOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useNotificationsQuery } from '../../generated/notifications.ts';
import { cardFrame } from '../../ui/cardFrame.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../ui/state/Skeletons.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { NotificationGroup } from './NotificationGroup.tsx';
import { useGroups } from './useGroups.ts';

/** The list of notifications, page by page, with its loading, error and empty states. */
export function AllNotifications() {
  const { data, error, refetch, fetchPage } = useNotificationsQuery();
  const groupOf = useGroups();
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />;
  const { edges, pageInfo } = data.notifications;
  const groups = groupOf(edges.map(({ node }) => node));
  if (edges.length === 0) {
    return (
      <EmptyState icon={mdiBellSleepOutline} title="No notifications yet">
        We’ll tell you here when somebody books or buys from you, or when a product on your lists
        changes.
      </EmptyState>
    );
  }
  const after = pageInfo.endCursor ?? null;
  return (
    <div>
      <Box
        component="ul"
        aria-label="Notifications"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          ...cardFrame,
          overflow: 'hidden',
          '& li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {groups.map((group) => (
          <NotificationGroup key={group.at(-1)?.id} notifications={group} />
        ))}
      </Box>
      <LoadMore more={pageInfo.hasNextPage} onMore={() => fetchPage(after)} />
    </div>
  );
}
