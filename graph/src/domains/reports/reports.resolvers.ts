import { presentUser } from '../../context/present-user.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { decideReport } from './decide-report.service.ts';
import { reportMessage } from './report-message.service.ts';
import { reportProduct } from './report-product.service.ts';
import { reportUser } from './report-user.service.ts';
import { adminReports, messagesBefore, reportedMessage } from './reports.queries.ts';

export const reportResolvers: Resolvers = {
  Query: {
    adminReports: (_root, asked, context) => adminReports.page(context, asked),
  },
  Mutation: {
    reportMessage: mutation((context, { input }) => reportMessage(context, input)),
    reportProduct: mutation((context, { input }) => reportProduct(context, input)),
    reportUser: mutation((context, { input }) => reportUser(context, input)),
    adminDecideReport: mutation((context, { input }) => decideReport(context, input)),
  },
  Message: {
    viewerHasReported: ({ _id }, _args, { loaders }) => loaders.viewerHasReported.load(_id),
  },
  Report: {
    message: (report, _args, context) => reportedMessage(context, report),
    messagesBefore: (report, _args, context) => messagesBefore(context, report),
    product: ({ kind, targetId }, _args, { loaders }) =>
      kind === 'product' ? loaders.product.load(targetId) : null,
    user: ({ kind, targetId }, _args, context) =>
      kind === 'user' ? presentUser(context, targetId) : null,
    subject: ({ subjectId }, _args, context) =>
      subjectId ? presentUser(context, subjectId) : null,
    subjectId: ({ subjectId }) => subjectId?.toHexString() ?? null,
    targetReportCount: ({ targetId }, _args, { loaders }) =>
      loaders.targetReportCount.load(targetId),
    decidedBy: ({ decidedById }, _args, context) =>
      decidedById ? presentUser(context, decidedById) : null,
    reporter: ({ reporterId }, _args, context) => presentUser(context, reporterId),
  },
};
