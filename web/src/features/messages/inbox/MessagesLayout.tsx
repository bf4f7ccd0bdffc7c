import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { ThreadsDocument } from '../../../generated/messages.ts';
import { graphql } from '../../../lib/graphql.ts';
import { patterns } from '../../../lib/paths.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { Inbox } from './Inbox.tsx';

graphql(`
  query Threads($after: String) {
    threads(after: $after) {
      edges {
        node {
          ...InboxRow_thread
        }
      }
    }
  }
`);

export const prefetch: Prefetch = (client) => client.query({ query: ThreadsDocument });

/** The user's threads beside the open one; a narrow window shows only one of the two. */
export function MessagesLayout() {
  const { pathname } = useLocation();
  const isThreadOpen = matchPath(patterns.thread, pathname) !== null;
  const isWide = useMediaQuery<{ breakpoints: { up: (key: 'lg') => string } }>(
    ({ breakpoints }) => breakpoints.up('lg'),
    { noSsr: true },
  );
  return (
    <>
      {(isWide || !isThreadOpen) && (
        <PageTitle
          title="Messages"
          lead="Questions, offers and orders: one conversation for each deal."
          // An open thread provides the page's title.
          {...(isThreadOpen && { component: 'p', head: null })}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        {(isWide || !isThreadOpen) && <Inbox isThreadOpen={isThreadOpen} />}
        <Outlet />
      </Box>
    </>
  );
}
