import type { mongo, Types } from 'mongoose';
import type { Shop } from '../context/shop.ts';

/** Changes records of an earlier release, once per database. */
export type Migration = {
  /** The file's name: date and purpose. Databases store it, so it must never change. */
  name: string;
  /** May run again after a kill; must not change records twice. */
  up(tools: MigrationTools): Promise<void>;
};

/**
 * Migrations use plain collections, since models follow the records' present form, which a later release may change.
 */
export type MigrationTools = {
  shop: Pick<Shop, 'cards' | 'config' | 'identity' | 'log' | 'now'>;
  collection<Fields extends mongo.Document>(name: string): mongo.Collection<Stored<Fields>>;
  /**
   * Passes the records of a collection to `each`, in the order of their ids, 500 at a time. After a kill it resumes
   * with the interrupted batch. A migration may use it only once.
   */
  walk<Fields extends mongo.Document>(
    collection: string,
    fields: (keyof Fields & string)[],
    each: (batch: Stored<Fields>[]) => Promise<unknown>,
  ): Promise<void>;
};

export type Stored<Fields> = Fields & { _id: Types.ObjectId };
