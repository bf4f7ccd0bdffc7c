import { mdiFlagOutline } from '@mdi/js';
import Typography from '@mui/material/Typography';
import type { PersonReportsQuery } from '../../../generated/graphql.ts';
import { usePersonReportsQuery } from '../../../generated/people.ts';
import { accountName } from '../../../lib/accountName.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { decidedLabels } from '../../reports/decisionLabels.ts';
import { reasonLabels } from '../../reports/reasonLabels.ts';

graphql(`
  query PersonReports($userId: ID!, $after: String) {
    adminReports(filter: { userId: $userId }, after: $after) {
      edges {
        node {
          kind
          reason
          note
          decision
          createdAt
          product {
            productName
          }
          reporter {
            name
          }
        }
      }
    }
  }
`);

type Report = PersonReportsQuery['adminReports']['edges'][number]['node'];

const columns: Column<Report>[] = [
  { header: 'About', cell: (report) => <Subject {...report} /> },
  {
    header: 'Reason',
    cell: ({ reason, note }) => (
      <div>
        {reasonLabels[reason]}
        {note && (
          <Typography variant="body2" color="textSecondary" component="div">
            <CellText>{note}</CellText>
          </Typography>
        )}
      </div>
    ),
  },
  { header: 'State', cell: (report) => <State {...report} /> },
  { header: 'Reported by', cell: ({ reporter }) => <CellText>{accountName(reporter)}</CellText> },
  { header: 'Date', cell: ({ createdAt }) => <RelativeDate at={createdAt} /> },
  {
    header: 'Queue',
    cell: ({ id, decision, reason }) => (
      <TextLink
        to={paths.reportsFrom(id, decision !== null)}
        aria-label={`Open in the queue: ${reasonLabels[reason]}`}
      >
        Open in the queue
      </TextLink>
    ),
  },
];

/** Reports about a person, their products and their messages, for admins. */
export function PersonReports({ id }: { id: string }) {
  return (
    <PagedTable
      label="Reports"
      query={usePersonReportsQuery({ variables: { userId: id } })}
      list={(data: PersonReportsQuery) => data.adminReports}
      empty={
        <EmptyState icon={mdiFlagOutline} title="No reports">
          Reports about this person, their products and their messages appear here.
        </EmptyState>
      }
      columns={columns}
    />
  );
}

function Subject({ kind, product }: Report) {
  if (kind === 'USER') return 'The person';
  if (kind === 'MESSAGE') return 'A message';
  return product ? (
    <TextLink to={paths.product(product.id)}>
      <CellText>{product.productName}</CellText>
    </TextLink>
  ) : (
    'A product'
  );
}

const State = ({ kind, decision }: Report) =>
  decision ? (
    decidedLabels(kind)[decision]
  ) : (
    <Tag sx={{ bgcolor: 'warning.light', color: 'warning.main' }}>To decide</Tag>
  );
