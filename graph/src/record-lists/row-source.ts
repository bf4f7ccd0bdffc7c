/** What a list keeps of a record; `row` is null for one that it does not show, such as one that is being deleted. */
export type ReadRow<Row> = { id: string; row: Row | null };

/** How a list reads its collection. Ids are hexadecimal. */
export type RowSource<Row> = {
  /** So many records by their ids, from the beginning or after one. */
  after(id: string | null, limit: number): Promise<ReadRow<Row>[]>;
  /** Some records, in any order; those that are no more are left out. */
  byIds(ids: readonly string[]): Promise<ReadRow<Row>[]>;
  /** The records that were written to since a moment (epoch ms). */
  changedSince(moment: number): Promise<ReadRow<Row>[]>;
  /** How many records there are, those that the list does not show included. */
  count(): Promise<number>;
};

/** Counts what a list shows: a row that changes is removed as it was, and added as it is. */
export type RowFollower<Row> = {
  add(row: Row): void;
  /** @param row the same object that was added */
  remove(row: Row): void;
};
