import { type Static, Type } from 'typebox';
import type { Context } from '../../context/context.ts';
import { messageShape, showMessage } from '../messages/messages.shapes.ts';
import type { ReportRecord } from './report.model.ts';
import { messagesBefore, reportedMessage } from './reports.queries.ts';

export const reportShape = Type.Object(
  {
    _id: Type.String(),
    kind: Type.String({ description: '`message`, `product` or `user`.' }),
    targetId: Type.String({ description: 'The id of the message, the product or the account.' }),
    subjectId: Type.Optional(
      Type.String({
        description: "The account reported, the product's seller or the message's author.",
      }),
    ),
    reason: Type.String(),
    note: Type.Optional(Type.String({ description: "The reporter's note." })),
    message: Type.Optional(messageShape),
    messagesBefore: Type.Array(messageShape, {
      description: 'Up to five messages before it in its thread, oldest first.',
    }),
    reporterId: Type.String(),
    targetReportCount: Type.Integer({ description: 'Number of reports of the target.' }),
    decision: Type.Optional(Type.String({ description: 'The decision; absent while open.' })),
    decisionNote: Type.Optional(Type.String({ description: "The admin's note." })),
    decidedAt: Type.Optional(Type.Number({ description: 'Milliseconds since 1970.' })),
    createdAt: Type.Number({ description: 'Milliseconds since 1970.' }),
  },
  { title: 'Report' },
);

/** A report as REST gives it to admins. */
export async function showReport(
  context: Context,
  report: ReportRecord,
): Promise<Static<typeof reportShape>> {
  const [message, before, targetReportCount] = await Promise.all([
    reportedMessage(context, report),
    messagesBefore(context, report),
    context.loaders.targetReportCount.load(report.targetId),
  ]);
  return {
    _id: report._id.toHexString(),
    kind: report.kind,
    targetId: report.targetId.toHexString(),
    ...(report.subjectId && { subjectId: report.subjectId.toHexString() }),
    reason: report.reason,
    ...(report.note && { note: report.note }),
    ...(message && { message: showMessage(context, message) }),
    messagesBefore: before.map((one) => showMessage(context, one)),
    reporterId: report.reporterId.toHexString(),
    targetReportCount,
    ...(report.decision && { decision: report.decision }),
    ...(report.decisionNote && { decisionNote: report.decisionNote }),
    ...(report.decidedAt && { decidedAt: report.decidedAt.getTime() }),
    createdAt: report.createdAt.getTime(),
  };
}
