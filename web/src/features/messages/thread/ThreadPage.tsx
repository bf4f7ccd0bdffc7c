import { mdiMessageOffOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { Navigate, useParams } from 'react-router-dom';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { ThreadDocument, useThreadQuery } from '../../../generated/messages.ts';
import { accountName } from '../../../lib/accountName.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { cardFrame } from '../../../ui/cardFrame.ts';
import { DocumentTitle } from '../../../ui/page/DocumentTitle.tsx';
import { AskAgain } from '../../../ui/private-photos/AskAgain.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { RecordNotFound } from '../../../ui/state/RecordNotFound.tsx';
import { TableSkeleton } from '../../../ui/state/Skeletons.tsx';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';
import { offerCards, offerTimes } from '../../offers/conversation/offerCards.tsx';
import { useSession } from '../../session/session.ts';
import { otherSide } from '../otherSide.ts';
import { MessageList } from './MessageList.tsx';
import { ThreadFoot } from './ThreadFoot.tsx';
import { ThreadHead } from './ThreadHead.tsx';

graphql(`
  query Thread($id: ID!, $after: String) {
    thread(id: $id) {
      unreadCount
      buyer {
        name
      }
      seller {
        name
      }
      viewerHasBlocked
      writeObstacle
      offers {
        ...OfferCards_offer
      }
      orders {
        id
      }
      ...ThreadHead_thread
      messages(after: $after) {
        edges {
          node {
            createdAt
            text
            photos {
              id
            }
            viewerIsSender
            ...MessageBubble_message
          }
        }
      }
    }
  }
`);

// Fixed height, so that nothing below moves.
const frame = {
  height: { xs: 'calc(100dvh - 152px)', lg: 'calc(100dvh - 262px)' },
  minHeight: 420,
  overflow: 'hidden',
} as const;

export const prefetch: Prefetch = (client, { id = '' }) =>
  client.query({ query: ThreadDocument, variables: { id } });

/**
 * The messages and offers of one thread, and the field for the next message. Redirects to the order's page once buyer
 * and seller have an order.
 */
export function ThreadPage() {
  const { id = '' } = useParams();
  // Each thread keeps its own scroll position.
  return <OpenThread key={id} id={id} />;
}

function OpenThread({ id }: { id: string }) {
  const { data, error, refetch, fetchPage } = useThreadQuery({ variables: { id } });
  const { user } = useSession();
  const now = useNow(offerTimes(data?.thread?.offers ?? []));
  if (!data) {
    return (
      <Box sx={frame}>
        {error ? <ThreadFailure onRetry={() => void refetch()} /> : <TableSkeleton />}
      </Box>
    );
  }
  const { thread } = data;
  if (!thread) return <UnknownThread />;
  const order = thread.orders.at(-1);
  // The order's page has the conversation beside the order's current state.
  if (order) return <Navigate replace to={paths.order(order.id)} />;
  const name = accountName(otherSide(thread, user?.uid));
  const { edges, pageInfo } = thread.messages;
  const after = pageInfo.endCursor ?? null;
  const target = { threadId: id };
  return (
    <Box
      component="section"
      aria-label={`Conversation with ${name}`}
      sx={{
        ...frame,
        display: 'flex',
        flexDirection: 'column',
        ...cardFrame,
      }}
    >
      <DocumentTitle title={`Messages with ${name}`} />
      <ThreadHead thread={thread} />
      <AskAgain onRetry={() => void refetch()}>
        <MessageList
          threadId={id}
          target={target}
          name={name}
          unreadCount={thread.unreadCount}
          messages={edges.map(({ node }) => node)}
          cards={offerCards(thread.offers, now)}
          hasEarlier={pageInfo.hasNextPage}
          onEarlier={() => fetchPage(after)}
        />
      </AskAgain>
      <ThreadFoot
        target={target}
        name={name}
        obstacle={thread.writeObstacle}
        hasBlocked={thread.viewerHasBlocked}
        newest={edges[0]?.node.id ?? ''}
      />
    </Box>
  );
}

function ThreadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Box component="h1" sx={{ m: 0 }}>
        <HiddenText>Messages</HiddenText>
      </Box>
      <ErrorState onRetry={onRetry} />
    </>
  );
}

const UnknownThread = () => (
  <Box sx={frame}>
    <RecordNotFound
      icon={mdiMessageOffOutline}
      title="Conversation not found"
      to={paths.messages}
      linkText="All messages"
    >
      The link may be wrong, or it belongs to another account.
    </RecordNotFound>
  </Box>
);
