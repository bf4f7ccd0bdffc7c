import { decideReportOptions } from '../../../src/features/moderation/decideReport.cache.ts';
import {
  reportMessageOptions,
  reportProductOptions,
  reportUserOptions,
} from '../../../src/features/reports/report.cache.ts';
import { DecideReportDocument } from '../../../src/generated/moderation.ts';
import {
  ReportMessageDocument,
  ReportProductDocument,
  ReportUserDocument,
} from '../../../src/generated/reports.ts';
import { type Act, choose, onOne } from './act.ts';
import { lastMessages, openReports, products, userIds } from './shownRecords.ts';

/** What people report to the shop's admins. */
export const reportActs = {
  reportsMessage: onOne(ReportMessageDocument, reportMessageOptions, lastMessages, ({ id }) => ({
    input: { messageId: id, reason: 'OFFENSIVE' as const, note: 'It is rude.' },
  })),
  reportsProduct: onOne(ReportProductDocument, reportProductOptions, products, (productId) => ({
    input: { productId, reason: 'NOT_ALLOWED' as const, note: 'It is unsafe.' },
  })),
  reportsUser: onOne(ReportUserDocument, reportUserOptions, userIds, (userId) => ({
    input: { userId, reason: 'FRAUD' as const },
  })),
  decidesReport(all, participant, pick, send) {
    const decision = choose(['NOTHING', 'HIDE', 'DELETE', 'SUSPEND'] as const, pick) ?? 'NOTHING';
    const act = onOne(DecideReportDocument, decideReportOptions, openReports, (id) => ({
      input: { id, decision, note: 'It is unsafe.' },
    }));
    return act(all, participant, pick, send);
  },
} satisfies Record<string, Act>;
