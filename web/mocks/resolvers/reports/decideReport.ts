import { deletedMessageText } from '@fitness-zone/contract/dealing/deleted-message.ts';
import type { MockContext } from '../../context.ts';
import type { DecideReportInput, ReportDecision, ReportKind } from '../../generated/resolvers.ts';
import { recordAct } from '../../records/audit/auditLog.ts';
import { byId } from '../../records/findRecords.ts';
import type { ReportRecord } from '../../records/records.ts';
import { notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';
import { suspendUser } from '../accounts/suspension.resolvers.ts';
import { deleteProduct } from '../catalog/catalog.resolvers.ts';
import { hideProduct } from '../catalog/hiding.resolvers.ts';

const possible: Record<ReportKind, readonly ReportDecision[]> = {
  MESSAGE: ['NOTHING', 'DELETE', 'SUSPEND'],
  PRODUCT: ['NOTHING', 'HIDE', 'DELETE', 'SUSPEND'],
  USER: ['NOTHING', 'SUSPEND'],
};

const impossibleTexts: Record<ReportKind, string> = {
  MESSAGE: 'A message cannot be hidden. Delete it instead.',
  PRODUCT: 'This cannot be decided of a product.',
  USER: 'A person can be suspended, neither hidden nor deleted, for a report.',
};

const doneTexts = (kind: ReportKind): Record<ReportDecision, string> => ({
  NOTHING: 'Decided. Nothing follows.',
  HIDE: 'Decided. The product is hidden.',
  DELETE: `Decided. The ${kind.toLowerCase()} is deleted.`,
  SUSPEND: 'Decided. The account is suspended.',
});

/** Decides on a report and on all open ones of the same target, as an admin does. */
export function decideReport(given: { input: DecideReportInput }, context: MockContext) {
  const admin = requireRole(context, 'ADMIN');
  const { id, decision, note } = validInput('DecideReportInput', given.input);
  const { records } = context;
  const report = byId(records.reports, id);
  if (!report) throw notFound('Report');
  if (report.decision) {
    const details = { alreadyDone: true, payload: { reports: [report] } };
    throw new Refusal('CONFLICT', 'An admin has decided on this already.', details);
  }
  if (!possible[report.kind].includes(decision)) {
    throw new Refusal('INVALID', impossibleTexts[report.kind], { field: 'decision' });
  }
  if ((decision === 'HIDE' || decision === 'SUSPEND') && !note) {
    throw new Refusal('INVALID', 'Please say why: the person reads it.', { field: 'note' });
  }
  const suspended = carryOut(context, report, decision, note ?? '');
  recordAct(context, 'DECIDE_REPORT', report.subjectId ?? report.targetId);
  const open = records.reports.filter(
    (one) => one.targetId === report.targetId && one.decision === null,
  );
  const decidedAt = new Date().toISOString();
  for (const one of open) {
    Object.assign(one, { decision, decisionNote: note || null, decidedAt, decidedById: admin.id });
  }
  const product = report.kind === 'PRODUCT' ? byId(records.products, report.targetId) : null;
  if (product && decision === 'NOTHING') product.reported = false;
  return {
    message: doneTexts(report.kind)[decision],
    reports: open.toSorted((one, other) => (one.id < other.id ? 1 : -1)),
    product,
    ...suspended,
  };
}

function deleteMessage({ records }: MockContext, id: string): void {
  const message = byId(records.messages, id);
  if (!message) throw notFound('Message');
  message.text = deletedMessageText;
}

function carryOut(
  context: MockContext,
  report: ReportRecord,
  decision: ReportDecision,
  reason: string,
) {
  const { targetId: id } = report;
  try {
    if (decision === 'HIDE') hideProduct({ input: { id, reason } }, context);
    if (decision === 'DELETE' && report.kind === 'PRODUCT') deleteProduct({ id }, context);
    if (decision === 'DELETE' && report.kind === 'MESSAGE') deleteMessage(context, id);
    if (decision === 'SUSPEND') {
      const { subjectId: userId } = report;
      if (!userId) throw notFound('User');
      const { person, products, payments } = suspendUser({ input: { userId, reason } }, context);
      return { person, products, payments };
    }
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.alreadyDone) throw error;
  }
  return null;
}
