import type { Connection } from 'mongoose';
import type { DatabaseAddress } from '../database/database.ts';
import type { FoundPlace } from './places.ts';

/** A place of the embedded list in the collection `places`, one record for each of its names. */
export type StoredPlace = FoundPlace & {
  _id: string;
  /** 0 for postal codes and large towns, 2 for the smallest. */
  tier: number;
  /** The name or postal code in its compared form; for a large town also one of its other names. */
  key: string;
  /** Words for its region and country. */
  within: string[];
  population: number;
};

export const placesIn = (connection: Connection) => connection.collection<StoredPlace>('places');

/** The message to the process that imports the towns. */
export type TownImport = DatabaseAddress & { database: string; client: string | undefined };
