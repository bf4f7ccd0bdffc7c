import type { Types } from 'mongoose';
import type { Migration, MigrationTools, Stored } from './migration.ts';

type Report = {
  kind: 'user' | 'product' | 'message';
  targetId: Types.ObjectId;
  subjectId?: Types.ObjectId;
};

/** Reports get the account that they are about, unless their target is gone. */
export const reportSubjects: Migration = {
  name: '2026-11-26-report-subjects',
  async up({ collection, walk }) {
    const reports = collection<Report>('filedreports');
    await walk<Report>('filedreports', ['kind', 'targetId', 'subjectId'], async (batch) => {
      const earlier = batch.filter(({ subjectId }) => !subjectId);
      const subjects = await subjectsOf(collection, earlier);
      for (const { _id, targetId } of earlier) {
        const subjectId = subjects.get(targetId.toHexString());
        if (subjectId) await reports.updateOne({ _id }, { $set: { subjectId } });
      }
    });
  },
};

/** By the id of what was reported: the person, the product's seller or the message's author. */
async function subjectsOf(
  collection: MigrationTools['collection'],
  reports: readonly Stored<Report>[],
) {
  const idsOf = (kind: Report['kind']) =>
    reports.filter((report) => report.kind === kind).map(({ targetId }) => targetId);
  const find = <Field extends string>(from: string, kind: Report['kind'], field: Field) =>
    collection<Record<Field, Types.ObjectId>>(from)
      .find({ _id: { $in: idsOf(kind) } } as object, { projection: { [field]: 1 } })
      .toArray();
  const [products, messages] = await Promise.all([
    find('products', 'product', 'sellerId'),
    find('messages', 'message', 'senderId'),
  ]);
  return new Map<string, Types.ObjectId>([
    ...idsOf('user').map((id) => [id.toHexString(), id] as const),
    ...products.map(({ _id, sellerId }) => [_id.toHexString(), sellerId] as const),
    ...messages.map(({ _id, senderId }) => [_id.toHexString(), senderId] as const),
  ]);
}
