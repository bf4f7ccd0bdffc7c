import { mostTasks } from '@fitness-zone/contract/limits.ts';
import { useEffect } from 'react';
import { useSession } from '../../features/session/session.ts';
import type { RoleLinks_UserFragment } from '../../generated/graphql.ts';
import { useTasksQuery } from '../../generated/tasks.ts';
import { showBadge } from '../../lib/appBadge.ts';
import { graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { useRootData } from '../root.ts';

graphql(`
  fragment RoleLinks_user on User {
    bookingCount
    wishCount
    unreadMessageCount
    unreadNotificationCount
  }
`);

/** The number on a link of the menu. */
export type LinkCount = {
  count: number;
  /** there are more */
  atLeast?: boolean;
  /** unit for screen readers */
  of: string;
};

/** Numbers on the menu's links, by path. A task counts once, on To do; the installed app's icon shows it, too. */
export function useLinkCounts(): Partial<Record<string, LinkCount>> {
  const { user } = useSession();
  const me = unmask<RoleLinks_UserFragment>(useRootData()?.me);
  const count = useTasksQuery({ skip: !user }).data?.tasks.length ?? 0;
  useEffect(() => showBadge(count), [count]);
  return {
    [paths.toDo]: { count, atLeast: count >= mostTasks, of: 'waiting' },
    [paths.orderList]: { count: me?.bookingCount ?? 0, of: 'booked' },
    [paths.wishList]: { count: me?.wishCount ?? 0, of: 'wished' },
    [paths.messages]: { count: me?.unreadMessageCount ?? 0, of: 'unread' },
    [paths.notifications]: { count: me?.unreadNotificationCount ?? 0, of: 'unread' },
  };
}
