import type { ApolloCache } from '@apollo/client';
import { editConnections, follow, refTo } from '../../apollo/connections/editConnections.ts';
import { expireField, numberOfChange } from '../../apollo/races/staleQueries.ts';
import type { ReportFilter } from '../../generated/graphql.ts';
import { Report_ListedFragmentDoc } from '../../generated/reports.ts';
import { graphql } from '../../lib/graphql.ts';

/** Adds an open report to the cached queue, removes a decided one, and refetches other lists. Can run twice. */
export function updateReportConnections(cache: ApolloCache, id: string): void {
  const record = refTo('Report', id);
  const report = cache.readFragment({
    fragment: Report_ListedFragmentDoc,
    from: record,
    optimistic: true,
  });
  if (!report) return;
  const belongs = report.decision === null;
  const changeNumber = numberOfChange(cache, record.__ref, String(report.decision));
  editConnections(cache, { field: 'adminReports' }, (stored, args, { storeFieldName }) => {
    const { state, ...others } = (args.filter ?? {}) as ReportFilter;
    if (state === 'OPEN' && Object.values(others).every((value) => value == null)) {
      return follow(stored, record, { cursor: id, belongs }).connection;
    }
    expireField(cache, storeFieldName, { changeNumber, entries: true });
    return stored;
  });
}

graphql(`
  fragment Report_listed on Report {
    decision
  }
`);
