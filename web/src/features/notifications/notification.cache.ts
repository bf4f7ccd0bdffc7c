import { graphql } from '../../lib/graphql.ts';

graphql(`
  mutation MarkNotificationsRead($ids: [ID!]!) {
    markNotificationsRead(ids: $ids) {
      success
      message
      code
      field
      alreadyDone
      notifications {
        id
        ...Notification_record
      }
      viewer {
        id
        ...User_record
      }
    }
  }
`);

graphql(`
  mutation MarkAllNotificationsRead($until: ID!) {
    markAllNotificationsRead(until: $until) {
      success
      message
      code
      field
      alreadyDone
      notifications {
        id
        ...Notification_record
      }
      viewer {
        id
        ...User_record
      }
    }
  }
`);

graphql(`
  mutation UpdateNotificationSettings($mailed: [NotificationKind!]!) {
    updateNotificationSettings(mailed: $mailed) {
      success
      message
      code
      field
      alreadyDone
      viewer {
        id
        ...User_record
      }
    }
  }
`);
