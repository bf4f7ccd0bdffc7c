import type { ReportDecision, ReportKind } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Types } from 'mongoose';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { refuseOwnBusiness } from '../../context/own-business.ts';
import type { AdminDecideReportInput } from '../../generated/graphql.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../audit/record-admin-act.service.ts';
import { outboxEntry } from '../outbox/outbox.model.ts';
import { flagReported } from '../product/flag-reported.service.ts';
import type { ProductRecord } from '../product/product.model.ts';
import { applyDecision } from './apply-decision.service.ts';
import { claimTarget } from './claim-target.service.ts';
import type { ReportRecord } from './report.model.ts';

const possible: Record<ReportKind, readonly ReportDecision[]> = {
  message: ['nothing', 'delete', 'suspend'],
  product: ['nothing', 'hide', 'delete', 'suspend'],
  user: ['nothing', 'suspend'],
};

/** Refusals of decisions that don't fit the kind of report. */
const impossibleWords: Record<ReportKind, string> = {
  message: 'You can’t hide a message. Delete it instead.',
  product: 'You can’t decide this for a product.',
  user: 'You can suspend a person for a report, but not hide or delete them.',
};

/**
 * Decides on a report and on all open reports of the same target, carries the decision out, and notifies both sides. Of
 * two concurrent admins, the second is refused. If the process is killed in between, the reports stay open, and
 * deciding again completes it.
 * @throws Refusal `forbidden` for reporters and subjects of one of the reports; `not-found` for unknown reports, and if
 * the product, message or account is gone; `conflict` with the report if it is decided or another admin is deciding;
 * `not-available` for a sold product
 */
export async function decideReport(context: Context, given: Unchecked<AdminDecideReportInput>) {
  requireRole(context, 'admin');
  const { id, decision, note } = validInput('AdminDecideReportInput', given);
  const words = note ?? '';
  const report = await openReport(context, id);
  const { kind, targetId, subjectId = null } = report;
  await refuseOwnBusiness(context, targetId, subjectId, ...(await reportersOf(context, targetId)));
  if (!possible[kind].includes(decision)) {
    throw new Refusal('invalid', impossibleWords[kind], { field: 'decision' });
  }
  if ((decision === 'hide' || decision === 'suspend') && !words) {
    throw new Refusal('invalid', 'Give a reason. The person will read it.', { field: 'note' });
  }
  const release = await claimTarget(context, targetId);
  try {
    // It may have been decided meanwhile.
    await openReport(context, id);
    const suspended = await applyDecision(context, {
      kind,
      decision,
      targetId,
      subjectId,
      note: words,
    });
    const act = {
      action: 'decide-report',
      targetId: subjectId ?? targetId,
      decided: { reportId: report._id, outcome: decision },
      by: actorOf(context),
    } as const;
    const reports = await recordAdminAct(context, act, () =>
      markDecided(context, report, { decision, note: words }),
    );
    if (kind === 'product' && decision === 'nothing') await unflag(context, report);
    const product = kind === 'product' ? await freshProduct(context, targetId) : null;
    return { message: doneWords(kind)[decision], reports, product, ...suspended };
  } finally {
    await release();
  }
}

const doneWords = (kind: ReportKind): Record<ReportDecision, string> => ({
  nothing: 'Decided: no action.',
  hide: 'Decided: the product is hidden.',
  delete: `Decided: the ${kind} is deleted.`,
  suspend: 'Decided: the account is suspended.',
});

/** The reporters of a target's open reports, which are decided together. */
async function reportersOf({ models }: Context, targetId: Types.ObjectId) {
  const open = await models.Report.find({ targetId, isOpen: true }, { reporterId: 1 }).lean();
  return open.map(({ reporterId }) => reporterId);
}

async function openReport({ models }: Context, id: string): Promise<ReportRecord> {
  const report: ReportRecord | null = await models.Report.findById(toObjectId(id, 'Report')).lean();
  if (!report) throw notFound('Report');
  if (report.isOpen) return report;
  throw new Refusal('conflict', 'An admin has already decided on this.', {
    alreadyDone: true,
    payload: { reports: [report] },
  });
}

/** Closes all open reports of a target with an outbox entry in each; returns them, newest first. */
async function markDecided(
  { models, events, now, viewer }: Context,
  { _id: ownId, targetId }: ReportRecord,
  { decision, note }: { decision: ReportDecision; note: string },
): Promise<ReportRecord[]> {
  const decidedAt = new Date(now());
  const open = await models.Report.find({ targetId, isOpen: true }, { _id: 1 })
    .sort({ _id: -1 })
    .lean();
  const decided: ReportRecord[] = [];
  for (const { _id } of open) {
    const entry = { kind: 'report-decided', decision, toSubject: _id.equals(ownId) } as const;
    const report = await models.Report.findOneAndUpdate(
      { _id, isOpen: true },
      {
        $set: {
          isOpen: false,
          decision,
          decidedAt,
          decidedById: viewer?._id,
          ...(note && { decisionNote: note }),
          ...outboxEntry(entry, decidedAt),
        },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!report) continue;
    events.publish({ kind: 'report', reportId: _id.toHexString() });
    decided.push(report);
  }
  return decided;
}

/** The current product, bypassing this request's loader. */
async function freshProduct(
  { loaders }: Context,
  id: Types.ObjectId,
): Promise<ProductRecord | null> {
  return loaders.product.clear(id).load(id);
}

/** Removes the flag from a product without open reports. A concurrent report sets it again or is found here. */
async function unflag(context: Context, { targetId }: ReportRecord): Promise<void> {
  await flagReported(context, targetId, false);
  if (await context.models.Report.exists({ targetId, isOpen: true })) {
    await flagReported(context, targetId, true);
  }
}
