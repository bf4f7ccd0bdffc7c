import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMarkNotificationsReadAboutMutation } from '../../generated/notifications.ts';
import { usePageVisible } from '../../lib/usePageVisible.ts';
import { useSession } from '../session/session.ts';
import { markNotificationsReadAboutOptions, mayBeUnread } from './readAbout.cache.ts';
import { subjectsOf } from './subjectsOf.ts';

type Props = {
  /** the account's count */
  unread: number;
};

/** Marks the notifications about the visible page as read, including new ones. */
export function MarkReadOnVisit({ unread }: Props) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { cache } = useApolloClient();
  const isVisible = usePageVisible();
  const [markRead] = useMarkNotificationsReadAboutMutation(markNotificationsReadAboutOptions);
  // A failure raises the count again, which must not resend the request at once.
  const sent = useRef<{ pathname: string; unread: number; isPending: boolean }>(undefined);
  const role = user?.role;
  useEffect(() => {
    const last = sent.current;
    // Other notifications were read elsewhere.
    if (last && !last.isPending && unread < last.unread) last.unread = unread;
    if (!role || !isVisible || unread <= (last?.pathname === pathname ? last.unread : 0)) return;
    const input = subjectsOf(pathname, role);
    if (!input || !mayBeUnread(cache, input, unread)) return;
    const own = { pathname, unread, isPending: true };
    sent.current = own;
    void markRead({ variables: { input } }).then((outcome) => {
      const left = outcome.ok ? outcome.answer.viewer?.unreadNotificationCount : null;
      if (typeof left === 'number') own.unread = left;
      own.isPending = false;
    });
  }, [role, isVisible, unread, pathname, cache, markRead]);
  return null;
}
