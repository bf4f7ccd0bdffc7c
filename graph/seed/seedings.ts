import type { Shop } from '../src/context/shop.ts';

/** The record of a seeding in the database; `finishedAt` is absent while it runs or after a crash. */
export type Seeding = {
  _id: string;
  startedAt: Date;
  /** The key of the story's last completed act. */
  lastKey?: string;
  finishedAt?: Date;
};

export const stockMarker = 'first-stock';
export const storyMarker = 'story';

export const seedingsOf = ({ database }: Pick<Shop, 'database'>) =>
  database.connection.collection<Seeding>('seedings');
