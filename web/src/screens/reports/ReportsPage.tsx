import { mdiFlagOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { ReportsDocument, useReportsQuery } from '../../generated/reports.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../ui/state/Skeletons.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { ChoiceSelect } from '../../ui/table-toolbar/ChoiceSelect.tsx';
import { TableToolbar } from '../../ui/table-toolbar/TableToolbar.tsx';
import { useTableParameters } from '../../ui/table-toolbar/useTableParameters.ts';
import { ReportItem } from './ReportItem.tsx';

graphql(`
  query Reports($state: ReportState, $kind: ReportKind, $startingAt: ID, $after: String) {
    adminReports(
      filter: { state: $state, kind: $kind, startingAt: $startingAt }
      after: $after
    ) {
      edges {
        node {
          ...ReportItem_report
        }
      }
    }
  }
`);

export const prefetch: Prefetch = (client) =>
  client.query({
    query: ReportsDocument,
    variables: { state: 'OPEN', kind: null, startingAt: null },
  });

const states = { '': 'To decide', decided: 'Decided' };
const kinds = { '': 'All kinds', message: 'Messages', product: 'Products', person: 'People' };
const kindOf = { message: 'MESSAGE', product: 'PRODUCT', person: 'USER' } as const;
const parameters = { state: Object.keys(states), kind: Object.keys(kinds), from: null };

export function ReportsPage() {
  const [{ state, kind, from }, set] = useTableParameters(parameters);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageTitle
        title="Reports"
        lead="Reported messages, products and people. A reported message comes with up to five earlier ones."
      />
      <TableToolbar label="Find reports">
        <ChoiceSelect
          label="State"
          value={state}
          choices={states}
          onChange={(chosen) => set({ state: chosen, from: '' })}
        />
        <ChoiceSelect
          label="Kind"
          value={kind}
          choices={kinds}
          onChange={(chosen) => set({ kind: chosen, from: '' })}
        />
      </TableToolbar>
      {from && <FromReport state={state} />}
      <ReportQueue isDecided={state === 'decided'} kind={kind} from={from} />
    </Box>
  );
}

/** Notes that newer reports are left out, and links to all. */
const FromReport = ({ state }: { state: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
    Showing reports from one on; newer ones are hidden.{' '}
    <TextLink to={state ? `${paths.reports}?state=${state}` : paths.reports}>
      Show all of them
    </TextLink>
  </Typography>
);

type QueueProps = { isDecided: boolean; kind: string; from: string };

const isKind = (kind: string): kind is keyof typeof kindOf => kind in kindOf;

function ReportQueue({ isDecided, kind, from }: QueueProps) {
  const variables = {
    state: isDecided ? ('DECIDED' as const) : ('OPEN' as const),
    kind: isKind(kind) ? kindOf[kind] : null,
    startingAt: from || null,
  };
  const { data, error, refetch, fetchPage } = useReportsQuery({ variables });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />;
  const { edges, pageInfo } = data.adminReports;
  if (edges.length === 0) {
    return isDecided ? (
      <EmptyState icon={mdiFlagOutline} title="No decided reports yet">
        Reports appear here once they are decided.
      </EmptyState>
    ) : (
      <EmptyState icon={mdiFlagOutline} title="No open reports">
        Reports about messages, products and people appear here.
      </EmptyState>
    );
  }
  const after = pageInfo.endCursor ?? null;
  return (
    <>
      <Box
        component="ul"
        aria-label="Reports"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
      >
        {edges.map(({ node }) => (
          <li key={node.id}>
            <ReportItem report={node} />
          </li>
        ))}
      </Box>
      <LoadMore more={pageInfo.hasNextPage} onMore={() => fetchPage(after)} />
    </>
  );
}
