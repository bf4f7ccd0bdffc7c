import { mdiMessageTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useThreadsQuery } from '../../../generated/messages.ts';
import { paths } from '../../../lib/paths.ts';
import { cardFrame } from '../../../ui/cardFrame.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../../ui/state/Skeletons.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { useSession } from '../../session/session.ts';
import { InboxRow } from './InboxRow.tsx';

type Props = {
  /** a thread is open beside it */
  isThreadOpen: boolean;
};

/** The threads of the signed-in user, those with the newest messages first, page by page. */
export function Inbox({ isThreadOpen }: Props) {
  const { data, error, refetch, fetchPage } = useThreadsQuery();
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />;
  const { edges, pageInfo } = data.threads;
  if (edges.length === 0) return <NoThreads isThreadOpen={isThreadOpen} />;
  const after = pageInfo.endCursor ?? null;
  return (
    <Box component="nav" aria-label="Conversations">
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          ...cardFrame,
          overflow: 'hidden',
          '& li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {edges.map(({ node }) => (
          <li key={node.id}>
            <InboxRow thread={node} />
          </li>
        ))}
      </Box>
      <LoadMore more={pageInfo.hasNextPage} onMore={() => fetchPage(after)} />
    </Box>
  );
}

function NoThreads({ isThreadOpen }: Props) {
  const isSeller = useSession().user?.role === 'SELLER';
  return (
    <Box sx={{ gridColumn: isThreadOpen ? 'auto' : '1 / -1' }}>
      <EmptyState
        icon={mdiMessageTextOutline}
        title="No messages yet"
        action={
          !isSeller && (
            <ButtonLink to={paths.pages} variant="contained">
              Browse products
            </ButtonLink>
          )
        }
      >
        {isSeller
          ? 'Questions from buyers appear here.'
          : 'Open a product and press “Ask the seller”. You’ll find the answer here, without sharing your phone number or email.'}
      </EmptyState>
    </Box>
  );
}
