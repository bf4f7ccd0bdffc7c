import DataLoader from 'dataloader';
import type { Types } from 'mongoose';

type Identified = { _id: Types.ObjectId };

/** A loader of records by their id, in one command per tick; null for ids without a record. */
export const loadById = <Item extends Identified>(
  findAll: (ids: Types.ObjectId[]) => Promise<Item[]>,
) =>
  new DataLoader<Types.ObjectId, Item | null, string>(
    async (ids) => {
      const found = new Map(
        (await findAll([...ids])).map((item) => [item._id.toHexString(), item]),
      );
      return ids.map((id) => found.get(id.toHexString()) ?? null);
    },
    { cacheKeyFn: (id) => id.toHexString() },
  );
