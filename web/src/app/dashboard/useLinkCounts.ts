import { useSession } from '../../features/session/session.ts';
import { useAdminTasksQuery } from '../../generated/dashboard.ts';
import type { AdminTasksQuery, RoleLinks_UserFragment } from '../../generated/graphql.ts';
import { countText } from '../../lib/countText.ts';
import { graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { useRootData } from '../root.ts';

graphql(`
  fragment RoleLinks_user on User {
    id
    bookingCount
    wishCount
    unreadMessageCount
    unreadNotificationCount
  }
`);

// Separate lists, which live changes update like those of the screens.
graphql(`
  query AdminTasks {
    reports: adminReports(filter: { state: OPEN }, first: 99) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    decisions: adminOrders(filter: { needsDecision: true }, first: 99) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    problems: adminPayments(filter: { handOver: DISPUTED }, first: 99) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    overdue: adminPayments(filter: { balance: OVERDUE }, first: 99) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
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

/** The signed-in person's pending items, by the path of their screen. */
export function useLinkCounts(): Partial<Record<string, LinkCount>> {
  const { user } = useSession();
  const me = unmask<RoleLinks_UserFragment>(useRootData()?.me);
  const { data: tasks } = useAdminTasksQuery({ skip: user?.role !== 'ADMIN' });
  return {
    [paths.orderList]: { count: me?.bookingCount ?? 0, of: 'booked' },
    [paths.wishList]: { count: me?.wishCount ?? 0, of: 'wished' },
    [paths.messages]: { count: me?.unreadMessageCount ?? 0, of: 'unread' },
    [paths.notifications]: { count: me?.unreadNotificationCount ?? 0, of: 'unread' },
    ...(tasks && {
      [paths.reports]: { ...countOf(tasks.reports), of: 'open' },
      [paths.orders]: { ...countOf(tasks.decisions), of: 'to decide' },
      [paths.payments]: paymentTasks(tasks),
    }),
  };
}

type Counted = { edges: readonly unknown[]; pageInfo: { hasNextPage: boolean } };

const countOf = ({ edges, pageInfo }: Counted) => ({
  count: edges.length,
  atLeast: pageInfo.hasNextPage,
});

function paymentTasks({ problems, overdue }: AdminTasksQuery): LinkCount {
  const parts = [
    ...(problems.edges.length > 0 ? [countText(problems.edges.length, 'problem')] : []),
    ...(overdue.edges.length > 0 ? [countText(overdue.edges.length, 'overdue balance')] : []),
  ];
  return {
    count: problems.edges.length + overdue.edges.length,
    atLeast: problems.pageInfo.hasNextPage || overdue.pageInfo.hasNextPage,
    of: `to review: ${parts.join(', ')}`,
  };
}
