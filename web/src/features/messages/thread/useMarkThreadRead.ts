import { useEffect, useRef } from 'react';
import { useMarkThreadReadMutation } from '../../../generated/messages.ts';
import { useConnectionBack } from '../../../lib/connection.ts';
import { markThreadReadOptions } from '../thread.cache.ts';

type Options = {
  threadId: string | null;
  newest: string | undefined;
  unreadCount: number;
  /** the newest message is in view */
  isSeen: boolean;
};

/** Marks a thread as read once its newest message is in view. */
export function useMarkThreadRead({ threadId, newest, unreadCount, isSeen }: Options): void {
  const [markRead] = useMarkThreadReadMutation(markThreadReadOptions);
  // After a failure the thread shows as unread again, which must not resend the request at once.
  const sent = useRef<string>(undefined);
  const isDue = isSeen && unreadCount > 0;
  useEffect(() => {
    if (!isDue || !threadId || !newest || sent.current === newest) return;
    sent.current = newest;
    void markRead({ variables: { threadId, until: newest } });
  }, [isDue, newest, threadId, markRead]);
  useConnectionBack(() => {
    if (threadId && newest) void markRead({ variables: { threadId, until: newest } });
  }, isDue);
}
