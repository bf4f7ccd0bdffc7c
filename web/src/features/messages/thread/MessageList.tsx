import { mdiArrowDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentProps, Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { nameDay } from '../../../lib/time/dates.ts';
import { shopNow } from '../../../lib/time/shopClock.ts';
import { usePageVisible } from '../../../lib/usePageVisible.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { byDay } from './byDay.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import { type ThreadCard, withCards } from './threadCards.ts';
import { notArrived, type Target } from './unsent.ts';
import { useMarkThreadRead } from './useMarkThreadRead.ts';
import { useUnsent } from './useUnsent.ts';

type Message = ComponentProps<typeof MessageBubble>['message'] & {
  id: string;
  createdAt: string;
  text: string;
  photos: readonly unknown[];
  viewerIsSender: boolean;
};

type Props = {
  /** null before the first message */
  threadId: string | null;
  /** target of the next message */
  target: Target;
  /** the other side */
  name: string;
  /** newest first */
  messages: readonly Message[];
  /** cards between the messages, in any order */
  cards?: readonly ThreadCard[];
  unreadCount: number;
  hasEarlier: boolean;
  /** fetches the previous page */
  onEarlier: () => Promise<unknown>;
  /** whether the list is in view, so its newest messages count as read */
  isInView?: boolean;
};

/** Distance from the end (pixels) that still counts as the end. */
const nearEnd = 40;

/** The messages of a thread and the cards between them by day, the newest at the bottom and in view. */
export function MessageList(props: Props) {
  const { threadId, target, name, messages, unreadCount, hasEarlier, onEarlier } = props;
  const { cards = [], isInView = true } = props;
  const { outgoing, retry, discard } = useUnsent(target);
  const waiting = notArrived(outgoing, messages);
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const isVisible = usePageVisible();
  const newest = messages[0]?.id;
  useMarkThreadRead({ threadId, newest, unreadCount, isSeen: isAtEnd && isVisible && isInView });

  const said = messages.toReversed().map((message) => ({
    key: message.id,
    createdAt: message.createdAt,
    content: <MessageBubble message={message} name={name} />,
  }));

  // In a reversed column, scrolling starts at the end.
  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = 0;
  }, []);
  const sent = outgoing.at(-1)?.requestId;
  useEffect(() => {
    if (sent !== undefined) toEnd();
  }, [sent, toEnd]);

  return (
    <>
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
        <Box
          ref={box}
          role="log"
          aria-label={`Messages with ${name}`}
          tabIndex={0}
          onScroll={({ currentTarget }) => setAtEnd(Math.abs(currentTarget.scrollTop) < nearEnd)}
          sx={{
            flex: 1,
            minWidth: 0,
            overflowY: 'auto',
            // Keeps the newest in view, and the reader's position while earlier ones load.
            display: 'flex',
            flexDirection: 'column-reverse',
            outlineOffset: '-3px',
          }}
        >
          <Box sx={{ p: 2 }}>
            <LoadMore more={hasEarlier} onMore={onEarlier} text="Show earlier messages" />
            {byDay(withCards(said, cards, hasEarlier)).map(({ day, entries }) => (
              <section key={day} aria-label={nameDay(day, shopNow())}>
                <Typography
                  variant="caption"
                  color="textSecondary"
                  component="h2"
                  sx={{ textAlign: 'center', my: 1.5 }}
                >
                  {nameDay(day, shopNow())}
                </Typography>
                <Box component="ol" sx={list}>
                  {entries.map(({ key, content }) => (
                    <Box component="li" key={key} sx={{ display: 'grid' }}>
                      {content}
                    </Box>
                  ))}
                </Box>
              </section>
            ))}
            {waiting.length > 0 && (
              <Box component="ol" sx={[list, { mt: 1 }]}>
                {waiting.map((one) => (
                  <OutgoingBubble
                    key={one.requestId}
                    outgoing={one}
                    onRetry={() => retry(one)}
                    onDiscard={() => discard(one.requestId)}
                  />
                ))}
              </Box>
            )}
          </Box>
        </Box>
        {!isAtEnd && unreadCount > 0 && (
          <Button
            variant="contained"
            size="small"
            startIcon={<Icon path={mdiArrowDown} size={18} />}
            onClick={toEnd}
            sx={{ position: 'absolute', bottom: 12, left: '50%', transform: 'translateX(-50%)' }}
          >
            {unreadCount === 1 ? 'New message' : `${unreadCount} new messages`}
          </Button>
        )}
      </Box>
      {cards.map(({ key, pinned }) => pinned && <Fragment key={key}>{pinned}</Fragment>)}
    </>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;
