import type { NotificationFacts } from '@fitness-zone/contract/notifications/kinds.ts';
import type { ReportRecord } from '../../reports/report.model.ts';
import { adminIds, type RecipientServices } from './admins-and-blocks.queries.ts';
import { type Draft, draftOf, type NamedEntry, unknownEntry } from './draft.rules.ts';

/** Words for a reported message or person; notifications name neither. */
const kindWords = { message: 'a message', user: 'a person' } as const;
/** Words for the subject's own message or account. */
const ownWords = { message: 'a message of yours', user: 'your account' } as const;

/** The recipients of an entry in a report's outbox. */
export const draftsOfReport = (
  services: RecipientServices,
  report: ReportRecord,
  entry: NamedEntry,
): Promise<Draft[]> =>
  entry.kind === 'report-filed'
    ? draftsOfFiling(services, report, entry)
    : draftsOfDecision(services, report, entry);

/** All admins except the reporter, for a target's first open report only. Further ones join the same decision. */
async function draftsOfFiling(
  services: RecipientServices,
  { _id, kind, targetId, reporterId, isOpen }: ReportRecord,
  entry: NamedEntry,
): Promise<Draft[]> {
  const { Product, Report } = services.models;
  if (!isOpen || (await Report.exists({ targetId, isOpen: true, _id: { $lt: _id } }))) return [];
  const product = kind === 'product' ? await Product.findById(targetId).lean() : null;
  const what = kind === 'product' ? (product?.productName ?? 'a product') : kindWords[kind];
  const admins = (await adminIds(services)).filter((adminId) => !adminId.equals(reporterId));
  return admins.map((adminId) => ({
    ...draftOf(entry, adminId, { kind: 'report-filed', what }, reporterId),
    ...(product && { productId: targetId }),
  }));
}

/**
 * The reporters of a target that an admin decided on. Its subject is notified that no action was needed, or that the
 * product or message was deleted; hiding and suspension have their own notifications.
 */
async function draftsOfDecision(
  { models }: RecipientServices,
  { kind, targetId, reporterId, decisionNote }: ReportRecord,
  entry: NamedEntry,
): Promise<Draft[]> {
  if (entry.kind !== 'report-decided') throw unknownEntry(entry);
  const { decision, toSubject } = entry;
  const product = kind === 'product' ? await models.Product.findById(targetId).lean() : null;
  const about = product ? { productId: targetId } : {};
  const what = kind === 'product' ? (product?.productName ?? 'a product') : kindWords[kind];
  const decided = draftOf(entry, reporterId, { kind: 'report-decided', what, decision });
  const message = kind === 'message' ? await models.Message.findById(targetId).lean() : null;
  const subjectId = kind === 'user' ? targetId : (product?.sellerId ?? message?.senderId);
  const isNotified = decision === 'nothing' || decision === 'delete';
  if (!toSubject || !subjectId || !isNotified) return [{ ...decided, ...about }];
  const facts: NotificationFacts = {
    kind: 'report-about-you',
    what: product ? what : ownWords[kind === 'user' ? 'user' : 'message'],
    deleted: decision === 'delete',
    reason: decisionNote ?? null,
  };
  return [
    { ...decided, ...about },
    { ...draftOf(entry, subjectId, facts), ...about },
  ];
}
