import type { mongo, Types } from 'mongoose';
import type { Shop } from '../context/shop.ts';

/** Changes records of an earlier release, once per database. */
export type Migration = {
  /** The date and what it changes, as the file is called. Databases remember it, so it never changes. */
  name: string;
  /** May run again after a kill, and does nothing then to records that it has already changed. */
  up(tools: MigrationTools): Promise<void>;
};

/**
 * Migrations read and write plain collections: models follow the present form of the records, which a later release may
 * change.
 */
export type MigrationTools = {
  shop: Pick<Shop, 'cards' | 'config' | 'identity' | 'log' | 'now'>;
  collection<Fields extends mongo.Document>(name: string): mongo.Collection<Stored<Fields>>;
  /**
   * Hands the records of a collection to `each`, in the order of their ids, 500 at a time. After a kill it goes on
   * with the batch that was interrupted; a migration uses it once at most.
   */
  walk<Fields extends mongo.Document>(
    collection: string,
    fields: (keyof Fields & string)[],
    each: (batch: Stored<Fields>[]) => Promise<unknown>,
  ): Promise<void>;
};

export type Stored<Fields> = Fields & { _id: Types.ObjectId };
