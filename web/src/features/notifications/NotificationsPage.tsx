import Box from '@mui/material/Box';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { NotificationsDocument, useNotificationsQuery } from '../../generated/notifications.ts';
import { graphql } from '../../lib/graphql.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { AllNotifications } from './AllNotifications.tsx';
import { MarkAllReadButton } from './MarkAllReadButton.tsx';
import { NotificationSettings } from './settings/NotificationSettings.tsx';

graphql(`
  query Notifications($after: String) {
    me {
      unreadNotificationCount
      ...NotificationSettings_user
    }
    notifications(after: $after) {
      edges {
        node {
          ...NotificationItem_notification
        }
      }
    }
  }
`);

export const prefetch: Prefetch = (client) => client.query({ query: NotificationsDocument });

/** All notifications of the signed-in user, and how each kind arrives. */
export function NotificationsPage() {
  const { data } = useNotificationsQuery();
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageTitle
        title="Notifications"
        lead="News about products you sell, want or bought."
        actions={<MarkAllReadButton variant="outlined" />}
      />
      <Box sx={{ display: 'grid', gap: { xs: 5, md: 6 } }}>
        <AllNotifications />
        {data?.me && <NotificationSettings user={data.me} />}
      </Box>
    </Box>
  );
}
