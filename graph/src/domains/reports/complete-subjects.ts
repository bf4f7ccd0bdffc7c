import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import type { ReportRecord } from './report.model.ts';

type Services = Pick<Shop, 'models'>;
type EarlierReport = Pick<ReportRecord, '_id' | 'kind' | 'targetId'>;

const batchSize = 500;

/**
 * Gives every report of earlier versions the account that it is about, by which a person's reports are found; to be
 * called at start. One of what is gone stays without. May be repeated: a process that ends in between leaves the rest
 * to the next start.
 */
export async function completeSubjects(services: Services): Promise<void> {
  const { Report } = services.models;
  let last: Types.ObjectId | null = null;
  for (;;) {
    const earlier: EarlierReport[] = await Report.find(
      { subjectId: null, ...(last && { _id: { $gt: last } }) },
      { kind: 1, targetId: 1 },
    )
      .sort({ _id: 1 })
      .limit(batchSize)
      .lean();
    if (earlier.length === 0) return;
    last = earlier.at(-1)?._id ?? null;
    const subjects = await subjectsOf(services, earlier);
    const updates = earlier.flatMap(({ _id, targetId }) => {
      const subjectId = subjects.get(targetId.toHexString());
      return subjectId ? [{ updateOne: { filter: { _id }, update: { $set: { subjectId } } } }] : [];
    });
    if (updates.length > 0) await Report.collection.bulkWrite(updates, { ordered: false });
  }
}

/** By the id of what was reported: the person, the product's seller or the message's author. */
async function subjectsOf({ models }: Services, reports: readonly EarlierReport[]) {
  const idsOf = (kind: EarlierReport['kind']) =>
    reports.filter((report) => report.kind === kind).map(({ targetId }) => targetId);
  const [products, messages] = await Promise.all([
    models.Product.find({ _id: { $in: idsOf('product') } }, { sellerId: 1 }).lean(),
    models.Message.find({ _id: { $in: idsOf('message') } }, { senderId: 1 }).lean(),
  ]);
  return new Map<string, Types.ObjectId>([
    ...idsOf('user').map((id) => [id.toHexString(), id] as const),
    ...products.map(({ _id, sellerId }) => [_id.toHexString(), sellerId] as const),
    ...messages.map(({ _id, senderId }) => [_id.toHexString(), senderId] as const),
  ]);
}
