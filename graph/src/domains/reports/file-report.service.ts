import type { ReportKind, ReportReason } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { firstOutboxEntry } from '../outbox/outbox.model.ts';

export type FiledReport = {
  kind: ReportKind;
  targetId: Types.ObjectId;
  /** The account that the report is about. */
  subjectId: Types.ObjectId;
  /** Set for messages. */
  threadId?: Types.ObjectId;
  reporterId: Types.ObjectId;
  reason: ReportReason;
  note?: string | null | undefined;
};

export const reportedSentence = 'Reported. An admin will review it.';

/**
 * Writes a report, notifies the admins and publishes it. Repeated reports of one target by an account, even concurrent
 * ones, are written once.
 * @returns whether it was written: false if the account has reported the target before
 */
export async function fileReport(
  { models, events, now }: Pick<Shop, 'models' | 'events' | 'now'>,
  { note, ...report }: FiledReport,
): Promise<boolean> {
  const createdAt = new Date(now());
  try {
    const { _id } = await models.Report.create({
      ...report,
      ...(note && { note }),
      createdAt,
      ...firstOutboxEntry({ kind: 'report-filed' }, createdAt),
    });
    events.publish({ kind: 'report', reportId: _id.toHexString() });
    await publishOthers({ models, events }, report.targetId, _id);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Maximum number of a target's other reports that are published. */
const maxPublished = 50;

/** Publishes the other reports of a target to admins, since they show the number of reports. */
async function publishOthers(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  targetId: Types.ObjectId,
  except: Types.ObjectId,
): Promise<void> {
  const others = await models.Report.find({ targetId, _id: { $ne: except } }, { _id: 1 })
    .sort({ _id: -1 })
    .limit(maxPublished)
    .lean();
  for (const { _id } of others) events.publish({ kind: 'report', reportId: _id.toHexString() });
}
