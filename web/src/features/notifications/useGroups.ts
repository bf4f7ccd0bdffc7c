import type { NotificationItem_NotificationFragment } from '../../generated/graphql.ts';
import { type FragmentType, unmask } from '../../lib/graphql.ts';
import { useSession } from '../session/session.ts';
import { groupBySubject } from './groupBySubject.ts';
import { subjectOf } from './subjectOf.ts';

type Notification = FragmentType<NotificationItem_NotificationFragment> & { id: string };

/** Returns a function that groups notifications by subject, for the signed-in role. */
export function useGroups() {
  const { user } = useSession();
  return (notifications: readonly Notification[]): Notification[][] =>
    user
      ? groupBySubject(notifications, (one) =>
          subjectOf(unmask<NotificationItem_NotificationFragment>(one), user.role),
        )
      : [];
}
