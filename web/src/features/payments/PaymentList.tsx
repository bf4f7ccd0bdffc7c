import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { TableSkeleton } from '../../ui/Skeletons.tsx';

type Connection<Row> = {
  edges: { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};

type Props<Row> = {
  /** names the table for screen readers */
  label: string;
  columns: readonly Column<Row>[];
  list: Connection<Row> | undefined;
  failed: boolean;
  onRetry: () => void;
  /** fetches the page after a cursor */
  onMore: (after: string | null) => Promise<unknown>;
  /** stands in place of an empty list */
  empty: ReactNode;
};

/** A paged table of payments, while it loads, when it fails, and when there are none. */
export function PaymentList<Row extends { id: string }>(props: Props<Row>) {
  const { label, columns, list, failed, onRetry, onMore, empty } = props;
  if (!list) return failed ? <ErrorState onRetry={onRetry} /> : <TableSkeleton />;
  if (list.edges.length === 0) return empty;
  const { hasNextPage, endCursor = null } = list.pageInfo;
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={list.edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
      />
      <LoadMore more={hasNextPage} onMore={() => onMore(endCursor)} />
    </>
  );
}
