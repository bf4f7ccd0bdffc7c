import type { ApolloCache } from '@apollo/client';
import { editConnections, follow, refTo } from '../../apollo/connections/editConnections.ts';
import { expireField, numberOfChange } from '../../apollo/races/staleQueries.ts';
import type { ReportFilter } from '../../generated/graphql.ts';
import {
  Report_ListedFragmentDoc,
  type ReportMessageMutationOptions,
  type ReportProductMutationOptions,
  type ReportUserMutationOptions,
} from '../../generated/reports.ts';
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
    id
    decision
  }
`);

graphql(`
  mutation ReportMessage($input: ReportMessageInput!) {
    reportMessage(input: $input) {
      ...MutationPayload_outcome
      reportedMessage {
        id
        ...Message_record
      }
    }
  }
`);

graphql(`
  mutation ReportProduct($input: ReportProductInput!) {
    reportProduct(input: $input) {
      ...MutationPayload_outcome
      product {
        id
        ...Product_record
      }
    }
  }
`);

graphql(`
  mutation ReportUser($input: ReportUserInput!) {
    reportUser(input: $input) {
      ...MutationPayload_outcome
      user {
        id
        ...User_record
      }
    }
  }
`);

/** Reports a message to the shop's admins. */
export const reportMessageOptions: ReportMessageMutationOptions = {};

/** Reports a product to the shop's admins. */
export const reportProductOptions: ReportProductMutationOptions = {};

/** Reports a person to the shop's admins. */
export const reportUserOptions: ReportUserMutationOptions = {};
