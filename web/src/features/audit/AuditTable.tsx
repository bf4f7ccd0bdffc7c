import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useAuditLogQuery } from '../../generated/audit.ts';
import type { AuditLogQuery, AuditLogQueryVariables } from '../../generated/graphql.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import type { Column } from '../../ui/table/DataTable.tsx';
import { PagedTable } from '../../ui/table/PagedTable.tsx';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { AuditActor } from './AuditActor.tsx';
import { AuditTarget } from './AuditTarget.tsx';
import { actionLabels } from './actionLabels.ts';

graphql(`
  query AuditLog($filter: AuditEntryFilter, $after: String) {
    adminAuditLog(filter: $filter, after: $after) {
      totalCount
      edges {
        node {
          action
          failedEntryId
          decision
          orderId
          reportId
          reason
          address
          createdAt
          ...AuditActor_entry
          ...AuditTarget_entry
        }
      }
    }
  }
`);

type Props = {
  label: string;
  variables: AuditLogQueryVariables;
  /** content above the table, given the number of entries; undefined until it is known */
  toolbar?: (totalCount: number | null | undefined) => ReactNode;
  /** shown instead of an empty table */
  empty: ReactNode;
};

type Entry = AuditLogQuery['adminAuditLog']['edges'][number]['node'];

const columns: Column<Entry>[] = [
  { header: 'By', cell: (entry) => <AuditActor entry={entry} /> },
  {
    header: 'Action',
    cell: ({ action, decision, orderId, reportId, failedEntryId, reason }) => (
      <>
        <Decision to={placeOf(orderId, reportId)}>{decision ?? actionLabels[action]}</Decision>
        {failedEntryId && ', not carried out'}
        {reason && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
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
      <Box component="code" sx={{ fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
        {address ?? 'command line'}
      </Box>
    ),
  },
  { header: 'Date', cell: ({ createdAt }) => <RelativeDate at={createdAt} /> },
];

const placeOf = (orderId: string | null, reportId: string | null): string | null => {
  if (orderId) return paths.order(orderId);
  return reportId ? paths.reportsFrom(reportId, true) : null;
};

/** The action, linked to the order or report it decided. */
const Decision = ({ to, children }: { to: string | null; children: string }) =>
  to ? (
    <TextLink to={to} color="textPrimary">
      {children}
    </TextLink>
  ) : (
    children
  );

/** Entries of the audit log, newest first, page by page. */
export function AuditTable({ label, variables, toolbar, empty }: Props) {
  const query = useAuditLogQuery({
    variables,
    // Names that match the text may change without a new entry.
    ...(variables.filter?.text && { fetchPolicy: 'cache-and-network' }),
  });
  return (
    <>
      {toolbar?.(query.data?.adminAuditLog.totalCount)}
      <PagedTable
        label={label}
        query={query}
        list={(data: AuditLogQuery) => data.adminAuditLog}
        empty={empty}
        columns={columns}
      />
    </>
  );
}
