import { type Identified, objectIdOf } from '../shared/ids.ts';
import type { ReadRow, RowSource } from './row-source.ts';

type Query = {
  sort(order: Record<string, 1>): Query;
  limit(most: number): Query;
  lean(): PromiseLike<unknown[]>;
};

/** What is used of a Mongoose model. */
type QueriedModel = {
  find(condition: object, fields: object): Query;
  estimatedDocumentCount(): PromiseLike<number>;
};

/**
 * How a list reads a collection whose records carry `changedAt`, indexed, which every write sets.
 * @param fields those that `rowOf` reads
 * @param rowOf gives null for a record that the list does not show
 */
export function modelSource<Stored extends Identified, Row extends { id: string }>(
  model: QueriedModel,
  fields: Partial<Record<keyof Stored, 1>>,
  rowOf: (record: Stored) => Row | null,
): RowSource<Row> {
  const rowsOf = async (query: Query): Promise<ReadRow<Row>[]> => {
    const records = (await query.lean()) as Stored[];
    return records.map((record) => {
      const row = rowOf(record);
      return { id: row?.id ?? record._id.toHexString(), row };
    });
  };
  return {
    after: (id, limit) => {
      const condition = id === null ? {} : { _id: { $gt: objectIdOf(id) } };
      return rowsOf(model.find(condition, fields).sort({ _id: 1 }).limit(limit));
    },
    byIds: (ids) => rowsOf(model.find({ _id: { $in: ids.map(objectIdOf) } }, fields)),
    changedSince: (moment) => rowsOf(model.find({ changedAt: { $gte: new Date(moment) } }, fields)),
    count: async () => model.estimatedDocumentCount(),
  };
}
