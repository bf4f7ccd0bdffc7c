import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { mdiFilterOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyState } from '../state/EmptyState.tsx';
import { ErrorState } from '../state/ErrorState.tsx';
import { TableSkeleton } from '../state/Skeletons.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { LoadMore } from './LoadMore.tsx';
import { useShownColumns } from './useShownColumns.ts';

type Shown<Data> = {
  data?: Data | undefined;
  /** the data of the previous filters, shown until new rows arrive */
  previousData?: Data | undefined;
  error?: unknown;
};

/** The data to show for a query: the previous rows while others load. */
export const shownData = <Data,>({ data, previousData, error }: Shown<Data>) =>
  data ?? (error ? undefined : previousData);

/** The result of a paged query's hook. */
type Query<Data> = Shown<Data> & {
  refetch: () => Promise<unknown>;
  fetchPage: (after: string | null) => Promise<unknown>;
};

type Connection<Row> = {
  edges: { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};

export type List<Data, Row> = {
  /** names the table for screen readers */
  label: string;
  query: Query<Data>;
  /** the list in the query's answer */
  list: (data: Data) => Connection<Row>;
  /** shown instead of an empty list */
  empty: ReactNode;
};

type Props<Data, Row> = List<Data, Row> & {
  /** columns after the running number */
  columns: readonly Column<NoInfer<Row>>[];
  /** the layout of a card on a phone, as in `DataTable` */
  areas?: string;
  /** as in `DataTable` */
  opensRows?: boolean;
};

/** A numbered table of a paged list, with its loading, error and empty states. */
export function PagedTable<Data, Row extends { id: string }>(props: Props<Data, Row>) {
  const { label, query, list, columns, empty, areas, opensRows = false } = props;
  const { error, refetch, fetchPage } = query;
  const data = shownData(query);
  const { shown, choices, toggle } = useShownColumns(label, columns);
  const refusal = refusalOf(error);
  if (refusal) {
    return (
      <Box role="alert">
        <EmptyState icon={mdiFilterOutline} title="Narrow your search">
          {refusal}
        </EmptyState>
      </Box>
    );
  }
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />;
  const { edges, pageInfo } = list(data);
  if (edges.length === 0) return empty;
  const { hasNextPage, endCursor = null } = pageInfo;
  return (
    <>
      <DataTable
        label={label}
        rows={edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        areas={areas}
        opensRows={opensRows}
        columns={[{ header: 'SL No', cell: (_row, index) => index + 1 }, ...shown]}
        headEnd={choices.length > 0 && <ColumnsButton choices={choices} onToggle={toggle} />}
      />
      <LoadMore more={hasNextPage} onMore={() => fetchPage(endCursor)} />
    </>
  );
}

/** The server's refusal, such as for a search that matches too much. */
function refusalOf(error: unknown): string | null {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  return first?.extensions?.code === 'INVALID' ? first.message : null;
}
