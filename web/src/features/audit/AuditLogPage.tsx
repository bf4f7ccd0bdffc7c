import { mdiClipboardTextClockOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Prefetch } from '../../apollo/prefetch.ts';
import type { AuditLogQuery } from '../../generated/graphql.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RelativeDate } from '../../ui/RelativeDate.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PagedTable } from '../../ui/table/PagedTable.tsx';
import { AuditActor } from './AuditActor.tsx';
import { fetchAuditLogQuery, useAuditLogQuery } from './AuditLogPage.generated.ts';
import { AuditTarget } from './AuditTarget.tsx';
import { AuditToolbar } from './AuditToolbar.tsx';
import { actionNames } from './actionNames.ts';
import { useAuditAddress } from './useAuditAddress.ts';

graphql(`
  query AuditLog(
    $text: String
    $action: AuditAction
    $from: String
    $to: String
    $after: String
  ) {
    auditLog(text: $text, action: $action, from: $from, to: $to, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          action
          failedEntryId
          reason
          address
          createdAt
          ...AuditActor_entry
          ...AuditTarget_entry
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client) => fetchAuditLogQuery(client);

/** Who did what, to what, when and from where, for admins. */
export function AuditLogPage() {
  const { parameters, set, variables } = useAuditAddress();
  const query = useAuditLogQuery({
    variables,
    // Names that a text is compared with change without an entry.
    ...(variables.text && { fetchPolicy: 'cache-and-network' }),
  });
  // What was shown stays while other entries are asked for.
  const data = query.data ?? query.previousData;
  const isSearched = Object.keys(variables).length > 0;
  return (
    <>
      <PageTitle
        title="Audit Log"
        lead="What admins did, and whose accounts were deleted. Nothing here can be changed."
      />
      <AuditToolbar
        parameters={parameters}
        set={set}
        totalCount={query.data?.auditLog.totalCount}
      />
      <PagedTable
        label="Audit Log"
        query={{ ...query, data }}
        list={(data: AuditLogQuery) => data.auditLog}
        empty={
          isSearched ? (
            <EmptyState icon={mdiClipboardTextClockOutline} title="No entry matches">
              Try fewer letters, another action or more days.
              <br />
              <TextLink to={paths.auditLog}>Show all entries</TextLink>
            </EmptyState>
          ) : (
            <EmptyState icon={mdiClipboardTextClockOutline} title="Nothing on record yet">
              As soon as an admin verifies, promotes or deletes somebody, adds a category or acts on
              a product, it appears here.
            </EmptyState>
          )
        }
        columns={[
          { header: 'By', cell: (entry) => <AuditActor entry={entry} /> },
          {
            header: 'Action',
            cell: ({ action, failedEntryId, reason }) => (
              <>
                {actionNames[action]}
                {failedEntryId && ', not carried out'}
                {reason && (
                  <Typography
                    variant="body2"
                    color="textSecondary"
                    sx={{ overflowWrap: 'anywhere' }}
                  >
                    {reason}
                  </Typography>
                )}
              </>
            ),
          },
          { header: 'On', cell: (entry) => <AuditTarget entry={entry} /> },
          {
            header: 'From',
            cell: ({ address }) => (
              <Box component="code" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
                {address ?? 'command line'}
              </Box>
            ),
          },
          { header: 'Date', cell: ({ createdAt }) => <RelativeDate at={createdAt} /> },
        ]}
      />
    </>
  );
}
