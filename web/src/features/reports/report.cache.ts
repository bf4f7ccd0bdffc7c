import type { ApolloCache } from '@apollo/client';
import { refTo, updateLists } from '../../apollo/cached-lists/connections.ts';
import type { ReportsQueryVariables } from '../../generated/graphql.ts';
import {
  Report_ListedFragmentDoc,
  type ReportMessageMutationOptions,
  type ReportProductMutationOptions,
  type ReportUserMutationOptions,
} from '../../generated/reports.ts';
import { graphql } from '../../lib/graphql.ts';

/**
 * Puts a report into the cached lists to which it belongs, open or decided, and takes it from the others. May run
 * twice.
 */
export function updateReportLists(cache: ApolloCache, id: string): void {
  const record = refTo('Report', id);
  const report = cache.readFragment({
    fragment: Report_ListedFragmentDoc,
    from: record,
    optimistic: true,
  });
  if (!report) return;
  const isDecided = report.decision !== null;
  updateLists(
    cache,
    { field: 'reports' },
    record,
    ({ state, kind, subjectId, startingAt }: ReportsQueryVariables & { subjectId?: string }) =>
      (state === null || (state === 'DECIDED') === isDecided) &&
      (!kind || kind === report.kind) &&
      (!subjectId || subjectId.toLowerCase() === report.subjectId) &&
      (!startingAt || id <= startingAt.toLowerCase()),
  );
}

graphql(`
  fragment Report_listed on Report {
    id
    kind
    decision
    subjectId
  }
`);

graphql(`
  mutation ReportMessage($input: ReportMessageInput!) {
    reportMessage(input: $input) {
      success
      message
      code
      field
      alreadyDone
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
      success
      message
      code
      field
      alreadyDone
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
      success
      message
      code
      field
      alreadyDone
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
