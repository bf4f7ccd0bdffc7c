import type { News } from '@fitness-zone/contract/notifications/notification-messages.ts';
import type { ReportRecord } from '../../reports/report.model.ts';
import {
  adminIds,
  type Draft,
  draftOf,
  type NamedEntry,
  type RecipientServices,
  unknownEntry,
} from './draft.rules.ts';

/** What is said of a reported message or person, of whom notifications name none. */
const kindWords = { message: 'a message', user: 'a person' } as const;
/** The same to whom it is about. */
const ownWords = { message: 'a message of yours', user: 'your account' } as const;

/** Whom an entry of a report's outbox concerns. */
export const draftsOfReport = (
  services: RecipientServices,
  report: ReportRecord,
  entry: NamedEntry,
): Promise<Draft[]> =>
  entry.kind === 'report-filed'
    ? draftsOfFiling(services, report, entry)
    : draftsOfDecision(services, report, entry);

/** All admins but the reporter, by the first open report of a target: the others add to what is to be decided anyhow. */
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
    ...draftOf(entry, adminId, { kind: 'report-filed', what }),
    ...(product && { productId: targetId }),
  }));
}

/**
 * Who has reported what an admin has decided on. Whom it is about hears that nothing follows, or that the product or
 * the message is deleted: of a hidden product and a suspension that person hears as such.
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
  const isNews = decision === 'nothing' || decision === 'delete';
  if (!toSubject || !subjectId || !isNews) return [{ ...decided, ...about }];
  const news: News = {
    kind: 'report-about-you',
    what: product ? what : ownWords[kind === 'user' ? 'user' : 'message'],
    deleted: decision === 'delete',
    reason: decisionNote ?? null,
  };
  return [
    { ...decided, ...about },
    { ...draftOf(entry, subjectId, news), ...about },
  ];
}
