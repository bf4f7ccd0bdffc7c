import { mdiMessageTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { WriteObstacle } from '../../../generated/graphql.ts';
import { useThreadQuery } from '../../../generated/messages.ts';
import { useInView } from '../../../lib/useInView.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { AskAgain } from '../../../ui/private-photos/AskAgain.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../../ui/state/Skeletons.tsx';
import { MessageList } from '../thread/MessageList.tsx';
import { ThreadFoot } from '../thread/ThreadFoot.tsx';
import type { ThreadCard } from '../thread/threadCards.ts';
import { useUnsent } from '../thread/useUnsent.ts';

type Props = {
  orderId: string;
  /** null before the first message */
  threadId: string | null;
  /** the other side */
  name: string;
  /** hint for the first message */
  hint: string;
  obstacle: WriteObstacle | null;
  /** cards between the messages */
  cards: readonly ThreadCard[];
};

/** Messages of an order's two sides, and the field for the next one. */
export function OrderConversation({ orderId, threadId, name, hint, obstacle, cards }: Props) {
  const { ref, isInView } = useInView<HTMLDivElement>();
  const { data, error, refetch, fetchPage } = useThreadQuery({
    variables: { id: threadId ?? '' },
    skip: threadId === null,
  });
  const target = { orderId };
  const { outgoing } = useUnsent(target);
  const thread = data?.thread;
  const { edges = [], pageInfo } = thread?.messages ?? {};
  // The first message begins the thread; the page keeps its content meanwhile.
  const [isNew] = useState(threadId === null);
  const isLoading = threadId !== null && !thread && (!isNew || error !== undefined);
  const isEmpty = threadId === null && outgoing.length === 0;
  return (
    <Box
      ref={ref}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: { xs: 'calc(100dvh - 260px)', lg: 'calc(100dvh - 312px)' },
        minHeight: 420,
      }}
    >
      {isLoading ? (
        <Box sx={{ p: 2 }}>
          {error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />}
        </Box>
      ) : (
        <AskAgain onRetry={() => void refetch()}>
          <MessageList
            threadId={threadId}
            target={target}
            name={name}
            unreadCount={thread?.unreadCount ?? 0}
            messages={edges.map(({ node }) => node)}
            cards={cards}
            hasEarlier={pageInfo?.hasNextPage ?? false}
            onEarlier={() => fetchPage(pageInfo?.endCursor ?? null)}
            isInView={isInView}
          />
        </AskAgain>
      )}
      {isEmpty && obstacle === null && <NothingYet hint={hint} />}
      <ThreadFoot
        target={target}
        name={name}
        obstacle={obstacle}
        hasBlocked={thread?.viewerHasBlocked ?? false}
        newest={edges[0]?.node.id ?? ''}
      />
    </Box>
  );
}

function NothingYet({ hint }: { hint: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1.5 }}>
      <Box sx={{ color: 'primary.main', display: 'grid' }}>
        <Icon path={mdiMessageTextOutline} size={24} />
      </Box>
      <Typography color="textSecondary">{hint}</Typography>
    </Box>
  );
}
