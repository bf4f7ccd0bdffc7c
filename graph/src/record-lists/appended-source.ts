import { Types } from 'mongoose';
import { type IdCondition, type Identified, objectIdOf } from '../shared/ids.ts';
import type { RowSource } from './row-source.ts';

/** A collection whose records are added and never changed or deleted. */
type Appended<Stored> = {
  /** The records whose ids fulfil a condition, by their ids; so many at most, where a limit is given. */
  find(condition: { _id?: IdCondition }, limit?: number): Promise<Stored[]>;
  count(): Promise<number>;
};

/** How a list reads a collection that only grows: ids name the second in which they were made. */
export function appendedSource<Stored extends Identified, Row extends { id: string }>(
  { find, count }: Appended<Stored>,
  rowOf: (record: Stored) => Row,
): RowSource<Row> {
  const read = async (...asked: Parameters<typeof find>) =>
    (await find(...asked)).map((record) => {
      const row = rowOf(record);
      return { id: row.id, row };
    });
  return {
    after: (id, limit) => read(id === null ? {} : { _id: { $gt: objectIdOf(id) } }, limit),
    byIds: (ids) => read({ _id: { $in: ids.map(objectIdOf) } }),
    changedSince: (moment) => {
      const seconds = Math.max(0, Math.floor(moment / 1000));
      return read({ _id: { $gte: Types.ObjectId.createFromTime(seconds) } });
    },
    count,
  };
}
